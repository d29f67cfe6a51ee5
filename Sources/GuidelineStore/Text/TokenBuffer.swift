/// The folded text of the current token, in a buffer reused for all tokens.
struct TokenBuffer {
  private var bytes: ContiguousArray<UInt8> = []
  private(set) var count = 0

  /// Emits the bytes since the last reset, or a part of them.
  func emit(
    _ part: Range<Int>? = nil, at range: Range<Int>, isColocated: Bool = false,
    _ visitor: inout some TokenVisitor
  ) -> Bool {
    visitor.take(bytes.span.extracting(part ?? 0..<count), range, isColocated: isColocated)
  }

  var endsInS: Bool { count > 0 && bytes[count - 1] == UInt8(ascii: "s") }

  mutating func reset() { count = 0 }

  mutating func append(_ byte: UInt8) {
    if count < bytes.count {
      bytes[count] = byte
    } else {
      if bytes.isEmpty { bytes.reserveCapacity(TokenRun.longestWord) }
      bytes.append(byte)
    }
    count += 1
  }

  /// Appends a scalar as UTF-8.
  mutating func append(scalar: UInt32) {
    switch scalar {
    case ..<0x80:
      append(UInt8(truncatingIfNeeded: scalar))
    case ..<0x800:
      append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    case ..<0x10000:
      append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    default:
      append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    }
  }
}
