/// In which rows of a full-text table something stands, and where in them.
///
/// Places stay as the index has them until they are asked for: of most rows nobody wants to know more
/// than that they are there.
struct FTS5Postings {
  /// The keys of the rows, ascending.
  private(set) var rows: ContiguousArray<UInt32> = []
  /// Where the places of each row lie in `bytes`.
  private var ranges: ContiguousArray<ByteRange> = []
  private var bytes: ContiguousArray<UInt8> = []
  /// The place that was added last.
  private var last = Place(column: 0, token: 0)

  private struct ByteRange {
    var start: UInt32
    var count: UInt32
  }

  init() {}

  /// A token of a row.
  struct Place: Hashable {
    /// The column in the highest bits, the number of the token in the others.
    fileprivate let bits: UInt32

    init(column: Int, token: Int) {
      bits = UInt32(truncatingIfNeeded: column << Self.tokenBits | token)
    }

    fileprivate init(bits: UInt32) {
      self.bits = bits
    }

    fileprivate static let tokenBits = 28

    var column: Int { Int(bits >> UInt32(Self.tokenBits)) }

    /// Counted from 0 in its column.
    var token: Int { Int(bits & (1 << UInt32(Self.tokenBits) - 1)) }

    /// The token so many places after this one.
    func advanced(by count: Int) -> Place { Place(bits: bits &+ UInt32(count)) }

    /// How many tokens lie from one place to another; large beyond all texts between two columns.
    func distance(to other: Place) -> Int { abs(Int(bits) - Int(other.bits)) }
  }

  /// Goes through the places of a row.
  struct Cursor {
    fileprivate var offset: Int
    fileprivate let end: Int
    fileprivate var place = Place(column: 0, token: 0)
  }

  /// The places of a row in the order of its text, given its number among the rows.
  func places(ofRow index: Int) -> Cursor {
    let range = ranges[index]
    return Cursor(offset: Int(range.start), end: Int(range.start + range.count))
  }

  /// The next place of a cursor; `nil` behind the last one.
  func nextPlace(of cursor: inout Cursor) -> Place? {
    guard cursor.offset < cursor.end, var number = bytes.span.varint(at: &cursor.offset) else {
      return nil
    }
    if number == Self.columnFollows {
      guard let column = bytes.span.varint(at: &cursor.offset),
        let first = bytes.span.varint(at: &cursor.offset)
      else { return nil }
      cursor.place = Place(column: Int(truncatingIfNeeded: column), token: 0)
      number = first
    }
    cursor.place = Place(
      bits: cursor.place.bits &+ UInt32(truncatingIfNeeded: number) &- Self.leastStep)
    return cursor.place
  }

  /// Stands before the number of a column; a step of so many tokens is written as that much more.
  fileprivate static let columnFollows = 1
  fileprivate static let leastStep: UInt32 = 2

  /// How much memory the places take, in bytes.
  var size: Int { bytes.count + rows.count * 12 }

  /// Adds a place that is behind the last one, of a row that is not below the last one.
  mutating func append(_ place: Place, row: UInt32) {
    if rows.last != row {
      rows.append(row)
      ranges.append(ByteRange(start: UInt32(bytes.count), count: 0))
      last = Place(column: 0, token: 0)
    }
    bytes.append(place, after: &last)
    ranges[ranges.count - 1].count = UInt32(bytes.count) - ranges[ranges.count - 1].start
  }
}

extension FTS5Postings.Place: Comparable {
  /// As in the text, column by column.
  static func < (one: Self, other: Self) -> Bool { one.bits < other.bits }
}

extension FTS5Postings {
  /// What the index has of a term in one of its segments. A row without places is one that was taken
  /// out.
  init(_ list: FTS5DocumentList) throws(SQLiteError) {
    bytes = list.bytes
    // A row takes three bytes or more: its key, the size of its places and a place.
    rows.reserveCapacity(bytes.count / 3)
    ranges.reserveCapacity(bytes.count / 3)
    var cursor = FTS5DocumentList.Cursor()
    while try cursor.next(in: list) {
      rows.append(cursor.row)
      ranges.append(
        ByteRange(start: UInt32(cursor.places.lowerBound), count: UInt32(cursor.places.count)))
    }
  }

  /// What two segments have of a term: of a row that both have, what the newer one says.
  func replaced(by newer: FTS5Postings) -> FTS5Postings {
    guard !rows.isEmpty else { return newer }
    var both = FTS5Postings()
    var (index, other) = (0, 0)
    while index < rows.count || other < newer.rows.count {
      if other == newer.rows.count || index < rows.count && rows[index] < newer.rows[other] {
        both.append(row: index, of: self)
        index += 1
      } else {
        if index < rows.count, rows[index] == newer.rows[other] { index += 1 }
        both.append(row: other, of: newer)
        other += 1
      }
    }
    return both
  }

  /// Those of some rows.
  func keeping(_ isKept: (UInt32) -> Bool) -> FTS5Postings {
    var kept = FTS5Postings()
    kept.bytes = bytes
    for index in rows.indices where isKept(rows[index]) {
      kept.rows.append(rows[index])
      kept.ranges.append(ranges[index])
    }
    return kept
  }

  /// Without the rows that have no places.
  var withoutEmptyRows: FTS5Postings {
    guard ranges.contains(where: { $0.count == 0 }) else { return self }
    var kept = FTS5Postings()
    for index in rows.indices where ranges[index].count > 0 { kept.append(row: index, of: self) }
    return kept
  }

  private mutating func append(row index: Int, of other: FTS5Postings) {
    let range = other.ranges[index]
    rows.append(other.rows[index])
    ranges.append(ByteRange(start: UInt32(bytes.count), count: range.count))
    bytes += other.bytes[Int(range.start)..<Int(range.start + range.count)]
  }

  /// Where any of several terms stands.
  static func union(of all: [FTS5Postings]) -> FTS5Postings {
    if all.count == 1 { return all[0] }
    var found: [(row: UInt32, place: Place)] = []
    for postings in all {
      for index in postings.rows.indices {
        var cursor = postings.places(ofRow: index)
        while let place = postings.nextPlace(of: &cursor) {
          found.append((postings.rows[index], place))
        }
      }
    }
    found.sort { ($0.row, $0.place) < ($1.row, $1.place) }
    var union = FTS5Postings()
    for (index, (row, place)) in found.enumerated()
    where index == 0 || found[index - 1] != (row, place) { union.append(place, row: row) }
    return union
  }
}

extension ContiguousArray<UInt8> {
  /// Adds a place of a row as the index has it.
  ///
  /// - Parameter last: The place before it, which becomes this one; before the first one, the first
  ///   of the first column.
  @inline(__always)
  mutating func append(_ place: FTS5Postings.Place, after last: inout FTS5Postings.Place) {
    if place.column != last.column {
      append(UInt8(FTS5Postings.columnFollows))
      append(varint: place.column)
      last = FTS5Postings.Place(column: place.column, token: 0)
    }
    append(varint: place.token - last.token + Int(FTS5Postings.leastStep))
    last = place
  }
}
