extension ArraySlice<UInt8> {
  /// Where a piece of text first stands.
  func find(_ text: StaticString) -> Range<Int>? {
    let count = text.utf8CodeUnitCount
    return text.withUTF8Buffer { pattern in
      guard let first = unsafe pattern.first else { return nil }
      var start = startIndex
      while start + count <= endIndex {
        guard let found = self[start...(endIndex - count)].firstIndex(of: first) else { return nil }
        var length = 1
        while length < count, unsafe self[found + length] == pattern[length] { length += 1 }
        if length == count { return found..<found + count }
        start = found + 1
      }
      return nil
    }
  }
}

extension [UInt8] {
  func holds(_ text: StaticString) -> Bool {
    self[...].find(text) != nil
  }
}
