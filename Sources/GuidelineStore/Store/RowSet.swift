/// A set of rule keys.
struct RowSet {
  /// One bit for each key.
  private var words: ContiguousArray<UInt64>

  /// - Parameter capacity: Greater than any key.
  init(capacity: Int) {
    words = ContiguousArray(repeating: 0, count: capacity / 64 + 1)
  }

  /// Restores a set from ``bytes``.
  init(bytes: Span<UInt8>) {
    words = []
    words.reserveCapacity(bytes.count / 8)
    while let word = bytes.littleEndian(at: words.count * 8) { words.append(word) }
  }

  /// The serialized set.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(words.count * 8)
    for word in words { bytes.append(littleEndian: word) }
    return bytes
  }

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Inserts keys below the capacity.
  mutating func insert(_ rows: some Sequence<UInt32>) {
    for row in rows where row / 64 < words.count { words[Int(row / 64)] |= 1 << UInt64(row % 64) }
  }

  /// Inserts keys below the capacity.
  mutating func insert(_ rows: Range<Int>) {
    for row in rows.clamped(to: 0..<words.count * 64) { words[row / 64] |= 1 << UInt64(row % 64) }
  }

  func contains(_ row: UInt32) -> Bool {
    let word = Int(row / 64)
    return word < words.count && words[word] >> UInt64(row % 64) & 1 == 1
  }

  /// Inserts the other set's keys below this one's capacity.
  mutating func formUnion(_ other: RowSet) {
    for index in 0..<Swift.min(words.count, other.words.count) {
      words[index] |= other.words[index]
    }
  }

  mutating func formIntersection(_ other: RowSet) {
    for index in words.indices { words[index] &= other.words[index] }
  }

  mutating func subtract(_ other: RowSet) {
    for index in words.indices { words[index] &= ~other.words[index] }
  }
}

extension RowSet: Sequence {
  /// The keys, ascending.
  func makeIterator() -> Iterator { Iterator(words: words, rest: words.first ?? 0) }

  struct Iterator: IteratorProtocol {
    fileprivate let words: ContiguousArray<UInt64>
    fileprivate var index = 0
    fileprivate var rest: UInt64

    mutating func next() -> UInt32? {
      while rest == 0 {
        index += 1
        guard index < words.count else { return nil }
        rest = words[index]
      }
      defer { rest &= rest - 1 }
      return UInt32(index * 64 + rest.trailingZeroBitCount)
    }
  }
}
