extension QueryExpansion {
  /// The word as written, plus its parts.
  func term(_ term: SearchTerm) throws -> ExpandedTerm {
    let kanji = term.kanji
    let weight = kanji == nil ? 1 : Self.verb
    var expanded = ExpandedTerm(
      text: term.shown,
      groups: term.alternatives.map {
        ExpandedTerm.Group(origin: .written, weight: weight, phrases: [$0])
      }, isRequired: term.stretch == nil)
    guard let stretch = term.stretch else { return expanded }
    let parts = parts(of: stretch, term)
    if !parts.isEmpty {
      expanded.groups.append(
        ExpandedTerm.Group(origin: .parts, weight: Self.parts, phrases: parts))
    }
    if let inside = term.inside ?? kanji {
      expanded.groups.append(
        ExpandedTerm.Group(origin: .parts, weight: Self.insideWords, phrases: [inside]))
    }
    return expanded
  }

  /// The pairs of characters of a Korean or Japanese word, or the words of a name in CamelCase.
  private func parts(of stretch: ScriptStretch, _ term: SearchTerm) -> [SearchTerm.Phrase] {
    guard stretch.kind != .hiragana, stretch.kind != .katakana else { return [] }
    guard let longest = term.alternatives.max(by: { $0.tokens.count < $1.tokens.count }) else {
      return []
    }
    guard longest.tokens.count > 1 else { return [] }
    let numbers = longest.tokens.filter(\.isNumber)
    // A number counts without its unit. Prefixes such as UI say nothing, nor does the number after
    // a name of several words.
    let isName = longest.tokens.count > numbers.count + 1 && longest.tokens.first?.isNumber == false
    return
      (numbers.isEmpty || isName
      ? longest.tokens.filter { $0.utf8.count > 2 && !$0.isNumber } : numbers)
      .map { SearchTerm.Phrase(tokens: [$0]) }
  }
}

extension SearchTerm {
  /// Whether it is a word of the letters a to z.
  var isLatinWord: Bool {
    stretch?.kind == .word && text.utf8.allSatisfy { $0.isASCIILetter } && text.utf8.count > 2
  }
}

extension String {
  fileprivate var isNumber: Bool { utf8.allSatisfy(\.isASCIIDigit) }
}
