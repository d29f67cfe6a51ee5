#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension ArraySlice<UInt8> {
  func find(_ text: StaticString) -> Range<Int>? {
    let offset = unsafe withUnsafeBytes { unsafe text.offset(in: $0) }
    return offset.map { startIndex + $0..<startIndex + $0 + text.utf8CodeUnitCount }
  }
}

extension [UInt8] {
  func holds(_ text: StaticString) -> Bool {
    self[...].find(text) != nil
  }
}

extension String {
  func holds(_ text: StaticString) -> Bool {
    var copy = self
    return copy.withUTF8 { unsafe text.offset(in: UnsafeRawBufferPointer($0)) != nil }
  }
}

extension String {
  func holds(_ text: String) -> Bool {
    text.isEmpty || range(of: text) != nil
  }

  /// The first occurrence of a text; `nil` if the text is empty.
  func range(of text: String) -> Range<Index>? {
    var (copy, text) = (self, text)
    let offset = copy.withUTF8 { bytes in
      text.withUTF8 { text in
        unsafe UnsafeRawBufferPointer(text).offset(in: UnsafeRawBufferPointer(bytes))
      }
    }
    guard let offset else { return nil }
    let start = utf8.index(startIndex, offsetBy: offset)
    return start..<utf8.index(start, offsetBy: text.utf8.count)
  }
}

extension StaticString {
  /// The offset of the first occurrence.
  fileprivate func offset(in bytes: UnsafeRawBufferPointer) -> Int? {
    let text = unsafe UnsafeRawBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    return unsafe text.offset(in: bytes)
  }
}

extension UnsafeRawBufferPointer {
  /// The offset of the first occurrence; `nil` if these bytes are empty.
  fileprivate func offset(in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let start = bytes.baseAddress, let own = baseAddress, count > 0, count <= bytes.count
    else { return nil }
    // A search for a rare byte stops less often than one for the first byte.
    let rare = unsafe firstIndex { !$0.isCommon } ?? 0
    var offset = 0
    while offset + count <= bytes.count {
      let room = bytes.count - count - offset + 1
      guard let found = unsafe memchr(start + offset + rare, Int32(self[rare]), room)
      else { return nil }
      offset = unsafe UnsafeRawPointer(found) - start - rare
      if unsafe memcmp(start + offset, own, count) == 0 { return offset }
      offset += 1
    }
    return nil
  }
}

extension UInt8 {
  /// Whether it is frequent in texts in our languages.
  fileprivate var isCommon: Bool {
    switch self {
    case 0x20, 0x61, 0x65, 0x68, 0x69, 0x6C, 0x6E, 0x6F, 0x72...0x74: true  // space and aehilnorst
    case 0xE3...0xED: true  // the first bytes of kana, kanji and Hangul
    default: false
    }
  }
}
