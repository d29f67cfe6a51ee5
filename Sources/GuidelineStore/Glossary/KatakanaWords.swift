/// Katakana words in names, and accidental occurrences of one in another: `キャンセル` contains `セル` by
/// accident, but a `タブバー` is a `バー`.
struct KatakanaWords {
  private typealias Word = ArraySlice<UInt32>

  /// An occurrence of a word in another that seems unrelated.
  struct Chance {
    var part: String
    var word: String
    /// The number of characters before it, without long marks.
    var place: Int
    /// Whether the remainder is too short to be a word.
    var isSure: Bool
  }

  private let runs: Set<Word>
  /// The components of longer words, without a final long mark: whole runs, and shared beginnings
  /// and ends.
  private let stems, heads, tails: Set<Word>

  private static let longMark: UInt32 = 0x30FC
  private static let middleDot: UInt32 = 0x30FB
  /// Characters that never start a word.
  private static let small = Set("ァィゥェォッャュョヮン".unicodeScalars.map(\.value))
  private static let (shortest, longest) = (2, 24)
  /// A remainder this short is hardly a word; one this long surely is, even if no other name has
  /// it, as `スプリット` in `スプリットビュー`.
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

  /// All accidental occurrences among these words.
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

  /// The length of the shorter part before or after a word that isn't made of words; large if both
  /// parts are.
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

  /// The word without its optional final long mark.
  private static func stem(of word: Word) -> Word {
    word.count > 3 && word.last == longMark ? word.dropLast() : word
  }
}
