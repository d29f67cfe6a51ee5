/// Corrects a word that no rule contains if the correction completes a name with its neighbors:
/// `acton sheet` is an action sheet, `자동 완셩` is 자동 완성.
struct MisspelledNames {
  let store: RuleStore

  /// The terms of a query with corrections.
  func terms(of terms: [SearchTerm]) throws -> [SearchTerm] {
    guard terms.count > 1 else { return terms }
    var terms = terms
    for index in terms.indices {
      guard try isUnknown(terms[index]) && !isInName(index, of: terms),
        let word = try corrected(terms[index])
      else { continue }
      var others = terms
      others[index] = word
      if try isInName(index, of: others) { terms = others }
    }
    return terms
  }

  private func isUnknown(_ term: SearchTerm) throws -> Bool {
    guard let stretch = term.stretch, term.isLatinWord || stretch.kind != .word,
      stretch.kind != .hiragana, !term.isStopWord,
      try term.alternatives.allSatisfy({ try store.frequency(of: $0) == 0 })
    else { return false }
    return try term.isLatinWord
      ? !store.hasTerm(beginningWithWord: term.text) : !isMadeOfNames(term)
  }

  /// Whether a Korean or Japanese word consists of one or more names.
  private func isMadeOfNames(_ term: SearchTerm) throws -> Bool {
    try GlossarySpans([term], in: store).hasName(at: 0)
      || NameCutter(store: store, target: nil).words(of: term) != [term]
  }

  private func corrected(_ term: SearchTerm) throws -> SearchTerm? {
    guard let word = try NearestWord(in: store).word(to: term) else { return nil }
    var stretches = ScriptStretch.stretches(of: word)
    guard stretches.count == 1 else { return nil }
    stretches[0].following = term.stretch?.following ?? ""
    var corrected = SearchTerm(stretches[0], isPrefix: false)
    corrected?.misspelling = term.text
    return corrected
  }

  /// Whether the word is part of a name of several words.
  private func isInName(_ index: Int, of terms: [SearchTerm]) throws -> Bool {
    let spans = try GlossarySpans(terms, in: store)
    return (0...index).contains { start in
      spans.named(from: start).contains { $0.count > 1 && start + $0.count > index }
    }
  }
}
