/// Writes segments into the index of a full-text table that keeps neither texts nor their sizes.
///
/// Rows that come together become a segment of their own, in the form that FTS5 gives it, without the
/// lists that FTS5 would make of them in memory token by token. Single rows, and what is taken out, are
/// FTS5's, which reads what is written here as its own.
struct FTS5IndexWriter {
  private let table: String
  private let connection: Connection

  init(for table: String, in connection: Connection) {
    (self.table, self.connection) = (table, connection)
  }

  /// Adds rows, in a transaction that is open.
  func insert(_ rows: FTS5TokenizedRows) throws(SQLiteError) {
    guard rows.count > 0 else { return }
    try rewriting { structure throws(SQLiteError) in
      let leaves = rows.leaves
      if !leaves.isEmpty {
        var segment = FTS5SegmentInsertion(try structure.freeNumber(), into: table, connection)
        try segment.append(leaves)
        structure.append(segment.written)
      }
    }
    try addToSizes(of: rows)
  }

  /// Makes one segment of all, in a transaction that is open.
  func mergeAll() throws(SQLiteError) {
    try rewriting { structure throws(SQLiteError) in
      let segments = structure.segments
      guard segments.count > 1 else { return }
      var merge = try FTS5Merge(of: segments, in: table, connection)
      var segment = FTS5SegmentInsertion(try structure.freeNumber(), into: table, connection)
      while let leaves = try merge.nextLeaves() { try segment.append(leaves) }
      structure.replaceAll(by: segment.written)
    }
  }

  /// Merges some segments, if there are several of a size.
  ///
  /// - Parameter pageCount: About how many leaves may be written for that.
  func merge(pageCount: Int) throws(SQLiteError) {
    // https://www.sqlite.org/fts5.html#the_merge_command
    try connection.run(
      "INSERT INTO \(table) (\(table), rank) VALUES ('merge', ?1)", .integer(pageCount))
  }

  /// Changes which segments there are.
  private func rewriting(
    _ body: (inout FTS5Structure) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    // Makes FTS5 write what it still has in memory, …
    let part = try Transaction(.savepoint, on: connection)
    // … and forget which segments there are.
    try merge(pageCount: 0)
    var structure = try FTS5Structure(of: table, in: connection)
    try body(&structure)
    try structure.write(to: table, in: connection)
    try part.commit()
  }

  /// Keeps how many rows there are, and how many places each column has.
  private func addToSizes(of rows: FTS5TokenizedRows) throws(SQLiteError) {
    var sizes = [rows.count] + rows.columnSizes
    do {
      let known = try connection.rows(
        "SELECT block FROM \(table)_data WHERE id = ?1", .integer(Self.sizesKey))
      guard try known.next() else { throw SQLiteError.unreadableIndex }
      try known.withBytes(0) { block throws(SQLiteError) in
        var offset = 0
        // At first the block is empty.
        guard block.count > 0 else { return }
        for index in sizes.indices {
          guard let size = block.varint(at: &offset), size < 1 << 48 else {
            throw .unreadableIndex
          }
          sizes[index] += Int(size)
        }
      }
    }
    var block: ContiguousArray<UInt8> = []
    for size in sizes { block.append(varint: size) }
    try connection.run(
      "UPDATE \(table)_data SET block = ?2 WHERE id = ?1", .integer(Self.sizesKey),
      .blob(Array(block)))
  }

  private static let sizesKey = 1
}

/// Writes the leaves of a segment, one after the other.
private struct FTS5SegmentInsertion {
  private let table: String
  private let connection: Connection
  /// With the leaves that were written so far.
  private(set) var written: FTS5Segment

  init(_ number: Int, into table: String, _ connection: Connection) {
    (self.table, self.connection) = (table, connection)
    written = FTS5Segment(number: number, firstLeaf: 1, lastLeaf: 0)
  }

  mutating func append(_ leaves: [FTS5Leaf]) throws(SQLiteError) {
    let insertLeaf = try connection.rows("INSERT INTO \(table)_data (id, block) VALUES (?1, ?2)")
    let insertTerm = try connection.rows(
      "INSERT INTO \(table)_idx (segid, term, pgno) VALUES (?1, ?2, ?3)")
    for leaf in leaves {
      written.lastLeaf += 1
      try insertLeaf.run(.integer(written.key(ofLeaf: written.lastLeaf)), .blob(leaf.block))
      if let term = leaf.firstTerm {
        // The lowest bit would tell that the leaf has an index of its rows.
        try insertTerm.run(
          .integer(written.number), .blob(term), .integer(written.lastLeaf << 1))
      }
    }
  }
}
