/// 64-bit integers in little-endian order.
extension [UInt8] {
  mutating func append(littleEndian number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
    }
  }
}

extension Span<UInt8> {
  /// - Returns: `nil` if fewer than eight bytes remain.
  func littleEndian(at start: Int) -> UInt64? {
    guard start + 8 <= count else { return nil }
    var number: UInt64 = 0
    for byte in 0..<8 { number |= UInt64(self[start + byte]) << UInt64(byte * 8) }
    return number
  }
}
