/// Writes segments into the index of a full-text table that keeps neither texts nor their sizes.
///
/// Rows that come together become a segment of their own, in the form that FTS5 gives it, without the
/// lists that FTS5 would make of them in memory token by token. FTS5 reads it as its own; taking rows
/// out stays with it.
struct FTS5IndexWriter {
  private let tables: FTS5Tables
  private let connection: Connection

  init(for table: String, in connection: Connection) {
    tables = FTS5Tables(of: table, in: connection)
    self.connection = connection
  }

  /// Adds rows, in a transaction that is open.
  func insert(_ rows: FTS5TokenizedRows) throws(SQLiteError) {
    guard rows.count > 0 else { return }
    try rewriting { structure throws(SQLiteError) in
      var segment = try structure.newSegment()
      try tables.append(rows.leaves(), to: &segment)
      if segment.lastLeaf > 0 { structure.append(segment) }
    }
    try addToSizes(of: rows)
  }

  /// Makes one segment of all, in a transaction that is open.
  func mergeAll() throws(SQLiteError) {
    try rewriting { structure throws(SQLiteError) in
      guard structure.segments.count > 1 else { return }
      var merge = try FTS5Merge(of: structure.segments, in: tables)
      var segment = try structure.newSegment()
      while let leaves = try merge.nextLeaves() { try tables.append(leaves, to: &segment) }
      structure.replaceAll(by: segment)
    }
  }

  /// Merges some segments, if there are several of a size.
  ///
  /// - Parameter pageCount: About how many leaves may be written for that.
  func merge(pageCount: Int) throws(SQLiteError) {
    try tables.merge(pageCount: pageCount)
  }

  /// Changes which segments there are.
  private func rewriting(
    _ body: (inout FTS5Structure) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    // Makes FTS5 write what it still has in memory, …
    let part = try Transaction(.savepoint, on: connection)
    // … and forget which segments there are.
    try tables.merge(pageCount: 0)
    // Not later: of every page that is written before, SQLite would keep a copy.
    try part.commit()
    var structure = try FTS5Structure(in: tables)
    try body(&structure)
    try structure.write(to: tables)
  }

  /// Keeps how many rows there are, and how many places each column has.
  private func addToSizes(of rows: FTS5TokenizedRows) throws(SQLiteError) {
    var sizes = [rows.count] + rows.columnSizes
    try tables.with(.sizes) { block throws(SQLiteError) in
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
    var block: ContiguousArray<UInt8> = []
    for size in sizes { block.append(varint: size) }
    try tables.replace(.sizes, by: block)
  }
}
