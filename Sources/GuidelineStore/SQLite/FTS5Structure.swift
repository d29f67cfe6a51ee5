/// Which segments an index has.
struct FTS5Structure {
  /// Tells FTS5 whether its settings have changed.
  private let cookie: [UInt8]
  /// By which FTS5 knows when to merge.
  private let writeCount: Int
  private var levels: [Level] = []

  /// Segments of about the same size, from old to new.
  private struct Level {
    /// How many of them, from the oldest on, are being merged.
    var mergeCount = 0
    var segments: [FTS5Segment] = []
  }

  /// From new to old.
  var segments: [FTS5Segment] {
    // Of a segment that was merged into others nothing is left.
    levels.flatMap { $0.segments.reversed().filter { $0.lastLeaf > 0 } }
  }

  /// Reads which segments an index has.
  init(in tables: FTS5Tables) throws(SQLiteError) {
    self = try tables.with(.structure) { block throws(SQLiteError) in try Self(block) }
  }

  private init(_ block: Span<UInt8>) throws(SQLiteError) {
    var offset = Self.cookieSize
    guard block.count > offset, block[offset] != Self.laterForm else { throw .unreadableIndex }
    cookie = (0..<Self.cookieSize).map { block[$0] }
    func number() throws(SQLiteError) -> Int {
      guard let number = block.varint(at: &offset), number <= UInt32.max else {
        throw .unreadableIndex
      }
      return Int(number)
    }
    let levelCount = try number()
    _ = try number()
    writeCount = try number()
    for _ in 0..<levelCount {
      var level = Level(mergeCount: try number())
      for _ in 0..<(try number()) {
        let segment = FTS5Segment(
          number: try number(), firstLeaf: try number(), lastLeaf: try number())
        guard 1...65535 ~= segment.number,
          segment.lastLeaf == 0 || 1...segment.lastLeaf ~= segment.firstLeaf
        else { throw .unreadableIndex }
        level.segments.append(segment)
      }
      levels.append(level)
    }
  }

  /// A segment to be, without leaves.
  func newSegment() throws(SQLiteError) -> FTS5Segment {
    let taken = Set(levels.flatMap { $0.segments.map(\.number) })
    guard let number = (1...Self.mostSegments).first(where: { !taken.contains($0) }) else {
      throw .unreadableIndex
    }
    return FTS5Segment(number: number, firstLeaf: 1, lastLeaf: 0)
  }

  /// Adds the newest segment.
  mutating func append(_ segment: FTS5Segment) {
    if levels.isEmpty { levels.append(Level()) }
    levels[0].segments.append(segment)
  }

  /// Puts a segment in the stead of all.
  mutating func replaceAll(by segment: FTS5Segment) {
    // Above those to come, which are smaller.
    levels = Array(repeating: Level(), count: max(2, levels.count))
    levels[levels.count - 1].segments.append(segment)
  }

  /// FTS5 merges long before there are so many.
  private static let mostSegments = 2000

  /// Writes it in the stead of the one that an index has.
  func write(to tables: FTS5Tables) throws(SQLiteError) {
    var block = ContiguousArray(cookie)
    for number in [levels.count, levels.reduce(0) { $0 + $1.segments.count }, writeCount] {
      block.append(varint: number)
    }
    for level in levels {
      block.append(varint: level.mergeCount)
      block.append(varint: level.segments.count)
      for segment in level.segments {
        for number in [segment.number, segment.firstLeaf, segment.lastLeaf] {
          block.append(varint: number)
        }
      }
    }
    try tables.replace(.structure, by: block)
  }

  private static let cookieSize = 4
  /// What stands behind the cookie in a form of the block that tables without content can have.
  private static let laterForm: UInt8 = 0xFF
}

/// A part of an index, with its own terms in order. What was written later is in a newer one.
struct FTS5Segment {
  let number: Int
  let firstLeaf: Int
  var lastLeaf: Int

  /// The key of the block of a leaf.
  func key(ofLeaf leaf: Int) -> Int { number << Self.leafBits + leaf }

  /// The keys of all its blocks.
  var keys: Range<Int> { key(ofLeaf: 0)..<key(ofLeaf: 1 << Self.leafBits) }

  private static let leafBits = 37
}
