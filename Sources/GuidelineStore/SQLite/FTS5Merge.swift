/// Makes one segment of several, and takes these out as it goes on.
///
/// FTS5 merges row by row through all leaves at once; here the rows of a term are read together.
struct FTS5Merge {
  private let tables: FTS5Tables
  private let segments: [FTS5Segment]
  /// Those with terms left, from new to old.
  private var sources: [Source] = []
  private var writer = FTS5LeafWriter()
  private var isDone = false

  private struct Source {
    let segment: FTS5Segment
    var reader: FTS5SegmentReader
  }

  /// - Parameter segments: All of the index, from new to old.
  init(of segments: [FTS5Segment], in tables: FTS5Tables) throws(SQLiteError) {
    (self.tables, self.segments) = (tables, segments)
    for segment in segments {
      var source = Source(
        segment: segment, reader: try tables.reader(of: segment, from: segment.firstLeaf))
      if try source.reader.nextTerm() { sources.append(source) }
    }
  }

  /// Goes on until some leaves are full.
  ///
  /// - Returns: `nil` after the last ones.
  mutating func nextLeaves() throws(SQLiteError) -> [FTS5Leaf]? {
    guard !isDone else { return nil }
    while writer.fullLeafCount < Self.leavesAtOnce {
      guard let first = sources.indices.first else {
        isDone = true
        for segment in segments { try tables.remove(segment) }
        return writer.takeLastLeaves()
      }
      var indices = [first]
      for index in sources.indices.dropFirst() {
        let (term, least) = (sources[index].reader.list.term, sources[indices[0]].reader.list.term)
        if term == least {
          indices.append(index)
        } else if term.lexicographicallyPrecedes(least) {
          indices = [index]
        }
      }
      try mergeRows(of: indices)
      for index in indices.reversed() {
        if try !sources[index].reader.nextTerm() { sources.remove(at: index) }
      }
    }
    // So that the room is there for what is written next.
    for source in sources {
      let leaf = source.segment.firstLeaf + source.reader.leafCount - 1
      try tables.removeLeaves(of: source.segment, before: leaf)
    }
    return writer.takeLeaves()
  }

  private static let leavesAtOnce = 64

  /// Writes the rows that a term has in several segments.
  private mutating func mergeRows(of indices: [Int]) throws(SQLiteError) {
    let term = sources[indices[0]].reader.list.term
    guard term.first == FTS5Index.main else { throw .unreadableIndex }
    writer.beginTerm(term.span.extracting(1..<term.count))
    var lists: [FTS5DocumentList] = []
    var cursors: [FTS5DocumentList.Cursor] = []
    for index in indices {
      try sources[index].reader.readRows()
      let list = sources[index].reader.list
      var cursor = FTS5DocumentList.Cursor()
      guard try cursor.next(in: list) else { continue }
      lists.append(list)
      cursors.append(cursor)
    }
    while let row = cursors.lazy.map(\.row).min(),
      let newest = cursors.firstIndex(where: { $0.row == row })
    {
      var next = UInt32.max
      for index in cursors.indices.reversed() where index != newest {
        // Of a row that several have, the newest is right.
        if cursors[index].row == row, try !cursors[index].next(in: lists[index]) {
          lists.remove(at: index)
          cursors.remove(at: index)
        } else {
          next = min(next, cursors[index].row)
        }
      }
      if try !writer.append(lists[newest], from: &cursors[newest], to: next) {
        lists.remove(at: newest)
        cursors.remove(at: newest)
      }
    }
  }
}
