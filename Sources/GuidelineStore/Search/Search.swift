/// A search under way: a query becomes terms, these are expanded to what may stand for them, the rules that
/// hold any of that are weighed, and what else speaks for a rule is added to its score.
struct Search {
  let request: SearchRequest
  let store: RuleStore
  /// Whether results will be explained.
  private let explains: Bool
  /// What is looked for, in the end.
  private(set) var terms = QueryTerms()
  /// The topics of what was found where it isn't what the query is about.
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

  /// Finds everything, and puts as much of it in order as will be shown.
  mutating func run() throws -> (total: Int, shown: [RankedRule]) {
    guard request.isPossible else { return (0, []) }
    let found = try run(in: Set(filter.languages + [own]))
    guard found.total < Self.enoughOfOwn, filter.language == nil else { return found }
    return try run(in: [.english, .korean, .japanese, own])
  }

  private mutating func run(
    in languages: Set<Language>
  ) throws -> (total: Int, shown: [RankedRule]) {
    terms = try QueryTerms(request, in: languages, of: store)
    nearestTopics = []
    guard !terms.scored.isEmpty else { return (0, []) }
    let candidates = Candidates(request: request, terms: terms, store: store, explains: explains)
    var matches = try candidates.matches()
    if !filter.everyText { try leaveOutChance(candidates, in: &matches) }
    try TopicBoost(terms.telling, in: store).add(to: &matches)
    PageBoost.add(to: &matches)
    try TechnologyDiscount.apply(to: &matches, beside: terms.subject, in: store)
    if filter.everyText || request.target != nil {
      try SiblingBoost(in: store, hearsSilent: request.target != nil || !terms.isExact)
        .add(to: &matches, filter, in: filter.languages.isEmpty ? [own] : filter.languages)
    }
    try bringForwardWhatIsNamed(in: &matches)
    try leaveOutUnsupported(in: &matches)
    var ranking = try Ranking(request, terms, of: matches, in: store)
    let found = try ranking.found(matches)
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

  /// Whether nobody has said what must be found, or on which page.
  private var mayBeAbsent: Bool { !filter.everyText && !terms.isExact && filter.topics.isEmpty }

  /// Takes out rules that hold words of the query, but not what it is about.
  private func leaveOutChance(
    _ candidates: Candidates, in matches: inout [SearchMatch]
  ) throws {
    if let missing = terms.subject.missing {
      let term = terms.scored.first { $0.term.text == missing.text }
      let holding = try term.map(candidates.rules)
      matches.removeAll { holding?.contains(UInt32($0.rule)) != true }
    }
  }

  /// Of a page that no platform asked for supports, takes out what older editions say, and rules of
  /// other pages that hold only some words of the query.
  private func leaveOutUnsupported(in matches: inout [SearchMatch]) throws {
    let pages = try unsupportedPages()
    guard !pages.isEmpty, terms.telling.count <= Self.mostInShortQuery else { return }
    try matches.removeAll { match in
      let head = try store.head(ofDocument: match.document)
      return pages.contains(head.topic)
        ? head.text.edition < .current
        : match.held < Self.nearlyAll
    }
  }

  /// Puts forward what the query is the name of.
  private func bringForwardWhatIsNamed(in matches: inout [SearchMatch]) throws {
    if !filter.everyText, let page = terms.subject.page {
      try NamedPage(
        of: [page.slug] + store.successors(ofTopic: page.slug), filter, in: store
      ).bringForward(in: &matches)
    } else if terms.unknownWords.isEmpty, request.target == nil {
      try NamedText(terms.telling, filter, in: store)?.bringForward(in: &matches)
    }
  }

  /// Why rules stand where they stand.
  func explanation(of shown: [RankedRule]) -> SearchExplanation {
    SearchExplanation(
      terms: terms.scored.map(SearchExplanation.Term.init),
      scores: shown.map { $0.match.contributions(of: terms.scored) })
  }
}
