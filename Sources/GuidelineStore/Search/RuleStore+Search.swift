extension RuleStore {
  /// Finds the rules that answer a query.
  ///
  /// Rules with all words come first. If there are few, rules with some of the words follow. Very
  /// frequent words count only if there are no rarer ones.
  ///
  /// - Parameters:
  ///   - query: What to look for.
  ///   - filter: Restricts the results; takes precedence over the query's scopes.
  ///   - explains: Whether the answer includes an explanation of its order.
  /// - Throws: ``StoreError`` only if the store can't be read: any text is a legal query.
  public func search(
    _ query: SearchQuery, _ filter: SearchFilter = SearchFilter(), explains: Bool = false
  ) throws(StoreError) -> SearchAnswer {
    try reading {
      let given = filter
      var filter = filter.narrowed(to: query.scope)
      filter.texts = try filter.texts.flatMap { try meanings(of: $0) }
      var search = try Search(query, filter, in: self, explains: explains)
      let (total, shown) = try search.runForValues()
      let results = try results(shown, of: search)
      var notes = query.scope.notes(besides: given) + (try search.notes(on: total))
      notes += try notesOnDay(of: given.texts, topics: results.map(\.rule.id.topic))
      if filter.texts.allSatisfy({ $0.origin == nil }) {
        notes += results.notesOnPlaces(try checkedDays())
      }
      return SearchAnswer(
        query: query.text, total: total, results: results, notes: notes,
        topic: try search.topic(),
        explanation: explains ? search.explanation(of: shown) : nil)
    }
  }

  private func results(
    _ ranked: [RankedRule], of search: Search
  ) throws -> [SearchResult] {
    guard !ranked.isEmpty else { return [] }
    let tokenizer = try tokenizer()
    let finder = HitFinder(
      search.terms.scored.map { $0.finding.map(\.phrase) }, tokenizer: tokenizer)
    try readMembers(ofConcepts: ranked.map(\.match.concept))
    try readDocuments(ranked.map(\.match.document))
    let rules = try rulesByKey(ranked.map(\.match.rule))
    let values =
      rules.values.contains { TableRow.mayBegin(in: $0.body) } ? try ValueRanking(search) : nil
    return try ranked.enumerated().compactMap { index, ranked in
      let match = ranked.match
      guard let rule = rules[match.rule] else { return nil }
      return SearchResult(
        rank: index + 1, score: match.score,
        snippet: values?.row(of: rule).map { Snippet(lead: "", body: $0.text, finder: finder) }
          ?? Snippet(lead: rule.lead, body: rule.body, finder: finder), rule: rule,
        siblings: try members(ofConcept: match.concept).filter { $0.key != match.rule }.map(\.id))
    }
  }

  /// Matches a rule's kind (`?2`) and platforms (`?3`, a JSON list), each unless NULL.
  static let ruleCondition = """
    (?2 IS NULL OR kind = ?2)
      AND (?3 IS NULL OR platforms IS NULL
        OR EXISTS (SELECT 1 FROM json_each(?3) WHERE
          instr(char(10) || lower(platforms) || char(10), char(10) || value || char(10))))
    """

  /// Whether a rule matches the filter's kind and platforms.
  func fits(_ row: UInt32, _ filter: SearchFilter) throws -> Bool {
    guard filter.kind != nil || !filter.platforms.isEmpty else { return true }
    let rows = try connection.rows(
      "SELECT 1 FROM rule WHERE rule_id = ?1 AND " + Self.ruleCondition, .integer(Int(row)),
      SQLValue(filter.kind?.rawValue), filter.platformList)
    return try rows.next()
  }
}

extension [SearchResult] {
  /// Notes on results whose source replaces the project's own wording.
  fileprivate func notesOnPlaces(_ checkedDays: [Edition: String]) -> [Message] {
    reduce(into: []) { notes, result in
      let note = result.rule.id.text.noteOnPlace(
        beside: result.siblings.map(\.text), checkedDays: checkedDays)
      if let note, !notes.contains(note) { notes.append(note) }
    }
  }
}

extension SearchFilter {
  /// The argument for `?3` of ``RuleStore/ruleCondition``.
  var platformList: SQLValue {
    platforms.isEmpty ? .null : .list(platforms.map { $0.lowercased() })
  }

  /// Notes on scopes of the query that the given filter overrides.
  fileprivate func notes(besides given: SearchFilter) -> [Message] {
    let asked: [(name: String, scope: [String], given: [String])] = [
      ("edition", texts.map(\.description), given.texts.map(\.description)),
      ("lang", languages.map(\.tag), given.languages.map(\.tag)),
      ("topic", topics, given.topics),
      ("platform", platforms, given.platforms),
      ("kind", [kind?.rawValue].compactMap(\.self), [given.kind?.rawValue].compactMap(\.self)),
    ]
    return asked.filter { !$0.scope.isEmpty && !$0.given.isEmpty && $0.scope != $0.given }.map {
      Message(
        "ignored \("\($0.name):\($0.scope.joined(separator: ","))") in the query: an option says \(list: $0.given)"
      )
    }
  }

  /// The filter combined with the scopes of a query.
  fileprivate func narrowed(to scope: SearchFilter) -> SearchFilter {
    var filter = self
    filter.texts = texts.isEmpty ? scope.texts : texts
    if languages.isEmpty {
      filter.languages = texts.languages ?? []
      if filter.languages.isEmpty {
        filter.languages = scope.languages.isEmpty ? scope.texts.languages ?? [] : scope.languages
      }
    }
    filter.topics = topics.isEmpty ? scope.topics : topics
    filter.platforms = platforms.isEmpty ? scope.platforms : platforms
    filter.kind = kind ?? scope.kind
    return filter
  }
}

extension [TextQuery] {
  /// The texts' languages; `nil` if a text has none.
  fileprivate var languages: [Language]? {
    let named = compactMap(\.language)
    return named.count == count ? named : nil
  }
}
