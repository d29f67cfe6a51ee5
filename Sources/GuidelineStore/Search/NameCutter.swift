/// Cuts Korean and Japanese words that no rule has where one name of the glossary ends and another
/// begins: `흰색배경` → `흰색 배경`.
struct NameCutter {
  let store: RuleStore
  /// The language that rules must be in; `nil` for any.
  let target: Language?

  /// How long a name is that is looked for in a word, in characters.
  private static let nameLengths = 2...16

  /// The names that a word is made of that is no name; itself, if it is not made of two.
  func words(of term: SearchTerm) throws -> [SearchTerm] {
    guard let stretch = term.stretch, stretch.kind != .word, stretch.kind != .hiragana,
      2 * Self.nameLengths.lowerBound...2 * Self.nameLengths.upperBound ~= stretch.scalars.count,
      try !isFound(term)
    else { return [term] }
    let shortest = Self.nameLengths.lowerBound
    for cut in (shortest...stretch.scalars.count - shortest).reversed() {
      let halves = [stretch.scalars[..<cut], stretch.scalars[cut...]].compactMap {
        SearchTerm(
          ScriptStretch(
            kind: stretch.kind, text: String(scalars: $0), scalars: Array($0),
            following: $0.endIndex == stretch.scalars.endIndex ? stretch.following : ""),
          isPrefix: false)
      }
      if halves.count == 2, try halves.allSatisfy(isName) { return halves }
    }
    return [term]
  }

  private func isName(_ term: SearchTerm) throws -> Bool {
    try GlossarySpans([term], in: store).hasName(at: 0)
  }

  private func isFound(_ term: SearchTerm) throws -> Bool {
    try term.alternatives.contains { phrase in
      try (target == nil || phrase.language == target) && store.frequency(of: phrase) > 0
    }
  }
}
