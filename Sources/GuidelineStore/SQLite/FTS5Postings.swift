/// In which rows of a full-text table a phrase occurs, and where in them.
struct FTS5Postings {
  /// The keys of the rows, ascending.
  private(set) var rows: ContiguousArray<UInt32> = []
  /// For each row, the number of its first place.
  private var starts: ContiguousArray<UInt32> = []
  /// The places of all rows.
  private var places: ContiguousArray<Place> = []

  /// A token of a row.
  struct Place: Hashable {
    /// The column in the highest bits, the number of the token in the others.
    fileprivate let bits: UInt32

    init(column: Int, token: Int) {
      bits = UInt32(truncatingIfNeeded: column << Self.tokenBits | token)
    }

    private init(bits: UInt32) {
      self.bits = bits
    }

    private static let tokenBits = 28

    var column: Int { Int(bits >> UInt32(Self.tokenBits)) }

    /// The token `count` places after this one.
    func advanced(by count: Int) -> Place { Place(bits: bits &+ UInt32(count)) }

    /// The number of tokens between two places; larger than any text for places in different columns.
    func distance(to other: Place) -> Int { abs(Int(bits) - Int(other.bits)) }
  }

  /// The places of a row in the order of its text, given its number among the rows.
  func places(ofRow index: Int) -> ArraySlice<Place> {
    let end = index + 1 < starts.count ? Int(starts[index + 1]) : places.count
    return places[Int(starts[index])..<end]
  }

  /// The memory that the postings take, in bytes.
  var size: Int { rows.count * 8 + places.count * 4 }

  /// Whether the rows are in order, as they are unless the index is damaged.
  var hasAscendingRows: Bool { zip(rows, rows.dropFirst()).allSatisfy { $0 < $1 } }

  /// Removes all rows, but keeps the memory: lists that grow anew each time cost more than the lookups.
  mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
  }

  /// The same postings in memory of their own, of just the size they need.
  func copy() -> FTS5Postings {
    var copy = FTS5Postings()
    copy.rows += rows[...]
    copy.starts += starts[...]
    copy.places += places[...]
    return copy
  }

  /// Adds a row, whose places follow.
  mutating func append(row: UInt32) {
    rows.append(row)
    starts.append(UInt32(places.count))
  }

  /// Adds a place of the last row.
  mutating func append(_ place: Place) {
    places.append(place)
  }

  /// Adds a place of a row that is the last one or follows it.
  mutating func append(_ place: Place, row: UInt32) {
    if rows.last != row { append(row: row) }
    append(place)
  }

  /// The postings of some rows.
  func keeping(_ isKept: (UInt32) -> Bool) -> FTS5Postings {
    var kept = FTS5Postings()
    for index in rows.indices where isKept(rows[index]) {
      kept.append(row: rows[index])
      kept.places += places(ofRow: index)
    }
    return kept
  }
}

extension FTS5Postings.Place: Comparable {
  /// As in the text, column by column.
  static func < (one: Self, other: Self) -> Bool { one.bits < other.bits }
}
