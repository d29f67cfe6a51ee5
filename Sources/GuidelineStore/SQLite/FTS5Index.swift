/// Reads the index of a full-text table where FTS5 keeps it.
///
/// FTS5's own functions show a row at a time, with all its places, and look a term up twice. A search
/// wants the rows of dozens of terms, and the places of few of these rows. The form of the blocks has
/// been the same for as long as there is FTS5, and is told at the head of
/// https://www.sqlite.org/src/file?name=ext/fts5/fts5_index.c
final class FTS5Index {
  private let tables: FTS5Tables
  /// From new to old.
  private let segments: [FTS5Segment]

  /// Reads which segments there are, as they stay until something is written.
  ///
  /// - Parameter table: Its rows have keys from 1 and its index tells columns and places.
  init(of table: String, in connection: Connection) throws(SQLiteError) {
    tables = FTS5Tables(of: table, in: connection)
    segments = try FTS5Structure(in: tables).segments
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
    var reader = try tables.reader(
      of: segment, from: tables.firstLeaf(of: segment, with: sought))
    var lists: [FTS5DocumentList] = []
    var isThere = try reader.nextTerm(from: sought)
    while isThere, isPrefix ? reader.list.term.starts(with: sought) : reader.list.term == sought {
      try reader.readRows()
      lists.append(reader.list)
      if !isPrefix { break }
      isThere = try reader.nextTerm()
    }
    return lists
  }

  /// Stands before each term; other indexes of a table, for prefixes, have other letters.
  private static let main = UInt8(ascii: "0")
}
