extension RuleStore {
  /// Puts right what can be.
  func repair(_ findings: [Finding], with reader: Reader?) throws(StoreError) {
    // Before anything trusts the indices.
    if findings.contains(where: { $0.what.contains(" index ") }) {
      try writing { try connection.run("REINDEX") }
    }
    try writing {
      try removeDanglingRows()
      try connection.run("INSERT INTO rule_text (rule_text) VALUES ('rebuild')")
      for place in Set(try storedDocuments(where: "TRUE").map(\.place)) {
        changes.places.insert(place)
      }
      let concepts = try connection.rows("SELECT concept_id FROM concept")
      while try concepts.next() { changes.concepts.insert(concepts.integer(0)) }
      changes.factBlocks.formUnion(try connection.blocksOfFacts())
      changes.hasRemovals = true
    }
    guard let reader else { return }
    for file in try reading({ try filesOfDamagedDocuments() }) {
      if let documents = reader(file) { try replace(file, with: documents) }
    }
  }

  /// Nothing can reach what belongs to nothing.
  private func removeDanglingRows() throws {
    // What belongs to a row goes after it.
    try connection.run("PRAGMA defer_foreign_keys = ON")
    try connection.run(
      """
      DELETE FROM document
      WHERE source_id NOT IN (SELECT source_id FROM source)
        OR topic_id NOT IN (SELECT topic_id FROM topic)
      """)
    try connection.run("DELETE FROM concept WHERE topic_id NOT IN (SELECT topic_id FROM topic)")
    for table in ["section", "cross_reference", "anchor", "document_text"] {
      try connection.run(
        "DELETE FROM \(table) WHERE document_id NOT IN (SELECT document_id FROM document)")
    }
    try connection.run(
      """
      DELETE FROM rule WHERE rule_id NOT IN (
        SELECT rule_id FROM rule JOIN document USING (document_id)
        WHERE rule_id BETWEEN first_rule_id AND first_rule_id + rule_count - 1)
      """)
    try connection.run("DELETE FROM ancestor WHERE rule_id NOT IN (SELECT rule_id FROM rule)")
    try connection.run(
      """
      DELETE FROM section WHERE (document_id, section) NOT IN (
        SELECT document_id, section FROM rule WHERE section IS NOT NULL)
      """)
  }

  private func filesOfDamagedDocuments() throws -> [SourceFile] {
    try Set(damagedDocuments().map(\.identity)).sorted().compactMap { try sourceFile($0) }
  }
}
