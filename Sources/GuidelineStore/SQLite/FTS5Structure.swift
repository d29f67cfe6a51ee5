/// Which segments an index has.
struct FTS5Structure {
  /// From new to old.
  private(set) var segments: [FTS5Segment] = []

  /// Reads which segments an index has.
  init(in tables: FTS5Tables) throws(SQLiteError) {
    self = try tables.withStructure { block throws(SQLiteError) in try Self(block) }
  }

  private init(_ block: Span<UInt8>) throws(SQLiteError) {
    var offset = Self.cookieSize
    guard block.count > offset, block[offset] != Self.laterForm else { throw .unreadableIndex }
    func number() throws(SQLiteError) -> Int {
      guard let number = block.varint(at: &offset), number <= UInt32.max else {
        throw .unreadableIndex
      }
      return Int(number)
    }
    let levelCount = try number()
    // How many segments there are, and how often something was written.
    _ = (try number(), try number())
    // Of about the same size are the segments of a level, which stand from old to new.
    for _ in 0..<levelCount {
      var level: [FTS5Segment] = []
      // How many of them are being merged.
      _ = try number()
      for _ in 0..<(try number()) {
        let segment = FTS5Segment(
          number: try number(), firstLeaf: try number(), lastLeaf: try number())
        guard 1...65535 ~= segment.number,
          segment.lastLeaf == 0 || 1...segment.lastLeaf ~= segment.firstLeaf
        else { throw .unreadableIndex }
        // Of a segment that was merged into others nothing is left.
        if segment.lastLeaf > 0 { level.append(segment) }
      }
      segments += level.reversed()
    }
  }

  /// Of what tells FTS5 whether its settings have changed.
  private static let cookieSize = 4
  /// What stands behind the cookie in a form of the block that tables without content can have.
  private static let laterForm: UInt8 = 0xFF
}

/// A part of an index, with its own terms in order. What was written later is in a newer one.
struct FTS5Segment {
  let number: Int
  let firstLeaf: Int
  let lastLeaf: Int

  /// The key of the block of a leaf.
  func key(ofLeaf leaf: Int) -> Int { number << Self.leafBits + leaf }

  private static let leafBits = 37
}
