/// The rows of a full-text table that contain a phrase, and its positions in them.
struct FTS5Postings {
  /// The keys of the rows, ascending.
  private(set) var rows: ContiguousArray<UInt32> = []
  /// For each row, the index of its first position.
  private var starts: ContiguousArray<UInt32> = []
  /// The positions in all rows.
  private var places: ContiguousArray<Place> = []

  /// The position of a token in a row.
  struct Place: Hashable {
    /// The column in the highest bits, the token's index in the others.
    fileprivate let bits: UInt32

    init(column: Int, token: Int) {
      bits = UInt32(truncatingIfNeeded: column << Self.tokenBits | token)
    }

    private init(bits: UInt32) {
      self.bits = bits
    }

    private static let tokenBits = 28

    var column: Int { Int(bits >> UInt32(Self.tokenBits)) }

    /// The position `count` tokens after this one.
    func advanced(by count: Int) -> Place { Place(bits: bits &+ UInt32(count)) }

    /// The number of tokens between two positions; larger than any text if the columns differ.
    func distance(to other: Place) -> Int { abs(Int(bits) - Int(other.bits)) }
  }

  /// The positions in a row, given its index in `rows`, in text order.
  func places(ofRow index: Int) -> ArraySlice<Place> {
    let end = index + 1 < starts.count ? Int(starts[index + 1]) : places.count
    return places[Int(starts[index])..<end]
  }

  /// The memory used, in bytes.
  var size: Int { rows.count * 8 + places.count * 4 }

  /// Whether the rows are in order; false only for a damaged index.
  var hasAscendingRows: Bool { zip(rows, rows.dropFirst()).allSatisfy { $0 < $1 } }

  /// Removes all rows but keeps the memory: growing lists anew for each lookup costs more than the
  /// lookup.
  mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
  }

  /// A copy with no more memory than it needs.
  func copy() -> FTS5Postings {
    var copy = FTS5Postings()
    copy.rows += rows[...]
    copy.starts += starts[...]
    copy.places += places[...]
    return copy
  }

  /// Adds a row; its positions follow.
  mutating func append(row: UInt32) {
    rows.append(row)
    starts.append(UInt32(places.count))
  }

  /// Adds a position in the last row.
  mutating func append(_ place: Place) {
    places.append(place)
  }

  /// Adds a position in the last row or the next one.
  mutating func append(_ place: Place, row: UInt32) {
    if rows.last != row { append(row: row) }
    append(place)
  }
}

extension FTS5Postings.Place: Comparable {
  /// In text order, column by column.
  static func < (one: Self, other: Self) -> Bool { one.bits < other.bits }
}
