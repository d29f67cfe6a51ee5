/// Counts columns in UTF-16 code units, for ascending offsets in a file.
struct ColumnCounter {
  private var place = 0
  private var units = 0

  init(_ bytes: [UInt8]) {
    // A byte order mark takes no column.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// The column of a byte, counted from 1.
  ///
  /// - Parameter index: At or after the index of the previous call.
  /// - Complexity: O(*n*) in the bytes between the two indices.
  mutating func column(of index: Int, in bytes: [UInt8]) -> Int {
    var start = index
    while start > place, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    if start > place { (place, units) = (start, 0) }
    units += Self.units(in: bytes[place..<index])
    place = index
    return units + 1
  }

  /// The number of UTF-16 code units.
  static func units(in text: ArraySlice<UInt8>) -> Int {
    // Skip continuation bytes; scalars of four bytes are surrogate pairs.
    text.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + ($1 >= 0xF0 ? 2 : 1) }
  }
}
