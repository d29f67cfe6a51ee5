/// The tables in which FTS5 keeps the index of a full-text table: its blocks, and which leaf a term
/// stands in.
struct FTS5Tables {
  private let table: String
  private unowned let connection: Connection
  // Asked for each term that is looked for.
  private let leafOfTerm: String
  private let leaves: String

  init(of table: String, in connection: Connection) {
    (self.table, self.connection) = (table, connection)
    leafOfTerm =
      "SELECT pgno FROM \(table)_idx WHERE segid = ?1 AND term <= ?2 ORDER BY term DESC LIMIT 1"
    leaves = "SELECT block, id FROM \(table)_data WHERE id BETWEEN ?1 AND ?2 ORDER BY id"
  }

  // MARK: Blocks

  /// A block of the whole index.
  enum Block: Int {
    /// How many rows there are, and how many places each column has.
    case sizes = 1
    /// Which segments there are.
    case structure = 10
  }

  /// Lends a block.
  func with<T>(
    _ block: Block, _ body: (Span<UInt8>) throws(SQLiteError) -> T
  ) throws(SQLiteError) -> T {
    let rows = try connection.rows(
      "SELECT block FROM \(table)_data WHERE id = ?1", .integer(block.rawValue))
    guard try rows.next() else { throw .unreadableIndex }
    return try rows.withBytes(0, body)
  }

  /// Writes a block in the stead of the one that is there.
  func replace(_ block: Block, by bytes: ContiguousArray<UInt8>) throws(SQLiteError) {
    try connection.run(
      "UPDATE \(table)_data SET block = ?2 WHERE id = ?1", .integer(block.rawValue),
      .blob(Array(bytes)))
  }

  // MARK: Segments

  /// The leaf of a segment from which on a term may stand.
  func firstLeaf(of segment: FTS5Segment, with term: [UInt8]) throws(SQLiteError) -> Int {
    let leaf = try connection.integer(leafOfTerm, .integer(segment.number), .blob(term))
    // The lowest bit tells whether the leaf has an index of its rows.
    return max(leaf.map { $0 >> 1 } ?? 0, segment.firstLeaf)
  }

  /// Goes through a segment from a leaf on.
  func reader(of segment: FTS5Segment, from leaf: Int) throws(SQLiteError) -> FTS5SegmentReader {
    let (first, last) = (segment.key(ofLeaf: leaf), segment.key(ofLeaf: segment.lastLeaf))
    guard first <= last else { throw .unreadableIndex }
    return FTS5SegmentReader(
      try connection.rows(leaves, .integer(first), .integer(last)), first..<last + 1)
  }

  /// Writes leaves behind those that a segment has.
  func append(_ leaves: [FTS5Leaf], to segment: inout FTS5Segment) throws(SQLiteError) {
    let insertLeaf = try connection.rows("INSERT INTO \(table)_data (id, block) VALUES (?1, ?2)")
    let insertTerm = try connection.rows(
      "INSERT INTO \(table)_idx (segid, term, pgno) VALUES (?1, ?2, ?3)")
    for leaf in leaves {
      segment.lastLeaf += 1
      try insertLeaf.run(.integer(segment.key(ofLeaf: segment.lastLeaf)), .blob(leaf.block))
      if let term = leaf.firstTerm {
        try insertTerm.run(
          .integer(segment.number), .blob(term), .integer(segment.lastLeaf << 1))
      }
    }
  }

  /// Takes out the leaves of a segment before one of them.
  func removeLeaves(of segment: FTS5Segment, before leaf: Int) throws(SQLiteError) {
    try removeBlocks(segment.key(ofLeaf: segment.firstLeaf)..<segment.key(ofLeaf: leaf))
  }

  /// Takes out a segment.
  func remove(_ segment: FTS5Segment) throws(SQLiteError) {
    try removeBlocks(segment.keys)
    try connection.run("DELETE FROM \(table)_idx WHERE segid = ?1", .integer(segment.number))
  }

  private func removeBlocks(_ keys: Range<Int>) throws(SQLiteError) {
    try connection.run(
      "DELETE FROM \(table)_data WHERE id >= ?1 AND id < ?2", .integer(keys.lowerBound),
      .integer(keys.upperBound))
  }

  /// Lets FTS5 write what it has in memory, and merge some segments if there are several of a size.
  ///
  /// - Parameter pageCount: About how many leaves may be written for that.
  func merge(pageCount: Int) throws(SQLiteError) {
    // https://www.sqlite.org/fts5.html#the_merge_command
    try connection.run(
      "INSERT INTO \(table) (\(table), rank) VALUES ('merge', ?1)", .integer(pageCount))
  }
}
