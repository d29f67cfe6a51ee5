extension RuleStore {
  /// The rule with an id: `modality@2019/ios12:ko.6`.
  ///
  /// - Throws: ``StoreError`` with the nearest ids, if there is no such rule.
  public func rule(_ id: String) throws(StoreError) -> Rule {
    try reading {
      guard let at = id.firstIndex(of: "@"), let dot = id.lastIndex(of: "."), at < dot,
        let ordinal = Int(id[id.index(after: dot)...]),
        let query = TextQuery(String(id[id.index(after: at)..<dot]))
      else {
        throw StoreError(
          "“\(id)” is no rule id", hint: "a rule id looks like modality@2019/ios12:ko.6")
      }
      let topic = try topic(named: String(id[..<at])).slug
      let text = try resolve(query, topic: topic, preferring: .english)[0].text
      let documents = try storedText(text, topic: topic).documents
      guard
        let document = documents.last(where: { $0.firstOrdinal <= ordinal }),
        let rule = try rules(
          where: "document_id = ?1 AND ordinal = ?2", .integer(document.id),
          .integer(ordinal - document.firstOrdinal + 1)
        ).first
      else {
        let count = documents.reduce(0) { $0 + $1.ruleCount }
        throw StoreError(
          "there is no rule \(topic)@\(text).\(ordinal)",
          hint: "\(topic)@\(text) has the rules 1 to \(count)")
      }
      return rule
    }
  }

  /// The rules of a concept, `modality/keep-tasks-short`, in all texts from the oldest.
  ///
  /// - Throws: ``StoreError`` with the nearest concepts, if there is no such concept.
  public func concept(_ id: String) throws(StoreError) -> [Rule] {
    try reading {
      guard let slash = id.firstIndex(of: "/") else {
        throw StoreError(
          "“\(id)” is no concept", hint: "a concept looks like modality/keep-tasks-short")
      }
      let topic = try topic(named: String(id[..<slash])).slug
      let slug = String(id[id.index(after: slash)...])
      let named = try connection.integer(
        """
        SELECT concept_id FROM concept JOIN topic USING (topic_id)
        WHERE topic.slug = ?1 AND concept.slug = ?2
        """, .text(topic), .text(slug))
      var rules: [Rule] = []
      if let key = named ?? ConceptKey(endOf: slug)?.value {
        rules = try self.rules(where: "rule.concept_id = ?1", .integer(key))
          .filter { $0.concept.topic == topic }
      }
      guard !rules.isEmpty else { throw try unknownConcept(slug, topic: topic) }
      return rules.sorted { ($0.id.text, $0.id.ordinal) < ($1.id.text, $1.id.ordinal) }
    }
  }

  /// The rules that a topic has in a text, in their order.
  public func rules(inTopic topic: String, text: TextID) throws(StoreError) -> [Rule] {
    try reading {
      try storedText(text, topic: topic).documents.flatMap { document in
        try rules(where: "document_id = ?1 ORDER BY ordinal", .integer(document.id))
      }
    }
  }

  /// The rules with these keys, in their order; keys that are unknown are left out.
  func rules(withKeys keys: [Int]) throws(StoreError) -> [Rule] {
    try reading {
      try keys.flatMap { try rules(where: "rule_id = ?1", .integer($0)) }
    }
  }

  /// The rules that fulfil a condition.
  func rules(where condition: String, _ values: SQLValue...) throws -> [Rule] {
    let rows = try connection.rows(
      """
      SELECT rule.document_id, ordinal, path, kind, lead, body, platforms, first_line, last_line,
        rule.concept_id, concept.slug
      FROM rule LEFT JOIN section USING (document_id, section) LEFT JOIN concept USING (concept_id)
      WHERE \(condition)
      """, values: values)
    var rules: [Rule] = []
    while try rows.next() { rules.append(try rule(in: rows)) }
    return rules
  }

  private func rule(in row: borrowing Rows) throws -> Rule {
    let (document, text) = try placement(ofDocument: row.integer(0))
    guard let kind = RuleKind(rawValue: row.text(3)) else {
      preconditionFailure("the store holds a rule of the kind \(row.text(3))")
    }
    let (lead, body) = (row.text(4), row.text(5))
    let slug =
      row.optionalText(10) ?? ConceptKey(row.integer(9)).slug(after: lead.isEmpty ? body : lead)
    return Rule(
      id: RuleID(
        topic: document.topic, text: text, ordinal: document.firstOrdinal + row.integer(1) - 1),
      concept: ConceptID(topic: document.topic, slug: slug),
      section: row.optionalText(2).map(SectionPath.headings) ?? [],
      kind: kind, lead: lead, body: body,
      platforms: row.text(6).split(separator: "\n").map(String.init),
      source: SourceLocation(path: document.path, line: row.integer(7), endLine: row.integer(8)))
  }

  /// The text of that name.
  private func storedText(_ id: TextID, topic: String) throws -> StoredText {
    let texts = try storedTexts(where: "topic.slug = ?1", .text(topic))
    guard let text = texts.first(where: { $0.id == id }) else {
      throw try missingText(
        TextQuery(
          edition: id.edition, revision: id.revision, origin: id.origin, language: id.language),
        topic: topic, texts: texts)
    }
    return text
  }

  private func unknownConcept(_ slug: String, topic: String) throws -> StoreError {
    let known = try rules(
      where:
        "document_id IN (SELECT document_id FROM document JOIN topic USING (topic_id) WHERE slug = ?1)",
      .text(topic)
    ).map(\.concept.slug)
    let nearest = Nearest.names(to: slug, among: known).map { "\(topic)/\($0)" }
    return StoreError("there is no concept \(topic)/\(slug)", hint: "the nearest: " + nearest.list)
  }
}
