/// One search under way.
struct Search {
  let query: SearchQuery
  let filter: SearchFilter
  let store: RuleStore
  /// The name of the topic that was asked for, if no topic has it.
  private(set) var unknownTopic: String?
  /// Whether rules were found that hold all terms.
  private(set) var hasFullMatches = false

  init(_ query: SearchQuery, _ filter: SearchFilter, in store: RuleStore) throws {
    var filter = filter
    if let topic = filter.topic {
      filter.topic = try store.topicNames().slug(named: topic)
      if filter.topic == nil { unknownTopic = topic }
    }
    self.query = query
    self.filter = filter
    self.store = store
  }

  /// As many results make it needless to look for rules that hold only some of the words.
  private static let enough = 20

  /// So many are not worth a look at the documents of each.
  private static let many = 200

  /// Finds everything, and puts as much of it in order as will be shown.
  mutating func run() throws -> (total: Int, shown: [RankedRule]) {
    guard !query.terms.isEmpty, unknownTopic == nil else { return (0, []) }
    var ranking = Ranking(filter, language: query.language, in: store)
    let matches = try matches(query.expression(of: query.terms))
    hasFullMatches = !matches.isEmpty
    if matches.count > Self.many, let first = try ranking.first(filter.limit, of: matches),
      first.total >= Self.enough
    {
      return first
    }
    let full = try ranking.results(of: matches)
    var total = full.count
    var shown = full.ordered(limit: filter.limit)
    guard total < Self.enough, query.terms.count > 1 else { return (total, shown) }
    let terms = try rareTerms()
    guard !terms.isEmpty else { return (total, shown) }
    let known = Set(full.map(identity))
    let partial = try ranking.results(of: self.matches(query.expression(of: terms, any: true)))
      .filter { !known.contains(identity($0)) }
    total += partial.count
    if filter.limit == 0 || shown.count < filter.limit {
      shown += partial.ordered(limit: filter.limit == 0 ? 0 : filter.limit - shown.count)
    }
    return (total, shown)
  }

  /// What is shown once.
  private func identity(_ result: RankedRule) -> Int {
    filter.everyText ? result.match.rule : result.match.concept
  }

  /// The rules that fulfil an expression of FTS5.
  private func matches(_ expression: String) throws -> [SearchMatch] {
    let rows = try store.connection.rows(
      """
      SELECT rule_text.rowid, relevance(rule_text, lead_size + body_size), document_id,
        concept_id
      FROM rule_text JOIN rule ON rule_id = rule_text.rowid
      WHERE rule_text MATCH ?1 AND \(RuleStore.ruleCondition)
      """,
      .text(expression), SQLValue(filter.kind?.rawValue), SQLValue(filter.platform?.lowercased()))
    var matches: [SearchMatch] = []
    while try rows.next() {
      matches.append(
        SearchMatch(
          rule: rows.integer(0), document: rows.integer(2), concept: rows.integer(3),
          score: rows.real(1)))
    }
    return matches
  }

  /// The terms that few rules hold, the rarest first, or else the rarest one alone.
  ///
  /// A few hundred rules are more than anyone reads who gave several words; a fifth of all rules is
  /// what a word is held by that says nothing.
  private func rareTerms() throws -> [SearchTerm] {
    let all = try store.connection.integer("SELECT max(rule_id) FROM rule") ?? 0
    let many = min(max(all / 5, Self.enough), max(all / 40, 250))
    var room = many
    return try query.terms
      .map { (term: $0, count: try count(of: $0, upTo: many)) }
      .filter { $0.count > 0 }
      .sorted { $0.count < $1.count }
      .enumerated()
      .prefix { index, term in
        room -= term.count
        return index == 0 || room >= 0
      }
      .map(\.element.term)
  }

  /// How many rules hold a term; `limit` if they are more.
  func count(of term: SearchTerm, upTo limit: Int) throws -> Int {
    try store.connection.integer(
      "SELECT count(*) FROM (SELECT 1 FROM rule_text WHERE rule_text MATCH ?1 LIMIT ?2)",
      .text(term.expression), .integer(limit)) ?? 0
  }
}

extension FTS5Relevance {
  /// A word in the body, in the lead or in the heading; the size is counted in bytes.
  static let ofRules = FTS5Relevance(weights: [1, 5, 4], typicalSize: 320)
}
