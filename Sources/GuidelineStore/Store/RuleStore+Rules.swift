extension RuleStore {
  /// The rule with this ID.
  ///
  /// - Throws: ``StoreError`` with the nearest IDs if there is no such rule.
  public func rule(_ id: RuleID) throws(StoreError) -> Rule {
    try reading { try rule(at: place(ofRule: RuleQuery(id))) }
  }

  /// The rule with an ID as a user types it, with any name of the topic: `모달 형식@ios13.6`.
  ///
  /// - Parameter language: The language for an ID without one.
  /// - Throws: ``StoreError`` with the nearest IDs if there is no such rule.
  package func rule(
    named id: String, preferring language: Language = .english
  ) throws(StoreError) -> Rule {
    try reading { try rule(at: place(ofRule: id, preferring: language)) }
  }

  private func rule(at place: (document: StoredDocument, key: Int)) throws -> Rule {
    guard let rule = try rules(where: "rule_id = ?1", .integer(place.key)).first else {
      throw damagedText
    }
    return rule
  }

  /// The document and key of the rule with an ID as a user types it.
  func place(
    ofRule id: String, preferring language: Language = .english
  ) throws -> (document: StoredDocument, key: Int) {
    guard let query = RuleQuery(id) else {
      throw StoreError(
        "“\(id)” isn't a rule id", hint: "a rule id looks like modality@2019/ios12:ko.6")
    }
    return try place(ofRule: query, preferring: language)
  }

  /// The document and key of a rule.
  func place(
    ofRule query: RuleQuery, preferring language: Language = .english
  ) throws -> (document: StoredDocument, key: Int) {
    let topic = try topicSlug(named: query.topic)
    let (text, documents) = try documents(
      ofTextNamed: query.text, topic: topic, preferring: language)
    let (ordinal, count) = (query.ordinal, documents.reduce(0) { $0 + $1.ruleCount })
    guard 1...max(count, 1) ~= ordinal,
      let document = documents.last(where: { $0.firstOrdinal <= ordinal })
    else {
      throw StoreError.absence(
        "there is no rule \(topic)@\(text).\(ordinal)",
        hint: "\(topic)@\(text) has rules 1 to \(count)")
    }
    return (document, ordinal - document.firstOrdinal + document.ruleIDs.lowerBound)
  }

  /// The documents of a text in a rule ID: of exactly this text, or else of the one that a user
  /// would mean.
  private func documents(
    ofTextNamed query: TextQuery, topic: String, preferring language: Language
  ) throws -> (text: TextID, documents: [StoredDocument]) {
    if let exact = TextID(query), let text = try storedText(exact, topic: topic) {
      return (exact, text.documents)
    }
    let text = try resolve(query, topic: topic, preferring: language).text
    return (text, try storedText(text, topic: topic)?.documents ?? [])
  }

  /// A concept's rules in all texts, oldest first.
  ///
  /// - Parameter id: The concept, or one merged into it.
  /// - Throws: ``StoreError`` with the nearest concepts if there is no such concept.
  public func concept(_ id: ConceptID) throws(StoreError) -> [Rule] {
    try reading { try rules(ofConcept: key(ofConcept: id)) }
  }

  /// The rules of a concept with an ID as a user types it, with any name of the topic:
  /// `모달 형식/keep-tasks-short`.
  package func concept(named id: String) throws(StoreError) -> [Rule] {
    try reading { try rules(ofConcept: key(ofConcept: id)) }
  }

  private func rules(ofConcept key: Int) throws -> [Rule] {
    try rules(where: "rule.concept_id = ?1", .integer(key))
      .sorted { ($0.id.text, $0.id.ordinal) < ($1.id.text, $1.id.ordinal) }
  }

  /// The key of a concept with an ID as a user types it.
  ///
  /// - Throws: ``StoreError`` with the nearest concepts if there is no such concept.
  func key(ofConcept id: String) throws -> Int {
    guard let slash = id.firstIndex(of: "/") else {
      throw StoreError(
        "“\(id)” isn't a concept", hint: "a concept looks like modality/keep-tasks-short")
    }
    return try key(
      ofConcept: ConceptID(
        topic: String(id[..<slash]), slug: String(id[id.index(after: slash)...])))
  }

  /// The key of a concept, or of the one that it was merged into.
  ///
  /// - Parameter known: The names already followed; in a damaged store, they may form a cycle.
  func key(ofConcept id: ConceptID, after known: Set<String> = []) throws -> Int {
    let (topic, slug) = (try topicSlug(named: id.topic), id.slug)
    let named = try connection.bits(
      """
      SELECT concept_id FROM concept JOIN topic USING (topic_id)
      WHERE topic.slug = ?1 AND concept.slug = ?2
      """, .text(topic), .text(slug))
    guard let key = named ?? ConceptKey(endOf: slug)?.value else {
      throw try unknownConcept(slug, topic: topic)
    }
    let isKnown = try rules(where: "rule.concept_id = ?1", .integer(key))
      .contains { $0.concept.topic == topic }
    if isKnown { return key }
    let name = try connection.texts(
      "SELECT slug FROM renamed_concept WHERE concept_id = ?1 AND topic = ?2", .integer(key),
      .text(topic))
    if let name = name.first, name != slug, !known.contains(name) {
      return try self.key(
        ofConcept: ConceptID(topic: topic, slug: name), after: known.union([slug]))
    }
    guard let now = try keyOfConcept(claimedAs: key, by: topic) else {
      throw try unknownConcept(slug, topic: topic)
    }
    return now
  }

  /// The present concept of a rule that claims this one.
  private func keyOfConcept(claimedAs key: Int, by topic: String) throws -> Int? {
    try connection.bits(
      """
      SELECT concept_id FROM rule JOIN document USING (document_id) JOIN topic USING (topic_id)
      WHERE claim_id = ?1 AND topic.slug = ?2
      """, .integer(key), .text(topic))
  }

  /// A topic's rules in a text, in order.
  public func rules(inTopic topic: String, text: TextID) throws(StoreError) -> [Rule] {
    try reading {
      guard let found = try storedText(text, topic: topic) else {
        throw try missingText(
          TextQuery(text), topic: topic, texts: storedTexts(where: "topic.slug = ?1", .text(topic)))
      }
      return try found.documents.flatMap(rules)
    }
  }

  /// The rules that are in one of the texts; all if there are no queries.
  package func rules(
    _ rules: [Rule], inAnyOf queries: [TextQuery]
  ) throws(StoreError) -> [Rule] {
    guard !queries.isEmpty else { return rules }
    return try reading {
      let queries = try queries.map { try meaning(of: $0) }
      var wanted: [String: Set<TextID>] = [:]
      for topic in Set(rules.map(\.id.topic)) {
        let texts = try storedTexts(where: "topic.slug = ?1", .text(topic))
        wanted[topic] = Set(Self.matches(ofAnyOf: queries, in: texts).map(\.id))
      }
      return rules.filter { wanted[$0.id.topic]?.contains($0.id.text) == true }
    }
  }

  /// The platforms of a whole page.
  package func platforms(ofTopic topic: String, text: TextID) throws(StoreError) -> PagePlatforms {
    try reading {
      guard let document = try storedText(text, topic: topic)?.documents.first else {
        return PagePlatforms()
      }
      return try platforms(where: "document_id = ?1", .integer(document.id))
    }
  }

  /// The platforms of the project's newest page on a topic.
  func newestPlatforms(ofTopic slug: String) throws -> PagePlatforms {
    try platforms(
      where: "slug = ?1 AND is_own AND document.edition = ?2", .text(slug),
      .text(Edition.current.slug))
  }

  private func platforms(where condition: String, _ values: SQLValue...) throws -> PagePlatforms {
    let rows = try connection.rows(
      """
      SELECT supported, without_considerations FROM page_platforms JOIN document USING (document_id)
        JOIN source USING (source_id) JOIN topic USING (topic_id)
      WHERE \(condition)
      """, values: values)
    return try rows.next()
      ? PagePlatforms(supported: rows.lines(0), withoutConsiderations: rows.lines(1))
      : PagePlatforms()
  }

  /// The rules with these keys, in order; unknown keys are skipped.
  func rules(withKeys keys: [Int]) throws(StoreError) -> [Rule] {
    try reading {
      let rules = try rulesByKey(keys)
      return keys.compactMap { rules[$0] }
    }
  }

  /// The rules with these keys, without unknown ones.
  func rulesByKey(_ keys: [Int]) throws -> [Int: Rule] {
    let rows = try connection.rows(
      Self.ruleSelection + "rule_id IN (SELECT value FROM json_each(?1))", .list(keys))
    var rules: [Int: Rule] = [:]
    while try rows.next() { try rules[rows.integer(1)] = try rule(in: rows) }
    return rules
  }

  /// A document's rules, in order.
  func rules(of document: StoredDocument) throws -> [Rule] {
    try rules(
      where: "rule_id BETWEEN ?1 AND ?2 ORDER BY rule_id", document.firstKey, document.lastKey)
  }

  /// The rules that satisfy an SQL condition.
  func rules(where condition: String, _ values: SQLValue...) throws -> [Rule] {
    let rows = try connection.rows(Self.ruleSelection + condition, values: values)
    var rules: [Rule] = []
    while try rows.next() { rules.append(try rule(in: rows)) }
    return rules
  }

  private static let ruleSelection = """
    SELECT rule.document_id, rule_id, path, kind, text_start, lead_size, body_size, platforms,
      first_line, last_line, rule.concept_id, concept.slug, topic.slug,
      EXISTS (SELECT 1 FROM past_concept WHERE past_concept.concept_id = rule.concept_id)
    FROM rule LEFT JOIN section USING (document_id, section) LEFT JOIN concept USING (concept_id)
      LEFT JOIN topic USING (topic_id)
    WHERE\u{20}
    """

  private func rule(in row: borrowing Rows) throws -> Rule {
    let document = try document(row.integer(0))
    guard let kind = RuleKind(rawValue: row.text(3)) else {
      throw SQLiteError.corrupt("the store has a rule of unknown kind \(row.text(3))")
    }
    let content = try content(ofDocument: document.id)
    let (start, leadSize) = (try row.integer(4), try row.integer(5))
    let end = try start + leadSize + row.integer(6)
    guard 0...end ~= start, start...end ~= start + leadSize, end <= content.count else {
      throw damagedText
    }
    let lead = String(decoding: content[start..<start + leadSize], as: UTF8.self)
    let body = String(decoding: content[start + leadSize..<end], as: UTF8.self)
    let slug =
      try row.concept(11) ?? ConceptKey(row.bits(10)).slug(after: lead.isEmpty ? body : lead)
    return Rule(
      id: document.ruleID(ofKey: try row.integer(1)),
      concept: ConceptID(
        topic: row.isNull(12) ? document.topic : try row.topic(12), slug: slug),
      section: row.optionalText(2).map(SectionPath.headings) ?? [],
      kind: kind, lead: lead, body: body,
      platforms: row.lines(7),
      source: SourceLocation(
        path: document.path, line: try row.integer(8), endLine: try row.integer(9)),
      address: document.address, updated: document.updated,
      // A concept may be past in the project's texts although an imported current page has it.
      standing: row.bits(13) == 0 || !document.isOwn && document.place.edition == .current
        ? .current : try standing(ofPastConcept: row.bits(10)))
  }

  /// The text with exactly this ID.
  private func storedText(_ id: TextID, topic: String) throws -> StoredText? {
    try storedTexts(
      where: """
        topic.slug = ?1 AND document.edition = ?2 AND document.revision IS ?3
          AND document.language = ?4 AND shown_origin IS ?5
        """,
      .text(topic), .text(id.edition.slug), SQLValue(id.revision?.slug), .text(id.language.tag),
      SQLValue(id.origin)
    ).first
  }

  private func unknownConcept(_ slug: String, topic: String) throws -> StoreError {
    let known = try rules(
      where:
        "document_id IN (SELECT document_id FROM document JOIN topic USING (topic_id) WHERE slug = ?1)",
      .text(topic)
    ).map(\.concept.slug)
    let nearest = Nearest.names(to: slug, among: known).map { "\(topic)/\($0)" }
    return .absence(
      "there is no concept \(topic)/\(slug)", hint: "closest matches: \(list: nearest)")
  }
}
