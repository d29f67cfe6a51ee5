extension RuleStore {
  /// References of one kind, ordered by topic, text and line.
  ///
  /// - Parameters:
  ///   - kind: The kind of target.
  ///   - filter: Only its topic, text and language are used.
  package func references(
    to kind: ParsedReference.Kind, matching filter: RuleFilter = RuleFilter()
  ) throws(StoreError) -> [CrossReference] {
    try reading {
      try storedDocuments(matching: filter).flatMap { document in
        try crossReferences(in: document).filter { $0.kind == kind }
          .map { try placed($0, in: document) }
      }
    }
  }

  /// A document's references, in order, without their rules.
  func crossReferences(in document: StoredDocument) throws -> [CrossReference] {
    let rows = try connection.rows(
      "SELECT text, target, line, kind FROM cross_reference WHERE document_id = ?1 ORDER BY position",
      .integer(document.id))
    var references: [CrossReference] = []
    while try rows.next() {
      guard let kind = ParsedReference.Kind(rawValue: rows.text(3)) else {
        throw SQLiteError.corrupt("the store has a reference of unknown kind \(rows.text(3))")
      }
      references.append(
        CrossReference(
          kind: kind, text: rows.text(0), target: rows.text(1), source: nil, path: document.path,
          line: try rows.integer(2)))
    }
    return references
  }

  /// The reference with the rule that contains it.
  func placed(
    _ reference: CrossReference, in document: StoredDocument
  ) throws -> CrossReference {
    let lines =
      try cache.ruleLines?.document == document.id ? cache.ruleLines : ruleLines(of: document)
    cache.ruleLines = lines
    var reference = reference
    reference.source = lines?.rule(on: reference.line).map(document.ruleID)
    return reference
  }

  private func ruleLines(of document: StoredDocument) throws -> RuleLines {
    let rows = try connection.rows(
      """
      SELECT rule_id, first_line, last_line FROM rule WHERE rule_id BETWEEN ?1 AND ?2
      ORDER BY first_line, rule_id
      """, document.firstKey, document.lastKey)
    var lines = RuleLines(document: document.id)
    while try rows.next() {
      try lines.append(rows.integer(0), first: rows.integer(1), last: rows.integer(2))
    }
    return lines
  }
}
