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
    guard let known = try knownText(ofSource: row.integer(0)) else { return nil }
    return row.withBytes(2) { compression.unpacked($0, count: row.integer(1), knowing: known) }
  }

  /// What the rules of a file say, document after document: the file's text without its markup.
  private func knownText(ofSource id: Int) throws -> [UInt8]? {
    var text: [UInt8] = []
    let documents = try connection.rows(
      "SELECT document_id FROM document WHERE source_id = ?1 ORDER BY document_id", .integer(id))
    while try documents.next() {
      guard let content = try contentIfWhole(ofDocument: documents.integer(0)) else { return nil }
      text += content
    }
    return text
  }

  /// Packs a file's text again, because it lost some of its rules.
  func repack(_ content: [UInt8], ofSource identity: String) throws {
    guard
      let id = try connection.integer(
        "SELECT source_id FROM source WHERE identity = ?1", .text(identity)),
      let known = try knownText(ofSource: id)
    else { return }
    let packed = compression.packed(content, knowing: known)
    try connection.run(
      "UPDATE source SET content = ?2 WHERE source_id = ?1", .integer(id), .blob(packed))
  }
}
