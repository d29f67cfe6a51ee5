extension RuleStore {
  /// The references of one kind in texts that fit a filter, by topic, text and line.
  ///
  /// - Parameters:
  ///   - kind: What is pointed at.
  ///   - filter: Of this the topic, the text and the language count.
  public func references(
    to kind: ParsedReference.Kind, matching filter: RuleFilter = RuleFilter()
  ) throws(StoreError) -> [CrossReference] {
    try reading {
      try storedDocuments(matching: filter).flatMap { try references(to: kind, in: $0) }
    }
  }

  private func references(
    to kind: ParsedReference.Kind, in document: StoredDocument
  ) throws -> [CrossReference] {
    let rows = try connection.rows(
      """
      SELECT text, target, line,
        (SELECT max(rule_id) FROM rule
          WHERE rule_id BETWEEN ?3 AND ?4 AND line BETWEEN first_line AND last_line)
      FROM cross_reference WHERE document_id = ?1 AND kind = ?2 ORDER BY position
      """, .integer(document.id), .text(kind.rawValue), document.firstKey, document.lastKey)
    var references: [CrossReference] = []
    while try rows.next() {
      let rule = rows.isNull(3) ? nil : document.ruleID(ofKey: rows.integer(3))
      references.append(
        CrossReference(
          kind: kind, text: rows.text(0), target: rows.text(1), source: rule, path: document.path,
          line: rows.integer(2)))
    }
    return references
  }
}
