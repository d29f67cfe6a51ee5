extension ContiguousArray<UInt8> {
  @inline(__always)
  mutating func append(_ bytes: Span<UInt8>) {
    // For a few bytes, the call takes longer than the copy.
    if bytes.count < 8 {
      for index in bytes.indices { append(bytes[index]) }
      return
    }
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }
}
