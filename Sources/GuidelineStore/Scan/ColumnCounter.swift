/// Counts columns in units of UTF-16, of places in a file that follow each other.
struct ColumnCounter {
  private var place = 0
  private var units = 0

  init(_ bytes: [UInt8]) {
    // A byte order mark takes no column.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// The column of a byte, counted from 1.
  ///
  /// - Parameter index: Not before the one that was asked for last.
  /// - Complexity: O(*n*) in the bytes between the two.
  mutating func column(of index: Int, in bytes: [UInt8]) -> Int {
    var start = index
    while start > place, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    if start > place { (place, units) = (start, 0) }
    units += Self.units(in: bytes[place..<index])
    place = index
    return units + 1
  }

  /// How many units of UTF-16 a text takes.
  static func units(in text: ArraySlice<UInt8>) -> Int {
    // Each character begins with another byte than those that go on with it.
    text.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + ($1 >= 0xF0 ? 2 : 1) }
  }
}
