/// The words of a query that tell what is looked for, as they were meant: without those that only ask, cut where
/// names were written together, without particles and slips that hide a name.
struct QueryWords {
  private(set) var terms: [SearchTerm]
  /// Where the words are names of the glossary.
  private(set) var names: GlossarySpans
  /// The words that are there for the sake of a name only.
  let stopWords: Set<String>
  /// What the query asks the number of.
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
