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
      try texts(matching: filter).flatMap { text in
        try text.documents.flatMap { try references(to: kind, in: $0, of: text.id) }
      }
    }
  }

  private func references(
    to kind: ParsedReference.Kind, in document: StoredDocument, of text: TextID
  ) throws -> [CrossReference] {
    let rows = try connection.rows(
      """
      SELECT text, target, line,
        (SELECT max(ordinal) FROM rule
          WHERE rule.document_id = cross_reference.document_id
            AND line BETWEEN first_line AND last_line)
      FROM cross_reference WHERE document_id = ?1 AND kind = ?2 ORDER BY position
      """, .integer(document.id), .text(kind.rawValue))
    var references: [CrossReference] = []
    while try rows.next() {
      let rule =
        rows.isNull(3)
        ? nil
        : RuleID(
          topic: document.topic, text: text, ordinal: document.firstOrdinal + rows.integer(3) - 1)
      references.append(
        CrossReference(
          kind: kind, text: rows.text(0), target: rows.text(1), source: rule, path: document.path,
          line: rows.integer(2)))
    }
    return references
  }
}
