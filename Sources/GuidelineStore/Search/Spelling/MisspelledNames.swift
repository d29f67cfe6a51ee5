/// Corrects English words of a query that no rule has, where the word that was meant makes a name with those
/// beside it: an `acton sheet` is an action sheet, and no sheet of another kind.
struct MisspelledNames {
  let store: RuleStore

  /// The terms of a query with the words that were meant.
  func terms(of terms: [SearchTerm]) throws -> [SearchTerm] {
    guard terms.count > 1 else { return terms }
    var terms = terms
    for index in terms.indices {
      guard try isUnknown(terms[index]), let word = try corrected(terms[index]) else { continue }
      var others = terms
      others[index] = word
      if try isInName(index, of: others) { terms = others }
    }
    return terms
  }

  private func isUnknown(_ term: SearchTerm) throws -> Bool {
    try term.isLatinWord && !store.hasTerm(beginningWithWord: term.text)
      && term.alternatives.allSatisfy { try store.frequency(of: $0) == 0 }
  }

  private func corrected(_ term: SearchTerm) throws -> SearchTerm? {
    guard let word = try NearestWord(in: store).word(to: term) else { return nil }
    let stretches = ScriptStretch.stretches(of: word)
    guard stretches.count == 1, var corrected = SearchTerm(stretches[0], isPrefix: false) else {
      return nil
    }
    corrected.misspelling = term.text
    return corrected
  }

  /// Whether a word is one of several that are a name.
  private func isInName(_ index: Int, of terms: [SearchTerm]) throws -> Bool {
    let spans = try GlossarySpans(terms, in: store)
    return (0...index).contains { start in
      spans.named(from: start).contains { $0.count > 1 && start + $0.count > index }
    }
  }
}
