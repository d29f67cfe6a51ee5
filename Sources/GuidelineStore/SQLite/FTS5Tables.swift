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

  /// Lends the block that tells which segments there are.
  func withStructure<T>(
    _ body: (Span<UInt8>) throws(SQLiteError) -> T
  ) throws(SQLiteError) -> T {
    let rows = try connection.rows(
      "SELECT block FROM \(table)_data WHERE id = ?1", .integer(Self.structure))
    guard try rows.next() else { throw .unreadableIndex }
    return try rows.withBytes(0, body)
  }

  private static let structure = 10

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
}
