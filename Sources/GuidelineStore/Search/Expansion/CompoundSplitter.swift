/// Splits a rare Korean or Japanese word that is written without spaces into the words that it
/// consists of, and drops stop words and suffixes at its end: `전체화면전환` → `전체화면 전환`, `취소할수있게` →
/// `취소할`, `通知消したい` → `通知 消したい`.
struct CompoundSplitter {
  let store: RuleStore
  /// The language that rules must be in; `nil` for any.
  let target: Language?

  /// The longest word that is split, in characters.
  private static let longestWord = 16
  /// The shortest part, in characters, except single kanji beside longer parts. Other single
  /// characters mean too many things.
  private static let shortestPart = 2

  /// The parts of the word, or the word itself.
  func parts(of term: SearchTerm) throws -> [SearchTerm] {
    guard let stretch = term.stretch, stretch.kind != .word, stretch.kind != .hiragana,
      stretch.scalars.count <= Self.longestWord, try isRare(term)
    else { return [term] }
    let others = stretch.kind == .hangul ? 1 : 0
    let parts = try parts(of: stretch, stretch.scalars[...], others: others) ?? []
    let isSplit =
      parts.first?.text != term.text
      && parts.contains { $0.text.unicodeScalars.count >= Self.shortestPart }
    return isSplit ? parts : [term]
  }

  /// - Parameter others: The number of words that needn't be names of the glossary.
  private func parts(
    of stretch: ScriptStretch, _ letters: ArraySlice<UInt32>, others: Int
  ) throws -> [SearchTerm]? {
    if letters.isEmpty || Self.addNothing(letters, stretch.kind) { return [] }
    let shortest = stretch.kind == .kanji ? 1 : Self.shortestPart
    guard letters.count >= shortest else { return nil }
    for others in 0...others {
      for count in (shortest...letters.count).reversed() {
        guard let first = Self.part(of: stretch, letters.prefix(count)), !first.isStopWord else {
          continue
        }
        let isName = try GlossarySpans([first], in: store).hasName(at: 0)
        guard try isName || others > 0 && isCommon(first),
          let rest = try parts(
            of: stretch, letters.dropFirst(count), others: isName ? others : others - 1)
        else { continue }
        return [first] + rest
      }
    }
    return nil
  }

  /// Whether the end of a word is a stop word or a suffix.
  private static func addNothing(_ end: ArraySlice<UInt32>, _ kind: ScriptStretch.Kind) -> Bool {
    kind == .hangul
      ? StopWords.end(word: Array(end)) : StopWords.contain(String(scalars: end))
  }

  /// A part of a word as a word of its own; the last one keeps the hiragana after the word.
  private static func part(
    of stretch: ScriptStretch, _ letters: ArraySlice<UInt32>
  ) -> SearchTerm? {
    SearchTerm(
      ScriptStretch(
        kind: stretch.kind, text: String(scalars: letters), scalars: Array(letters),
        following: letters.endIndex == stretch.scalars.endIndex ? stretch.following : ""),
      isPrefix: false)
  }

  /// Whether hardly any rule contains the word.
  private func isRare(_ term: SearchTerm) throws -> Bool {
    try term.alternatives.allSatisfy { try frequency(of: $0) <= Self.mostOfRare }
  }

  /// Whether enough rules contain the word that it isn't just a fragment.
  private func isCommon(_ term: SearchTerm) throws -> Bool {
    try frequency(of: term.alternatives[0]) >= Self.leastOfCommon
  }

  private func frequency(of phrase: SearchTerm.Phrase) throws -> Int {
    target == nil || phrase.language == target ? try store.frequency(of: phrase) : 0
  }
}
