/// A Unicode scalar decoded from bytes.
struct DecodedScalar {
  /// The scalar; U+FFFD for a byte that begins no valid sequence.
  var value: UInt32
  /// The number of bytes read; 1 for a byte that begins no valid sequence.
  var count: Int
}

extension Span where Element == UInt8 {
  /// Reads the scalar at `index`, rejecting overlong forms and surrogates.
  @inline(__always)
  func scalar(at index: Int) -> DecodedScalar {
    let first = self[index]
    return first < 0x80 ? DecodedScalar(value: UInt32(first), count: 1) : longScalar(at: index)
  }

  /// Decodes a three-byte sequence, as of Hangul, kana and most kanji; 0 if there is none.
  @inline(__always)
  func threeByteScalar(at index: Int) -> UInt32 {
    guard index + 3 <= count else { return 0 }
    let bytes = (UInt32(self[index]), UInt32(self[index + 1]), UInt32(self[index + 2]))
    guard bytes.0 & 0xF0 == 0xE0, (bytes.1 | bytes.2 << 8) & 0xC0C0 == 0x8080 else { return 0 }
    return (bytes.0 & 0x0F) << 12 | (bytes.1 & 0x3F) << 6 | bytes.2 & 0x3F
  }

  private func longScalar(at index: Int) -> DecodedScalar {
    let first = UInt32(self[index])
    let invalid = DecodedScalar(value: 0xFFFD, count: 1)
    let count: Int
    switch first {
    case 0xC2...0xDF: count = 2
    case 0xE0...0xEF: count = 3
    case 0xF0...0xF4: count = 4
    default: return invalid
    }
    guard index + count <= self.count else { return invalid }
    var value = first & (0x7F >> UInt32(count))
    for next in index + 1..<index + count {
      let byte = self[next]
      guard byte & 0xC0 == 0x80 else { return invalid }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    switch (count, value) {
    case (3, ..<0x800), (3, 0xD800...0xDFFF), (4, ..<0x10000), (4, 0x110000...): return invalid
    default: return DecodedScalar(value: value, count: count)
    }
  }
}
