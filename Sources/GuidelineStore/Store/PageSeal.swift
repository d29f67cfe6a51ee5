/// A hash of all pages of a store, but for the page that keeps it.
///
/// It is taken whenever a whole store has been written. As long as it fits, no byte has changed since.
struct PageSeal {
  // What another version of the reader made of the texts is no longer right.
  private(set) var value = DocumentReader.version
  private let ownPage: Int
  private var page = 0

  /// - Parameter ownPage: The number of the page with the seal.
  init(in ownPage: Int) {
    self.ownPage = ownPage
  }

  /// - Parameter pages: The next pages, of 8192 bytes each.
  mutating func take(_ pages: Span<UInt8>) {
    for start in stride(from: 0, to: pages.count, by: DatabasePages.pageSize) {
      page += 1
      let bytes = pages.extracting(start..<start + DatabasePages.pageSize)
      if page == 1 {
        take(page: Self.withoutCounters(bytes).span.bytes)
      } else if page != ownPage {
        take(page: bytes.bytes)
      }
    }
  }

  /// Each step can be undone, so that no change of one number is lost.
  private mutating func take(page: RawSpan) {
    var value = value
    for offset in stride(from: 0, to: DatabasePages.pageSize, by: 8) {
      value ^= unsafe page.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: Int.self)
      value = value &* 0x1E37_79B9_7F4A_7C15
      value ^= value >> 32
    }
    self.value = value
  }

  /// The header counts writes, that of the seal too: at 24 and, with the version of SQLite, 92.
  /// https://www.sqlite.org/fileformat2.html#the_database_header
  private static func withoutCounters(_ page: Span<UInt8>) -> [UInt8] {
    page.indices.map { 24..<28 ~= $0 || 92..<100 ~= $0 ? 0 : page[$0] }
  }
}

extension RuleStore {
  /// Whether no byte of the file and its log has changed since a whole store was written.
  func isSealed() throws(SQLiteError) -> Bool {
    let transaction = try Transaction(.read, on: connection)
    guard !connection.isInMemory, var seal = try emptySeal() else { return false }
    if let file = try sealOfFile() {
      seal = file
    } else {
      let image = try connection.image()
      guard image.count.isMultiple(of: DatabasePages.pageSize) else { return false }
      seal.take(image.span)
    }
    let isSealed = try isKept(seal)
    try transaction.commit()
    return isSealed
  }

  /// The same in a transaction that writes; false if there is a log.
  func isSealedOnDisk() throws(SQLiteError) -> Bool {
    guard let seal = try sealOfFile() else { return false }
    return try isKept(seal)
  }

  /// Seals the store, if nothing is left to be done and nobody else uses it.
  ///
  /// All else has been written, so that it fails silently: a store without a seal is only checked more
  /// slowly.
  func seal() {
    guard !connection.isInMemory else { return }
    try? connection.withoutWaiting { () throws(SQLiteError) in
      try connection.checkpoint()
      let transaction = try Transaction(.write, on: connection)
      if try connection.integer("SELECT count(*) FROM unmatched") == 0, let seal = try sealOfFile()
      {
        try connection.run("UPDATE page_seal SET seal = ?1", .integer(seal.value))
      }
      try transaction.commit()
    }
  }

  private func isKept(_ seal: PageSeal) throws(SQLiteError) -> Bool {
    try connection.bits("SELECT seal FROM page_seal") == seal.value
  }

  private func emptySeal() throws(SQLiteError) -> PageSeal? {
    try connection.integer("SELECT rootpage FROM sqlite_schema WHERE name = 'page_seal'")
      .map { PageSeal(in: $0) }
  }

  /// - Returns: `nil` if the file isn't all there is.
  private func sealOfFile() throws(SQLiteError) -> PageSeal? {
    guard !connection.isInMemory, !StoreFile(path: path).hasLog, var seal = try emptySeal(),
      try connection.integer("PRAGMA page_size") == DatabasePages.pageSize,
      let count = try connection.integer("PRAGMA page_count")
    else { return nil }
    var start = 0
    let end = count * DatabasePages.pageSize
    var piece = [UInt8](repeating: 0, count: 32 * DatabasePages.pageSize)
    while start < end {
      let size = min(piece.count, end - start)
      try connection.read(into: &piece, count: size, at: start)
      seal.take(piece.span.extracting(first: size))
      start += size
    }
    return seal
  }
}
