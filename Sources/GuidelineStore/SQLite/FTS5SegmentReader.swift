/// The rows of a term and its places in them, as the leaves of a segment have them.
struct FTS5DocumentList {
  fileprivate(set) var term: [UInt8] = []
  /// For each row its key, the size of its places and the places. A key is told by its distance from the
  /// one before.
  fileprivate(set) var bytes: ContiguousArray<UInt8> = []
  /// Where in `bytes` a key is told by itself, because it is the first one of a leaf.
  fileprivate(set) var pageStarts: [Int] = []

  /// Goes through the rows of a list.
  struct Cursor {
    /// The row that was reached; 0 before the first.
    private(set) var row: UInt32 = 0
    /// Where its places lie in the bytes; none, if it is one that was taken out.
    private(set) var places = 0..<0
    /// How many of the list's page starts are behind.
    private var pageCount = 0

    /// Goes on to the next row.
    ///
    /// - Parameter list: The same each time.
    /// - Returns: Whether there is one.
    @inline(__always)
    mutating func next(in list: borrowing FTS5DocumentList) throws(SQLiteError) -> Bool {
      let bytes = list.bytes.span
      var offset = places.upperBound
      guard offset < bytes.count else { return false }
      var before = row
      if pageCount < list.pageStarts.count, offset == list.pageStarts[pageCount] {
        pageCount += 1
        before = 0
      }
      guard let step = bytes.varint(at: &offset) else { throw .unreadableIndex }
      guard let sizeAndMark = bytes.varint(at: &offset) else { throw .unreadableIndex }
      let size = Int(truncatingIfNeeded: sizeAndMark >> 1)
      let (next, isTooLarge) = UInt64(before).addingReportingOverflow(step)
      guard !isTooLarge, row < next, next <= UInt32.max, 0...bytes.count - offset ~= size else {
        throw .unreadableIndex
      }
      (row, places) = (UInt32(next), offset..<offset + size)
      return true
    }
  }
}

/// Goes through the terms of a segment, from a leaf on.
struct FTS5SegmentReader {
  /// The term that was reached, with its rows as soon as they were read.
  private(set) var list = FTS5DocumentList()
  private let leaves: Leaves
  private var leaf: ContiguousArray<UInt8> = []
  /// Where the next term begins, or the footer behind the last one.
  private var next = 0
  /// Where the footer begins.
  private var end = 0
  /// Where in the footer it is told how far the term after the next one is.
  private var footer = 0
  /// Where the rows of the term begin in the leaf.
  private var rows = 0

  /// Of the offsets of the first key and of the footer.
  private static let headerSize = 4

  private final class Leaves {
    private let rows: Rows
    /// The keys of those that are still to come; none may be missing.
    private var keys: Range<Int>

    init(_ rows: consuming Rows, _ keys: Range<Int>) {
      self.rows = rows
      self.keys = keys
    }

    /// Reads the next leaf; leaves `leaf` as it is behind the last one.
    func read(into leaf: inout ContiguousArray<UInt8>) throws(SQLiteError) -> Bool {
      // A statement that has come to its end would begin again.
      guard let key = keys.first else { return false }
      guard try rows.next(), rows.bits(1) == key else { throw .unreadableIndex }
      keys.removeFirst()
      leaf.removeAll(keepingCapacity: true)
      rows.withBytes(0) { leaf.append($0) }
      return true
    }
  }

  /// - Parameters:
  ///   - leaves: Their blocks and keys, in order.
  ///   - keys: The keys that they should have.
  init(_ leaves: consuming Rows, _ keys: Range<Int>) {
    self.leaves = Leaves(leaves, keys)
  }

  /// Goes on to the next term.
  ///
  /// - Returns: Whether there is one.
  mutating func nextTerm() throws(SQLiteError) -> Bool {
    guard let (kept, rest) = try nextEnding() else { return false }
    guard kept <= list.term.count else { throw .unreadableIndex }
    list.term.removeLast(list.term.count - kept)
    list.term += leaf[rest]
    return true
  }

  /// Goes on to the first term that does not precede another one.
  ///
  /// - Returns: Whether there is one.
  mutating func nextTerm(from sought: [UInt8]) throws(SQLiteError) -> Bool {
    // With so many of the sought term's bytes the term that was reached begins.
    var common = 0
    while let (kept, rest) = try nextEnding() {
      // It differs from the sought term where the term before it does.
      if kept > common { continue }
      common =
        kept
        + sought.span.extracting(kept...)
        .commonPrefix(with: leaf.span.extracting(rest))
      if !leaf.span.extracting(rest).precedes(sought.span.extracting(kept...)) {
        list.term.removeAll(keepingCapacity: true)
        list.term += sought[..<kept]
        list.term += leaf[rest]
        return true
      }
    }
    return false
  }

  /// Goes on to the next term, which is told by the one before it.
  ///
  /// - Returns: How many bytes both begin with, and where in the leaf the rest of it lies; `nil` if
  ///   there is none.
  private mutating func nextEnding() throws(SQLiteError) -> (kept: Int, rest: Range<Int>)? {
    while next == end {
      guard try nextLeaf() else { return nil }
    }
    var offset = next
    // The first term of a leaf is told whole.
    let isFirst = rows == 0
    try goOn()
    let kept = isFirst ? 0 : leaf.span.varint(at: &offset)
    guard let kept, let count = leaf.span.varint(at: &offset), kept <= leaf.count,
      count <= leaf.count, offset + Int(count) <= next
    else { throw .unreadableIndex }
    rows = offset + Int(count)
    return (Int(kept), offset..<rows)
  }

  /// Reads the rows of the term.
  mutating func readRows() throws(SQLiteError) {
    list.bytes.removeAll(keepingCapacity: true)
    list.pageStarts.removeAll(keepingCapacity: true)
    list.bytes += leaf[rows..<next]
    while next == end, try nextLeaf() {
      let firstKey = try leaf.number(at: 0)
      if firstKey > 0 { list.pageStarts.append(list.bytes.count + firstKey - Self.headerSize) }
      list.bytes += leaf[Self.headerSize..<next]
    }
  }

  private mutating func nextLeaf() throws(SQLiteError) -> Bool {
    guard try leaves.read(into: &leaf) else { return false }
    end = try leaf.number(at: 2)
    guard Self.headerSize...leaf.count ~= end else { throw .unreadableIndex }
    (next, footer, rows) = (0, end, 0)
    try goOn()
    return true
  }

  /// Finds the next term by the footer, which tells of each how far it is from the one before.
  private mutating func goOn() throws(SQLiteError) {
    var offset = footer
    guard offset < leaf.count else { return next = end }
    guard let step = leaf.span.varint(at: &offset), 1...UInt64(leaf.count) ~= step,
      Self.headerSize...end ~= next + Int(step)
    else { throw .unreadableIndex }
    footer = offset
    next += Int(step)
  }
}

extension ContiguousArray<UInt8> {
  /// Two bytes as a number, the higher first.
  fileprivate func number(at start: Int) throws(SQLiteError) -> Int {
    guard start + 1 < count else { throw .unreadableIndex }
    return Int(self[start]) << 8 | Int(self[start + 1])
  }
}
