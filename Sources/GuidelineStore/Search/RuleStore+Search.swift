extension RuleStore {
  /// Finds the rules that answer a query.
  ///
  /// Rules that hold all words come first. If they are few, rules that hold some follow; words that
  /// very many rules have count only where there are no rarer ones.
  ///
  /// - Parameters:
  ///   - query: What to look for.
  ///   - filter: What to narrow the results to; it goes before the scopes of the query.
  /// - Throws: ``StoreError`` only if the store cannot be read: any text is a legal query.
  public func search(
    _ query: SearchQuery, _ filter: SearchFilter = SearchFilter()
  ) throws(StoreError) -> SearchAnswer {
    try reading {
      var search = try Search(query, filter.narrowed(to: query.scope), in: self)
      let found = try search.rankedRules()
      let shown = filter.limit > 0 ? found.prefix(filter.limit) : found[...]
      return SearchAnswer(
        query: query.text, total: found.count, results: try results(shown, for: query),
        notes: try search.notes(on: found.count))
    }
  }

  private func results(
    _ ranked: ArraySlice<RankedRule>, for query: SearchQuery
  ) throws -> [SearchResult] {
    guard !ranked.isEmpty else { return [] }
    let finder = HitFinder(query.terms, tokenizer: try tokenizer())
    let others = try ranked.map { try siblings(of: $0) }
    try readDocuments(ranked.map(\.document) + others.joined().map(\.document))
    return try zip(ranked, others).enumerated().compactMap { index, pair in
      let (ranked, siblings) = pair
      guard let rule = try rules(where: "rule_id = ?1", .integer(ranked.rule)).first else {
        return nil
      }
      return SearchResult(
        rank: index + 1, score: ranked.score,
        snippet: Snippet(lead: rule.lead, body: rule.body, finder: finder), rule: rule,
        siblings: try siblings.map { sibling in
          try document(sibling.document).ruleID(ofKey: sibling.rule)
        }.sorted { ($0.text, $0.ordinal) < ($1.text, $1.ordinal) })
    }
  }

  private func siblings(of rule: RankedRule) throws -> [(document: Int, rule: Int)] {
    var siblings: [(document: Int, rule: Int)] = []
    let rows = try connection.rows(
      "SELECT document_id, rule_id FROM rule WHERE concept_id = ?1 AND rule_id <> ?2",
      .integer(rule.concept), .integer(rule.rule))
    while try rows.next() { siblings.append((rows.integer(0), rows.integer(1))) }
    return siblings
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
