extension RuleStore {
  /// A file as it was imported; `nil` if there is none, or it cannot be unpacked.
  func sourceFile(_ identity: String) throws -> SourceFile? {
    let row = try connection.rows(
      """
      SELECT source_id, byte_count, content, path, is_own, edition, revision, origin, language, topic
      FROM source WHERE identity = ?1
      """, .text(identity))
    guard try row.next(), let content = try content(in: row) else { return nil }
    let options = ImportOptions(
      edition: row.optionalText(5).flatMap(Edition.init),
      revision: row.optionalText(6).flatMap(Revision.init),
      origin: row.optionalText(7), language: row.optionalText(8).flatMap { Language($0) },
      topic: row.optionalText(9))
    return SourceFile(
      identity: identity, path: row.text(3), content: content, options: options,
      isOwn: row.integer(4) != 0)
  }

  /// What stands in a file, from a row of `source_id, byte_count, content`; `nil` if it cannot be
  /// unpacked.
  func content(in row: borrowing Rows) throws -> [UInt8]? {
    let known = try knownText(ofSource: row.integer(0))
    return row.withBytes(2) { compression.unpacked($0, count: row.integer(1), knowing: known) }
  }

  /// What the rules of a file say, one after the other: the file's text without its markup.
  private func knownText(ofSource id: Int) throws -> [UInt8] {
    var text: [UInt8] = []
    let rules = try connection.rows(
      """
      SELECT lead, body FROM rule JOIN document USING (document_id)
      WHERE source_id = ?1 ORDER BY rule_id
      """, .integer(id))
    while try rules.next() { text.append(lead: rules.text(0), body: rules.text(1)) }
    return text
  }

  /// Packs a file's text again, because it lost some of its rules.
  func repack(_ content: [UInt8], ofSource identity: String) throws {
    guard
      let id = try connection.integer(
        "SELECT source_id FROM source WHERE identity = ?1", .text(identity))
    else { return }
    let packed = compression.packed(content, knowing: try knownText(ofSource: id))
    try connection.run(
      "UPDATE source SET content = ?2 WHERE source_id = ?1", .integer(id), .blob(packed))
  }
}

extension [ParsedDocument] {
  /// What the rules say, as ``RuleStore/knownText(ofSource:)`` will find it.
  var knownText: [UInt8] {
    var text: [UInt8] = []
    for rule in lazy.flatMap(\.rules) { text.append(lead: rule.lead, body: rule.body) }
    return text
  }
}

extension [UInt8] {
  fileprivate mutating func append(lead: String, body: String) {
    append(contentsOf: lead.utf8)
    append(UInt8(ascii: "\n"))
    append(contentsOf: body.utf8)
    append(UInt8(ascii: "\n"))
  }
}
