/// The words of a query as they were meant: without stop words, and with compounds split.
struct QueryWords {
  private(set) var terms: [SearchTerm]
  /// The glossary's names among the words.
  private(set) var names: GlossarySpans
  /// The stop words that are kept because they are part of a name.
  let stopWords: Set<String>

  /// - Parameter target: The language that results must be in; `nil` for any.
  init(_ query: SearchQuery, in store: RuleStore, target: Language?) throws {
    let named = try NamedStopWords(query.terms, in: store)
    stopWords = named.stopWords
    terms = named.telling
    names = try GlossarySpans(terms, in: store)
    let splitter = CompoundSplitter(store: store, target: target)
    let parts = try terms.indices.flatMap { index in
      names.hasName(at: index) ? [terms[index]] : try splitter.parts(of: terms[index])
    }
    guard parts != terms else { return }
    terms = parts
    names = try GlossarySpans(terms, in: store)
  }
}
