/// Reads the index of a full-text table where FTS5 keeps it.
///
/// FTS5's own functions show a row at a time, with all its places, and look a term up twice. A search
/// wants the rows of dozens of terms, and the places of few of these rows. The form of the blocks has
/// been the same for as long as there is FTS5, and is told at the head of
/// https://www.sqlite.org/src/file?name=ext/fts5/fts5_index.c
final class FTS5Index {
  /// Finds the leaf of a segment that may have a term.
  private let leafOfTerm: String
  /// Reads leaves.
  private let leaves: String
  private unowned let connection: Connection
  /// From new to old.
  private let segments: [FTS5Segment]

  /// Reads which segments there are, as they stay until something is written.
  ///
  /// - Parameter table: Its rows have keys from 1 and its index tells columns and places.
  init(of table: String, in connection: Connection) throws(SQLiteError) {
    leafOfTerm =
      "SELECT pgno FROM \(table)_idx WHERE segid = ?1 AND term <= ?2 ORDER BY term DESC LIMIT 1"
    leaves = "SELECT block FROM \(table)_data WHERE id BETWEEN ?1 AND ?2"
    self.connection = connection
    segments = try FTS5Structure(of: table, in: connection).segments
  }

  /// Where a term stands.
  ///
  /// - Parameters:
  ///   - term: As the tokenizer makes it for the index.
  ///   - isPrefix: Whether the terms that begin with it are meant as well.
  func postings(of term: [UInt8], isPrefix: Bool = false) throws(SQLiteError) -> FTS5Postings {
    var lists: [FTS5DocumentList] = []
    for segment in segments { lists += try self.lists(of: term, isPrefix: isPrefix, in: segment) }
    let terms = isPrefix ? Array(Dictionary(grouping: lists, by: \.term).values) : [lists]
    var found: [FTS5Postings] = []
    for lists in terms {
      var postings = FTS5Postings()
      for list in lists.reversed() { postings = postings.replaced(by: try FTS5Postings(list)) }
      found.append(postings.withoutEmptyRows)
    }
    return FTS5Postings.union(of: found)
  }

  /// The lists of a term, or of all that begin with it, in one segment.
  private func lists(
    of term: [UInt8], isPrefix: Bool, in segment: FTS5Segment
  ) throws(SQLiteError) -> [FTS5DocumentList] {
    let sought = [Self.main] + term
    let leaf = try connection.integer(leafOfTerm, .integer(segment.number), .blob(sought))
    // The lowest bit tells something else of the leaf.
    let first = max(leaf.map { $0 >> 1 } ?? 0, segment.firstLeaf)
    var reader = FTS5SegmentReader(
      try connection.rows(
        leaves, .integer(segment.key(ofLeaf: first)),
        .integer(segment.key(ofLeaf: segment.lastLeaf))))
    var lists: [FTS5DocumentList] = []
    while try reader.nextTerm() {
      let reached = reader.list.term
      if isPrefix ? reached.starts(with: sought) : reached == sought {
        try reader.readRows()
        lists.append(reader.list)
        if !isPrefix { break }
      } else if sought.lexicographicallyPrecedes(reached) {
        break
      }
    }
    return lists
  }

  /// Stands before each term; other indexes of a table, for prefixes, have other letters.
  static let main = UInt8(ascii: "0")
}
