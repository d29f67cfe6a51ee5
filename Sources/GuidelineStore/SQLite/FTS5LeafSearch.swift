/// The rows of a term and its places in them, as the leaves of a segment have them.
struct FTS5DocumentList {
  let term: [UInt8]
  /// For each row its key, the size of its places and the places. A key is told by its distance from the
  /// one before.
  fileprivate(set) var bytes: ContiguousArray<UInt8> = []
  /// Where in `bytes` a key is told by itself, because it is the first one of a leaf.
  fileprivate(set) var pageStarts: [Int] = []

  fileprivate mutating func append(_ part: Span<UInt8>) {
    unsafe part.withUnsafeBufferPointer { part in unsafe bytes.append(contentsOf: part) }
  }
}

/// Looks for a term in the leaves of a segment, from the one on that may have it.
struct FTS5LeafSearch {
  /// What is looked for.
  let term: [UInt8]
  private let isPrefix: Bool
  /// What was found.
  private(set) var lists: [FTS5DocumentList] = []
  /// Whether the last list may go on in the next leaf.
  private var isOpen = false
  /// The term that was reached.
  private var reached: [UInt8] = []

  init(for term: [UInt8], isPrefix: Bool) {
    self.term = term
    self.isPrefix = isPrefix
  }

  /// Goes through a leaf.
  ///
  /// - Returns: Whether the next one may have something, too.
  mutating func take(_ leaf: Span<UInt8>) throws(SQLiteError) -> Bool {
    let firstKey = try leaf.number(at: 0)
    var terms = try FTS5LeafTerms(of: leaf)
    if isOpen {
      let list = lists.count - 1
      if firstKey > 0 {
        lists[list].pageStarts.append(
          lists[list].bytes.count + firstKey - FTS5LeafTerms.headerSize)
      }
      lists[list].append(leaf.extracting(FTS5LeafTerms.headerSize..<terms.next))
    }
    var isFirst = true
    while terms.next < terms.end {
      var offset = terms.next
      try terms.goOn(in: leaf)
      let kept = isFirst ? 0 : leaf.varint(at: &offset)
      isFirst = false
      guard let kept, kept <= reached.count, let count = leaf.varint(at: &offset),
        count <= leaf.count, offset + Int(count) <= terms.next
      else { throw .unreadableIndex }
      reached.removeLast(reached.count - Int(kept))
      for index in offset..<offset + Int(count) { reached.append(leaf[index]) }
      isOpen = isPrefix ? reached.starts(with: term) : reached == term
      if isOpen {
        lists.append(FTS5DocumentList(term: reached))
        lists[lists.count - 1].append(leaf.extracting(offset + Int(count)..<terms.next))
      } else if term.lexicographicallyPrecedes(reached) {
        return false
      }
    }
    return isOpen || isPrefix
  }
}

/// Where the terms of a leaf begin, as its footer tells, each by its distance from the one before.
private struct FTS5LeafTerms {
  /// Where the next term begins, or the footer behind the last one.
  private(set) var next = 0
  /// Where the footer begins.
  let end: Int
  private var footer: Int

  /// Of the offsets of the first key and of the footer.
  static let headerSize = 4

  init(of leaf: Span<UInt8>) throws(SQLiteError) {
    end = try leaf.number(at: 2)
    footer = end
    guard Self.headerSize...leaf.count ~= end else { throw .unreadableIndex }
    try goOn(in: leaf)
  }

  mutating func goOn(in leaf: Span<UInt8>) throws(SQLiteError) {
    guard footer < leaf.count else { return next = end }
    guard let step = leaf.varint(at: &footer), 1...UInt64(leaf.count) ~= step,
      Self.headerSize...end ~= next + Int(step)
    else { throw .unreadableIndex }
    next += Int(step)
  }
}

extension Span<UInt8> {
  /// Two bytes as a number, the higher first.
  fileprivate func number(at start: Int) throws(SQLiteError) -> Int {
    guard start + 1 < count else { throw .unreadableIndex }
    return Int(self[start]) << 8 | Int(self[start + 1])
  }
}
