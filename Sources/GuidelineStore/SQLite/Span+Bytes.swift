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
