/// A block of a segment.
struct FTS5Leaf {
  let block: [UInt8]
  /// What is above the last term of the leaves before and not above the first one of this; `nil` if no
  /// term begins here.
  let firstTerm: [UInt8]?
}

/// Puts terms and where they stand into leaves, as FTS5 would.
struct FTS5LeafWriter {
  private var leaves: [FTS5Leaf] = []
  private var isFirstLeaf = true
  /// The leaf that is being filled, and where terms begin in it.
  private var bytes = header
  private var footer: ContiguousArray<UInt8> = []
  private var firstTerm: [UInt8]?
  private var lastTermStart = 0
  /// Whether a row begins in the leaf.
  private var hasRow = false
  /// The last term that was written, and the one that was begun after it.
  private var term: ContiguousArray<UInt8> = []
  private var nextTerm: ContiguousArray<UInt8> = []
  private var hasNextTerm = false
  /// The last row of the term; 0 before the first.
  private var rowBefore: UInt32 = 0

  /// Room for the offsets of the first row, if no term is before it, and of the footer.
  private static let header: ContiguousArray<UInt8> = [0, 0, 0, 0]

  /// FTS5's own.
  private static let leafSize = 4050

  var fullLeafCount: Int { leaves.count }

  private var room: Int { Self.leafSize - bytes.count - footer.count }

  /// Begins a term that is above those before it. Without rows it is left out.
  mutating func beginTerm(_ next: Span<UInt8>) {
    nextTerm.removeAll(keepingCapacity: true)
    nextTerm.append(next)
    hasNextTerm = true
  }

  private mutating func writeTerm() {
    if room < nextTerm.count + 3 { endLeaf() }
    let common = term.span.commonPrefix(with: nextTerm.span)
    footer.append(varint: bytes.count - lastTermStart)
    lastTermStart = bytes.count
    // The letter of the index that has whole terms is a part of each.
    if firstTerm == nil {
      firstTerm = isFirstLeaf ? [] : [FTS5Index.main] + nextTerm[...common]
      bytes.append(varint: nextTerm.count + 1)
      bytes.append(FTS5Index.main)
      bytes += nextTerm
    } else {
      bytes.append(varint: common + 1)
      bytes.append(varint: nextTerm.count - common)
      bytes += nextTerm[common...]
    }
    (term, nextTerm) = (nextTerm, term)
    hasNextTerm = false
    rowBefore = 0
  }

  /// Adds rows of the term up to another one, without those that were taken out.
  ///
  /// - Parameters:
  ///   - list: Has them as they are to be written, save that other keys may be told by themselves.
  ///   - cursor: Has reached the first of them, which is above those that were added before.
  /// - Returns: Whether the list has more.
  mutating func append(
    _ list: borrowing FTS5DocumentList, from cursor: inout FTS5DocumentList.Cursor,
    to end: UInt32 = .max
  ) throws(SQLiteError) -> Bool {
    var isThere = true
    repeat {
      if cursor.places.isEmpty {
        isThere = try cursor.next(in: list)
        continue
      }
      beginRow(cursor.row, size: cursor.places.count)
      // What follows it is copied with it as far as there is room.
      let start = cursor.sizeStart
      let lastEnd = start + room - Self.headOfRow
      var copyEnd = cursor.places.upperBound
      rowBefore = cursor.row
      isThere = try cursor.next(in: list)
      while isThere, cursor.isStep, cursor.row < end, !cursor.places.isEmpty,
        copyEnd + cursor.places.count <= lastEnd
      {
        copyEnd = cursor.places.upperBound
        rowBefore = cursor.row
        isThere = try cursor.next(in: list)
      }
      write(list.bytes.span.extracting(start..<copyEnd))
    } while isThere && cursor.row < end
    return isThere
  }

  /// Writes the key of a row.
  private mutating func beginRow(_ row: UInt32, size: Int) {
    if hasNextTerm { writeTerm() }
    if room < size + Self.headOfRow { endLeaf() }
    let isFirst = firstTerm == nil && !hasRow
    if isFirst { setNumber(bytes.count, at: 0) }
    hasRow = true
    bytes.append(varint: Int(isFirst ? row : row - rowBefore))
  }

  /// Room for a key and the size of the row's places.
  private static let headOfRow = 8

  /// Writes what comes behind a key, in as many leaves as it takes.
  private mutating func write(_ numbers: Span<UInt8>) {
    var rest = 0
    while rest < numbers.count {
      if room <= 0 { endLeaf() }
      var end = rest + min(room, numbers.count - rest)
      // A number stands in one leaf.
      while end < numbers.count, numbers[end - 1] >= 0x80 { end += 1 }
      bytes.append(numbers.extracting(rest..<end))
      rest = end
    }
  }

  /// The leaves that are full.
  mutating func takeLeaves() -> [FTS5Leaf] {
    defer { leaves.removeAll() }
    return leaves
  }

  /// The leaves that were not taken, when the last row was added.
  mutating func takeLastLeaves() -> [FTS5Leaf] {
    endLeaf()
    return takeLeaves()
  }

  /// Begins a new leaf, unless nothing is in this one.
  private mutating func endLeaf() {
    guard bytes.count > Self.header.count else { return }
    setNumber(bytes.count, at: 2)
    leaves.append(FTS5Leaf(block: Array(bytes) + footer, firstTerm: firstTerm))
    isFirstLeaf = false
    bytes.replaceSubrange(bytes.indices, with: Self.header)
    footer.removeAll(keepingCapacity: true)
    firstTerm = nil
    lastTermStart = 0
    hasRow = false
  }

  /// Two bytes as the leaves have them, the higher first.
  private mutating func setNumber(_ number: Int, at start: Int) {
    bytes[start] = UInt8(number >> 8)
    bytes[start + 1] = UInt8(number & 0xFF)
  }
}
