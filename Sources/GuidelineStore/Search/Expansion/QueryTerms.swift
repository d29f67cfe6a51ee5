/// A query's terms, looked up in the texts of some languages.
struct QueryTerms {
  /// The terms that occur in rules, or are required to.
  private(set) var scored: [ScoredTerm] = []
  /// The words without a match, even for an alternative.
  private(set) var unknownWords: [String] = []
  /// The score that each unknown word would have.
  private let worthOfUnknown: Double
  /// The score that the unknown words would have.
  var worthOfUnknownWords: Double { worthOfUnknown * Double(unknownWords.count) }
  private(set) var subject = Subject()

  /// Whether the query requires exact text or excludes words.
  private(set) var isExact = false

  init() { worthOfUnknown = 0 }

  init(_ request: SearchRequest, in languages: Set<Language>, of store: RuleStore) throws {
    worthOfUnknown = try store.rarity(ofCount: 0, in: [request.readersLanguage])
    let expansion = QueryExpansion(in: store, languages: languages, target: request.target)
    let expanded = try expansion.terms(of: request.query)
    subject = try Subject(expanded, of: request.query.text, in: store)
    for term in expanded {
      let found = try ScoredTerm(
        term, in: store, for: languages.count == 1 ? languages.first : nil)
      if let found, !found.finding.isEmpty {
        scored.append(found)
      } else {
        // Pieces of an unknown word aren't searched for: `調整` of `年末調整` is something else.
        unknownWords.append(term.text)
      }
    }
    // A platform is a property of a rule, not one of its words.
    if !scored.isEmpty { unknownWords.removeAll { PageWords.platforms(in: $0) != nil } }
    isExact = !request.query.exclusions.isEmpty || scored.contains(where: \.term.isRequired)
    let present = request.filter.edition == nil ? try store.presentRules() : nil
    if scored.first?.isSymbol(of: present) == true { subject.findsSymbol() }
  }

  /// Whether the query is about something else than its best result, which contains only its known
  /// words. One unknown word besides a topic's title means little: `alerts zzyzx`.
  func isAbsent(_ best: SearchMatch, in store: RuleStore) throws -> Bool {
    let known = scored.lazy.compactMap { $0.phrases.map(\.value).max() }.reduce(0, +)
    let unknown = worthOfUnknownWords
    guard unknown > 0,
      best.score * known / (known + unknown) < Self.leastScore * worthOfUnknown
    else { return false }
    return try !(unknownWords.count == 1 && scored.count == 1 && subject.isTitle(in: store))
  }
}
