extension RuleStore {
  /// The references of one kind in texts that fit a filter, by topic, text and line.
  ///
  /// - Parameters:
  ///   - kind: What is pointed at.
  ///   - filter: Of this the topic, the text and the language count.
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

  /// What a document points at, in its order; in which rule is not looked up.
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

  /// A reference with the rule that it stands in.
  func placed(
    _ reference: CrossReference, in document: StoredDocument
  ) throws -> CrossReference {
    var reference = reference
    reference.source = try connection.integer(
      """
      SELECT max(rule_id) FROM rule
      WHERE rule_id BETWEEN ?1 AND ?2 AND ?3 BETWEEN first_line AND last_line
      """, document.firstKey, document.lastKey, .integer(reference.line)
    ).map(document.ruleID)
    return reference
  }
}
