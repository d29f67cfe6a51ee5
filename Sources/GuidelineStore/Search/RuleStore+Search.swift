extension RuleStore {
  /// Finds the rules that answer a query.
  ///
  /// Rules that hold all words come first. If they are few, rules that hold some follow; words that
  /// very many rules have count only where there are no rarer ones.
  ///
  /// - Parameters:
  ///   - query: What to look for.
  ///   - filter: What to narrow the results to; it goes before the scopes of the query.
  ///   - explains: Whether to tell why the results stand where they stand.
  /// - Throws: ``StoreError`` only if the store cannot be read: any text is a legal query.
  public func search(
    _ query: SearchQuery, _ filter: SearchFilter = SearchFilter(), explains: Bool = false
  ) throws(StoreError) -> SearchAnswer {
    try reading {
      var search = try Search(query, filter.narrowed(to: query.scope), in: self)
      let (total, shown) = try search.run()
      return SearchAnswer(
        query: query.text, total: total, results: try results(shown, for: search.terms),
        notes: try search.notes(on: total),
        explanation: explains ? try search.explanation(of: shown) : nil)
    }
  }

  private func results(
    _ ranked: [RankedRule], for terms: [RatedTerm]
  ) throws -> [SearchResult] {
    guard !ranked.isEmpty else { return [] }
    let finder = HitFinder(terms.map { $0.finding.map(\.phrase) }, tokenizer: try tokenizer())
    let members = try members(ofConcepts: ranked.map(\.match.concept))
    try readDocuments(ranked.map(\.match.document))
    return try ranked.enumerated().compactMap { index, ranked in
      let match = ranked.match
      guard let rule = try rules(where: "rule_id = ?1", .integer(match.rule)).first else {
        return nil
      }
      return SearchResult(
        rank: index + 1, score: match.score,
        snippet: Snippet(lead: rule.lead, body: rule.body, finder: finder), rule: rule,
        siblings: (members[match.concept] ?? []).filter { $0.key != match.rule }.map(\.id))
    }
  }

  /// The rules of concepts by concept, those of the oldest text first.
  private func members(ofConcepts ids: [Int]) throws -> [Int: [(key: Int, id: RuleID)]] {
    var members: [(concept: Int, rule: Int, document: Int)] = []
    do {
      let rows = try connection.rows(
        """
        SELECT concept_id, rule_id, document_id FROM rule
        WHERE concept_id IN (SELECT value FROM json_each(?1))
        """, .list(ids))
      while try rows.next() {
        members.append((rows.integer(0), rows.integer(1), rows.integer(2)))
      }
    }
    try readHeads(ofDocuments: members.map(\.document))
    return try Dictionary(grouping: members, by: \.concept).mapValues { members in
      try members.map { (key: $0.rule, head: try head(ofDocument: $0.document)) }
        .sorted { one, other in
          one.head === other.head ? one.key < other.key : one.head.precedes(other.head)
        }
        .map { ($0.key, $0.head.ruleID(ofKey: $0.key)) }
    }
  }

  /// The tokenizer of the index, which is made at the first search.
  func tokenizer() throws -> FTS5TokenizerChain {
    if let known = cache.tokenizer { return known }
    let tokenizer = try connection.tokenizer("porter", ["guideline"])
    cache.tokenizer = tokenizer
    return tokenizer
  }

  /// What the kind (`?2`) and the platform (`?3`) of a rule must be, if not NULL.
  static let ruleCondition = """
    (?2 IS NULL OR kind = ?2)
      AND (?3 IS NULL OR platforms IS NULL
        OR instr(char(10) || lower(platforms) || char(10), char(10) || ?3 || char(10)))
    """
}

extension SearchFilter {
  /// The filter with what the scopes of a query add to it.
  fileprivate func narrowed(to scope: SearchFilter) -> SearchFilter {
    var filter = self
    filter.edition = edition ?? scope.edition
    filter.language = language ?? edition?.language ?? scope.language ?? scope.edition?.language
    filter.topic = topic ?? scope.topic
    filter.platform = platform ?? scope.platform
    filter.kind = kind ?? scope.kind
    return filter
  }
}
