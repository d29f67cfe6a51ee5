/// A search in progress: the query becomes terms, these are expanded, the rules that contain them
/// are scored, and boosts are added.
struct Search {
  let request: SearchRequest
  let store: RuleStore
  private let explains: Bool
  /// The terms after expansion.
  private(set) var terms = QueryTerms()
  /// The topics of the results that were dropped because the query is about something else.
  private(set) var nearestTopics: [String] = []

  init(
    _ query: SearchQuery, _ filter: SearchFilter, in store: RuleStore, explains: Bool = false
  ) throws {
    request = try SearchRequest(query, filter, in: store)
    self.store = store
    self.explains = explains
  }

  var filter: SearchFilter { request.filter }
  private var own: Language { request.language ?? .english }

  /// Finds all results, and sorts as many as will be shown.
  ///
  /// - Parameters:
  ///   - limit: The number to sort, if it isn't the filter's; 0 for all.
  ///   - isBroad: Whether rules with any of the words count, and English names in any language.
  mutating func run(
    limit: Int? = nil, isBroad: Bool = false
  ) throws -> (total: Int, shown: [RankedRule]) {
    guard request.isPossible else { return (0, []) }
    let limit = limit ?? filter.limit
    let languages = Set(filter.languages + (isBroad ? [own, .english] : [own]))
    let found = try run(in: languages, limit: limit, isBroad: isBroad)
    guard found.total < Self.enoughOfOwn, filter.language == nil else { return found }
    return try run(
      in: [.english, .korean, .japanese, own], limit: limit, isBroad: isBroad)
  }

  private mutating func run(
    in languages: Set<Language>, limit: Int, isBroad: Bool
  ) throws -> (total: Int, shown: [RankedRule]) {
    terms = try QueryTerms(request, in: languages, of: store)
    nearestTopics = []
    guard !terms.scored.isEmpty else { return (0, []) }
    let candidates = Candidates(request: request, terms: terms, store: store, explains: explains)
    var matches = try candidates.matches(isBroad: isBroad)
    if !filter.everyText { try removeOffSubject(candidates, in: &matches) }
    try TopicBoost(terms.scored, in: store).add(to: &matches)
    try TechnologyDiscount.apply(to: &matches, beside: terms.subject, in: store)
    if filter.everyText || request.target != nil {
      try SiblingBoost(in: store, includesUnmatched: request.target != nil || !terms.isExact)
        .add(to: &matches, filter, in: filter.languages.isEmpty ? [own] : filter.languages)
    }
    try promoteNamedPage(in: &matches)
    try removeUnsupported(in: &matches)
    var ranking = try Ranking(request, terms, of: matches, in: store)
    let found = try ranking.found(matches, limit: limit)
    guard mayBeAbsent, let best = found.shown.first, try terms.isAbsent(best.match, in: store)
    else {
      return found
    }
    nearestTopics = found.shown.reduce(into: []) { topics, result in
      let topic = result.head.ruleID(ofKey: result.match.rule).topic
      if topics.count < Self.mostNearest, !topics.contains(topic) { topics.append(topic) }
    }
    return (0, [])
  }

  private static let mostNearest = 3

  /// Whether results may be dropped: the user required no exact text and no topic.
  private var mayBeAbsent: Bool { !filter.everyText && !terms.isExact && filter.topics.isEmpty }

  /// Removes rules that contain words of the query but aren't about its subject.
  private func removeOffSubject(
    _ candidates: Candidates, in matches: inout [SearchMatch]
  ) throws {
    if let missing = terms.subject.missing {
      let term = terms.scored.first { $0.term.text == missing.text }
      let holding = try term.map(candidates.rules)
      matches.removeAll { holding?.contains(UInt32($0.rule)) != true }
    }
  }

  /// For pages that no requested platform supports, removes advice of older editions, and rules of
  /// other pages that contain only some words of the query.
  private func removeUnsupported(in matches: inout [SearchMatch]) throws {
    let pages = try unsupportedPages()
    guard !pages.isEmpty, terms.scored.count <= Self.mostInShortQuery else { return }
    try matches.removeAll { match in
      let head = try store.head(ofDocument: match.document)
      return pages.contains(head.topic)
        ? head.text.edition < .current
        : match.held < Self.nearlyAll
    }
  }

  /// Moves up the page that the query names.
  private func promoteNamedPage(in matches: inout [SearchMatch]) throws {
    guard !filter.everyText, let page = terms.subject.page else { return }
    try NamedPage(of: [page.slug] + store.successors(ofTopic: page.slug), filter, in: store)
      .promote(in: &matches)
  }

  func explanation(of shown: [RankedRule]) -> SearchExplanation {
    SearchExplanation(
      terms: terms.scored.map(SearchExplanation.Term.init),
      scores: shown.map { $0.match.contributions(of: terms.scored) })
  }
}
