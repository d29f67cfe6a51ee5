/// Takes a Korean noun of one syllable out of a word that may be it with a particle: `탭과` → `탭`.
///
/// Of more syllables, the particle goes without a question. Of two, the word may be a noun itself, as
/// `결과` is; so the glossary or the texts must have the one, and not the other.
struct OneSyllableNouns {
  let store: RuleStore

  /// Each word, or the noun that it is.
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

  /// Whether a word is a name, or one begins with it and the next.
  private func isName(_ term: SearchTerm, before next: SearchTerm? = nil) throws -> Bool {
    if try GlossarySpans([term], in: store).hasName(at: 0) { return true }
    return try next.map { try store.hasTerm(beginningWith: [term.text + " " + $0.text]) } ?? false
  }

  /// Whether the texts have a noun, but nowhere the word that it may be in, of which pairs of syllables
  /// are found inside others as well.
  private func isWord(_ noun: SearchTerm, rather term: SearchTerm) throws -> Bool {
    try store.frequency(of: noun.alternatives[0]) > 0
      && term.alternatives.allSatisfy { try store.frequency(of: $0) == 0 }
  }
}
