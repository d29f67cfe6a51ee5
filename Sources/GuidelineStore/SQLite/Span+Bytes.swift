/// Bytes that are only lent.
extension Span<UInt8> {
  /// Whether both have the same bytes.
  func isEqual(to other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    return stride(from: 0, to: count, by: 8).allSatisfy { word(at: $0) == other.word(at: $0) }
  }

  /// Eight bytes from one on as a number, which is ordered as they are; zeros stand for those that are
  /// missing.
  @inline(__always)
  func word(at start: Int) -> UInt64 {
    guard start + 8 > count else {
      return unsafe bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self).bigEndian
    }
    var word: UInt64 = 0
    for index in start..<count { word = word << 8 | UInt64(self[index]) }
    return word << (8 * UInt64(start + 8 - count))
  }

  func precedes(_ other: Span<UInt8>) -> Bool {
    let common = commonPrefix(with: other)
    return common < other.count && (common == count || self[common] < other[common])
  }

  /// With how many equal bytes both begin.
  func commonPrefix(with other: Span<UInt8>) -> Int {
    let end = Swift.min(count, other.count)
    var index = 0
    while index < end, self[index] == other[index] { index += 1 }
    return index
  }
}

extension ContiguousArray<UInt8> {
  @inline(__always)
  mutating func append(_ bytes: Span<UInt8>) {
    // Of a few bytes the call would take longer than the bytes.
    if bytes.count < 8 {
      for index in bytes.indices { append(bytes[index]) }
      return
    }
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }
}
