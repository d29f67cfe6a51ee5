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
    let rows = try connection.rows(
      "SELECT block FROM \(table)_data WHERE id = ?1", .integer(Self.structureID))
    guard try rows.next() else { throw .unreadableIndex }
    segments = try rows.withBytes(0, FTS5Segment.all)
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
    var search = FTS5LeafSearch(for: Self.main + term, isPrefix: isPrefix)
    let leaf = try connection.integer(
      leafOfTerm, .integer(segment.number), .blob(search.term))
    // The lowest bit tells something else of the leaf.
    let first = max(leaf.map { $0 >> 1 } ?? 0, segment.leaves.lowerBound)
    let rows = try connection.rows(
      leaves, .integer(segment.key(ofLeaf: first)),
      .integer(segment.key(ofLeaf: segment.leaves.upperBound))
    )
    var goesOn = true
    while goesOn, try rows.next() {
      goesOn = try rows.withBytes(0) { leaf throws(SQLiteError) in try search.take(leaf) }
    }
    return search.lists
  }

  /// Stands before each term; other indexes of a table, for prefixes, have other letters.
  private static let main = Array("0".utf8)

  /// The key of the block that tells which segments there are.
  private static let structureID = 10
}

/// A part of an index, with its own terms in order. What was written later is in a newer one.
struct FTS5Segment {
  let number: Int
  /// The numbers of its first and its last leaf.
  let leaves: ClosedRange<Int>

  /// The key of the block of a leaf.
  func key(ofLeaf leaf: Int) -> Int { number << Self.leafBits + leaf }

  private static let leafBits = 37

  /// The segments of an index by the block that lists them, from new to old.
  static func all(in block: Span<UInt8>) throws(SQLiteError) -> [FTS5Segment] {
    var offset = cookieSize
    guard block.count > offset, block[offset] != laterForm else { throw .unreadableIndex }
    func number() throws(SQLiteError) -> Int {
      guard let number = block.varint(at: &offset) else { throw .unreadableIndex }
      return Int(truncatingIfNeeded: number)
    }
    let levelCount = try number()
    _ = (try number(), try number())
    var segments: [FTS5Segment] = []
    for _ in 0..<max(0, levelCount) {
      _ = try number()
      var level: [FTS5Segment] = []
      for _ in 0..<max(0, try number()) {
        let (segment, first, last) = (try number(), try number(), try number())
        // Of a segment that was merged into others nothing is left.
        guard last > 0 else { continue }
        guard 1...65535 ~= segment, first <= last else { throw .unreadableIndex }
        level.append(FTS5Segment(number: segment, leaves: first...last))
      }
      segments += level.reversed()
    }
    return segments
  }

  private static let cookieSize = 4
  /// What stands behind the cookie in a form of the block that tables without content can have.
  private static let laterForm: UInt8 = 0xFF
}
