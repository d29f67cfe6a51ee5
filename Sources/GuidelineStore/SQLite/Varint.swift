/// SQLite's variable-length integers: seven bits a byte, highest first; all bytes but the last have
/// the eighth bit set. A ninth byte contributes all its bits.
extension Span<UInt8> {
  /// Reads a number and advances past it.
  ///
  /// - Returns: `nil` if the bytes end too early.
  @inline(__always)
  func varint(at offset: inout Int) -> UInt64? {
    guard offset < count else { return nil }
    let first = self[offset]
    offset += 1
    return first < 0x80 ? UInt64(first) : restOfVarint(first, at: &offset)
  }

  private func restOfVarint(_ first: UInt8, at offset: inout Int) -> UInt64? {
    var number = UInt64(first & 0x7F)
    for place in 1..<9 {
      guard offset < count else { return nil }
      let byte = self[offset]
      offset += 1
      if place == 8 { return number << 8 | UInt64(byte) }
      number = number << 7 | UInt64(byte & 0x7F)
      if byte < 0x80 { return number }
    }
    return number
  }
}
