extension RuleStore {
  /// The columns of `source` that the seal covers, in the order of ``SourceFile/init(_:by:)``.
  static let sourceColumns = """
    identity, path, is_own, reader_version, edition, revision, origin, language, topic,
      edition_beside, revision_beside, topic_before, left_out, byte_count, content, marking
    """

  /// Whether the file has been read by this version of the reader, with the same content and
  /// options, and none of its documents removed since.
  package func holds(_ file: SourceFile) throws(StoreError) -> Bool {
    try reading {
      guard let kept = try sourceFile(file.identity), kept.leftOut.isEmpty else { return false }
      return kept.isRead(like: file)
    }
  }

  /// A file as it was imported; `nil` if there is none or it is damaged.
  func sourceFile(_ identity: String) throws -> SourceFile? {
    let row = try connection.rows(
      "SELECT seal, \(Self.sourceColumns) FROM source WHERE identity = ?1", .text(identity))
    guard try row.next() else { return nil }
    return SourceFile((1...16).map { row.value($0) }, seal: row.value(0), by: compression)
  }

  /// Stores a file's content, replacing its previous one.
  ///
  /// - Returns: The key of its row.
  func keep(_ file: SourceFile, packed: [UInt8]) throws -> Int {
    let known = try connection.integer(
      "SELECT source_id FROM source WHERE identity = ?1", .text(file.identity))
    let values = file.values(packed: packed)
    try connection.run(
      """
      INSERT OR REPLACE INTO source (source_id, seal, \(Self.sourceColumns))
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18)
      """, values: [SQLValue(known), Seal.of(values)] + values)
    try list(KeptRow(.source, file.identity, seal: Seal.of(values)))
    return known ?? connection.lastInsertedID
  }

  /// Removes a source without documents.
  func removeSourceIfEmpty(_ id: Int) throws {
    let removed = try connection.texts(
      """
      DELETE FROM source WHERE source_id = ?1
        AND NOT EXISTS (SELECT * FROM document WHERE document.source_id = ?1)
      RETURNING identity
      """, .integer(id))
    for identity in removed { try unlist(KeptRow.Name(.source, identity)) }
  }
}

extension SourceFile {
  /// Reads the values of ``RuleStore/sourceColumns``; `nil` if they are damaged.
  init?(_ values: [SQLValue], seal: SQLValue, by compression: Compression) {
    guard Seal.of(values) == seal,
      case .blob(let packed) = values[14], case .integer(let count) = values[13],
      let content = compression.unpacked(packed.span, count: count)
    else { return nil }
    let texts = values.map { if case .text(let text) = $0 { text } else { nil as String? } }
    var options = ImportOptions(
      edition: texts[4].flatMap(Edition.init), revision: texts[5].flatMap { Revision($0) },
      origin: texts[6], language: texts[7].flatMap { Language($0) }, topic: texts[8])
    options.era = texts[9].flatMap(Edition.init).map {
      Era($0, texts[10].flatMap { Revision($0) })
    }
    options.topicBefore = texts[11]
    options.marking = texts[15].flatMap(Marking.init)
    self.init(
      identity: texts[0] ?? "", path: texts[1] ?? "", content: content, options: options,
      isOwn: values[2] != 0)
    leftOut = Set((texts[12] ?? "").split(separator: "\n").map(String.init))
    if case .integer(let version) = values[3] { readerVersion = version }
  }

  fileprivate func values(packed: [UInt8]) -> [SQLValue] {
    [
      .text(identity), .text(path), .integer(isOwn ? 1 : 0), .integer(readerVersion),
      SQLValue(options.edition?.slug), SQLValue(options.revision?.slug), SQLValue(options.origin),
      SQLValue(options.language?.tag), SQLValue(options.topic),
      SQLValue(options.era?.edition.slug), SQLValue(options.era?.revision?.slug),
      SQLValue(options.topicBefore),
      leftOut.isEmpty ? .null : .text(leftOut.sorted().joined(separator: "\n")),
      .integer(content.count), .blob(packed), SQLValue(options.marking?.rawValue),
    ]
  }

  /// Whether another file would give the same documents, apart from what its neighbors supply.
  fileprivate func isRead(like other: SourceFile) -> Bool {
    var kept = self
    // Values from other files aren't options.
    kept.options.era = other.options.era
    kept.options.reasonForEra = other.options.reasonForEra
    kept.options.topicBefore = other.options.topicBefore
    kept.options.explains = other.options.explains
    return kept == other
  }
}
