/// The words of a query as they were meant: without question words, with joined names split, and
/// without particles and typos that hide a name.
struct QueryWords {
  private(set) var terms: [SearchTerm]
  /// The glossary's names among the words.
  private(set) var names: GlossarySpans
  /// The stop words that are kept because they are part of a name.
  let stopWords: Set<String>
  /// The number or measure that the query asks for.
  let asked: AskedNumber

  /// - Parameter target: The language that results must be in; `nil` for any.
  init(_ query: SearchQuery, in store: RuleStore, target: Language?) throws {
    var written = try HiraganaNames(store: store).terms(of: query)
    written = try OneSyllableNouns(store: store).terms(of: written)
    written = try MisspelledNames(store: store).terms(of: written)
    asked = AskedNumber(written, beside: query.asides)
    let named = try NamedStopWords(asked.terms, in: store)
    stopWords = named.stopWords
    terms = named.telling
    names = try GlossarySpans(terms, in: store)
    let cutter = NameCutter(store: store, target: target)
    let cut = try terms.indices.flatMap { index in
      names.hasName(at: index) ? [terms[index]] : try cutter.words(of: terms[index])
    }
    guard cut != terms else { return }
    terms = cut
    names = try GlossarySpans(terms, in: store)
  }
}
