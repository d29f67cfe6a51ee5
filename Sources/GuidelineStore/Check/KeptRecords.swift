/// What people gave to a store, as far as it can still be read.
struct KeptRecords {
  /// The files, in the order in which they came first.
  private(set) var sources: [SourceFile] = []
  private(set) var dataFiles: [(file: DataFile, content: [UInt8], isCarried: Bool)] = []
  private(set) var corrections: [RuleStore.StatedCorrection] = []
  /// What cannot be read, and so cannot be saved by a repair.
  private(set) var losses: [Finding] = []
  /// What is damaged, but can be had from elsewhere.
  private(set) var damages: [Finding] = []

  /// - Throws: An error of the kind ``SQLiteError/Kind/corrupt`` if there is nothing to be had.
  init(of store: RuleStore) throws {
    let read = try readSources(of: store)
    try findLostSources(of: store, besides: read)
    for file in DataFile.allCases {
      if let kept = try store.kept(file) {
        dataFiles.append((file, kept.content, kept.isCarried))
      } else if try store.connection.integer("SELECT count(*) FROM \(file.table)") != 0 {
        damages.append(
          Finding(
            .error, "the stored copy is damaged", in: "Data/\(file.rawValue)",
            isRepairable: true))
      }
    }
    corrections = try store.statedCorrections()
    let count = try store.connection.integer("SELECT count(*) FROM correction") ?? 0
    if count > corrections.count {
      losses.append(
        Finding(
          .error, "damaged links and unlinks of rules: \(count - corrections.count)",
          in: "correction", isRepairable: false))
    }
  }

  /// - Returns: The keys of the rows that could be reached.
  private mutating func readSources(of store: RuleStore) throws -> Set<Int> {
    var read: [Int: SourceFile?] = [:]
    // Damaged pages are met from both sides.
    for order in ["", "DESC"] {
      if try readSources(of: store, order, into: &read) { break }
    }
    sources = read.sorted { $0.key < $1.key }.compactMap(\.value)
    return Set(read.keys)
  }

  /// - Returns: Whether no damaged page was met.
  private mutating func readSources(
    of store: RuleStore, _ order: String, into read: inout [Int: SourceFile?]
  ) throws -> Bool {
    let rows = try store.connection.rows(
      "SELECT seal, \(RuleStore.sourceColumns), source_id FROM source ORDER BY source_id \(order)")
    while let isThere = try Self.unlessDamaged({ () throws(SQLiteError) in try rows.next() }) {
      guard isThere, case let key = rows.bits(16), read[key] == nil else { return true }
      let source = SourceFile(rows, by: store.compression)
      read[key] = .some(source)
      if source == nil { lose(rows.text(2)) }
    }
    return false
  }

  /// The index of the table has the names of rows that the table itself has lost.
  private mutating func findLostSources(of store: RuleStore, besides read: Set<Int>) throws {
    let names = try store.connection.rows(
      "SELECT source_id, identity FROM source INDEXED BY sqlite_autoindex_source_1")
    while let isThere = try Self.unlessDamaged({ () throws(SQLiteError) in try names.next() }) {
      guard isThere else { return }
      if !read.contains(names.bits(0)) { lose(names.text(1)) }
    }
  }

  private static func unlessDamaged<T>(
    _ body: () throws(SQLiteError) -> T
  ) throws(SQLiteError) -> T? {
    do {
      return try body()
    } catch {
      guard error.kind == .corrupt else { throw error }
      return nil
    }
  }

  /// Documents without a source, of which there are fewer in a store that was made of the others.
  mutating func findLostDocuments(of store: RuleStore, missingIn sound: RuleStore) throws {
    let query = """
      SELECT coalesce(slug, title) || '@' || document.edition || ':' || document.language,
        count(*), min(document.source_id IN (SELECT source_id FROM source))
      FROM document LEFT JOIN topic USING (topic_id) GROUP BY 1 ORDER BY 1
      """
    var counts: [String: Int] = [:]
    let soundRows = try sound.connection.rows(query)
    while try soundRows.next() { counts[soundRows.text(0)] = try soundRows.integer(1) }
    let rows = try store.connection.rows(query)
    while try rows.next() {
      if rows.bits(2) == 0, try rows.integer(1) > counts[rows.text(0), default: 0] {
        lose(rows.text(0))
      }
    }
  }

  private mutating func lose(_ place: String) {
    losses.append(
      Finding(
        .error, "the imported text is damaged or lost; import it again", in: place,
        isRepairable: false))
  }
}
