/// The katakana words of names, and which of them hold another by chance: `キャンセル` holds `セル`, while a
/// `タブバー` is a `バー`.
struct KatakanaWords {
  private typealias Word = ArraySlice<UInt32>

  /// A word that stands in another one, and seems to be no part of it.
  struct Chance {
    var part: String
    var word: String
    /// How many characters stand before it, long marks not counted.
    var place: Int
    /// Whether what is left of the other is too short to be a word by itself.
    var isSure: Bool
  }

  private let runs: Set<Word>
  /// What longer words are made of, without the long mark at the end: the runs, and what begins or ends
  /// several longer ones.
  private let stems, heads, tails: Set<Word>

  private static let longMark: UInt32 = 0x30FC
  private static let middleDot: UInt32 = 0x30FB
  /// No word begins with these.
  private static let small = Set("ァィゥェォッャュョヮン".unicodeScalars.map(\.value))
  private static let (shortest, longest) = (2, 24)
  /// So much before or behind a word is hardly a word by itself, and so much is one that no other name
  /// has, as `スプリット` of `スプリットビュー`.
  private static let (hardlyAWord, surelyAWord) = (2, 5)

  init(of names: some Sequence<String>) {
    let runs = Set(
      names.flatMap(ScriptStretch.stretches).filter { $0.kind == .katakana }
        .flatMap { $0.scalars.split(separator: Self.middleDot) }
        .filter { Self.shortest...Self.longest ~= $0.count }.map { Word(Array($0)) })
    let stems = Set(runs.map(Self.stem))
    var beginning: [Word: Int] = [:]
    var ending: [Word: Int] = [:]
    for run in runs where run.count > Self.shortest {
      for cut in Self.shortest..<run.count {
        let (head, tail) = (Self.stem(of: run[..<cut]), Self.stem(of: run[cut...]))
        if stems.contains(tail) { beginning[head, default: 0] += 1 }
        if stems.contains(head) { ending[tail, default: 0] += 1 }
      }
    }
    self.runs = runs
    self.stems = stems
    heads = stems.union(beginning.filter { $0.value > 1 }.keys)
    tails = stems.union(ending.filter { $0.value > 1 }.keys)
  }

  /// All words that stand in others by chance, by these words.
  var chances: [Chance] {
    var chances: [Chance] = []
    for run in runs {
      for start in run.indices {
        for end in run.indices[(start + 1)...] {
          let part = run[start...end]
          let (head, tail) = (run[..<start], run[(end + 1)...])
          guard tail.first != Self.longMark, stems.contains(Self.stem(of: part)),
            Self.stem(of: part) != Self.stem(of: run)
          else { continue }
          let rest = rest(of: head, tail)
          guard rest < Self.surelyAWord else { continue }
          chances.append(
            Chance(
              part: String(scalars: part), word: String(scalars: run),
              place: head.count { $0 != Self.longMark }, isSure: rest <= Self.hardlyAWord))
        }
      }
    }
    return chances.sorted { ($0.part, $0.word, $0.place) < ($1.part, $1.word, $1.place) }
  }

  /// The length of what makes no words before one or behind it, the lesser of the two; much, if all does.
  private func rest(of head: Word, _ tail: Word) -> Int {
    if let first = tail.first, Self.small.contains(first) { return 0 }
    return min(
      isMade(head, of: heads) ? .max : head.count, isMade(tail, of: tails) ? .max : tail.count)
  }

  private func isMade(_ rest: Word, of words: Set<Word>) -> Bool {
    rest.isEmpty
      || rest.indices.dropFirst().contains { end in
        words.contains(Self.stem(of: rest[..<end])) && isMade(rest[end...], of: words)
      } || rest.count >= Self.shortest && words.contains(Self.stem(of: rest))
  }

  /// The word without the long mark at its end, which writers set or leave out.
  private static func stem(of word: Word) -> Word {
    word.count > 3 && word.last == longMark ? word.dropLast() : word
  }
}
