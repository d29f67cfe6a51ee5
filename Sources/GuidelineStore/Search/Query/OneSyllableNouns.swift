/// Separates a one-syllable Korean noun from its particle: `탭과` → `탭`.
///
/// Longer nouns lose their particles without a check. A word of two syllables may be a noun itself,
/// like `결과`, so it is split only if the glossary or the texts contain the noun and not the word.
struct OneSyllableNouns {
  let store: RuleStore

  /// The terms, each replaced by its noun where it has one.
  func terms(of terms: [SearchTerm]) throws -> [SearchTerm] {
    try terms.indices.map { index in
      try noun(in: terms[index], before: terms.dropFirst(index + 1).first) ?? terms[index]
    }
  }

  private func noun(in term: SearchTerm, before next: SearchTerm?) throws -> SearchTerm? {
    guard var stretch = term.stretch, stretch.kind == .hangul, !term.isStopWord,
      HangulStem.isSyllableWithParticle(stretch.scalars), try !isName(term, before: next)
    else { return nil }
    stretch.scalars = [stretch.scalars[0]]
    stretch.text = String(scalars: stretch.scalars)
    guard let noun = SearchTerm(stretch, isPrefix: false), !noun.isStopWord,
      try isName(noun) || isWord(noun, rather: term)
    else { return nil }
    return noun
  }

  /// Whether the word is a name, alone or as the start of one that continues with the next word.
  private func isName(_ term: SearchTerm, before next: SearchTerm? = nil) throws -> Bool {
    if try GlossarySpans([term], in: store).hasName(at: 0) { return true }
    return try next.map { try store.hasTerm(beginningWith: [term.text + " " + $0.text]) } ?? false
  }

  /// Whether the texts contain the noun but not the whole word. Its pairs of syllables may occur
  /// inside other words.
  private func isWord(_ noun: SearchTerm, rather term: SearchTerm) throws -> Bool {
    try store.frequency(of: noun.alternatives[0]) > 0
      && term.alternatives.allSatisfy { try store.frequency(of: $0) == 0 }
  }
}
