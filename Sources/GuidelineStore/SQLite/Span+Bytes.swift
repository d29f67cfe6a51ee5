/// Bytes that are only lent.
extension Span<UInt8> {
  /// Whether both have the same bytes.
  func isEqual(to other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
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
