import GuidelineStore

/// What is wrong in a document in a way that toml++ 3.4 doesn't expect: there it ends the program, by an
/// assertion or for want of stack, in place of an error.
struct ParserTrap {
  /// The line, counted from 1.
  let line: Int
  /// What is wrong, as the end of a message.
  let words: String

  /// The most parts of a key. In the 256 values that the parser lets nest, such keys make 8,000 tables in
  /// each other; its stack has room for 20,000.
  private static let mostParts = 32

  /// Finds the first; `nil` if there is none.
  init?(in text: String) {
    var open: [UInt8] = []
    let lines = Self.withoutStrings(text).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let words: String
      if line.contains(where: { $0 >= 0x80 || $0 == 0x0B || $0 == 0x0C }) {
        words = "what isn't ASCII must stand in quotes"
      } else if open.isEmpty, Self.isNamelessTable(line) {
        words = "a name must follow [ in the head of a table"
      } else if Self.hasLongKey(line) {
        words = "a key has more than \(Self.mostParts) parts"
      } else if Self.hasHalfTime(line) {
        words = "a time must follow the T behind a date"
      } else if Self.closesWrongly(line, &open) {
        words = "there is a } in an array"
      } else {
        continue
      }
      self.line = index + 1
      self.words = words
      return
    }
    return nil
  }

  /// The bytes of a document without comments, and with strings emptied of all but their quotes and
  /// line feeds.
  private static func withoutStrings(_ text: String) -> [UInt8] {
    var bare: [UInt8] = []
    var rest = Array(text.utf8)[...]
    if text.unicodeScalars.first == "\u{FEFF}" { rest.removeFirst(3) }
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "#"):
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let isLong = rest.starts(with: [byte, byte])
        let end = isLong ? [byte, byte, byte] : [byte]
        if isLong { rest.removeFirst(2) }
        bare.append(byte)
        while !rest.starts(with: end), let inside = rest.popFirst() {
          if inside == UInt8(ascii: "\n") {
            bare.append(inside)
            if !isLong { break }
          }
          if inside == UInt8(ascii: "\\"), byte == UInt8(ascii: "\""),
            rest.first != UInt8(ascii: "\n")
          {
            _ = rest.popFirst()
          }
        }
        if rest.starts(with: end) { rest.removeFirst(end.count) }
      default: bare.append(byte)
      }
    }
    return bare
  }

  /// Whether a line is the head of a table and goes on as none can: `[.scan]`, `[=`.
  private static func isNamelessTable(_ line: ArraySlice<UInt8>) -> Bool {
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var rest = line.drop { $0 <= UInt8(ascii: " ") }
    guard rest.popFirst() == UInt8(ascii: "[") else { return false }
    rest = rest.drop(while: isBlank)
    if rest.first == UInt8(ascii: "[") { rest = rest.dropFirst().drop(while: isBlank) }
    guard let first = rest.first else { return true }
    return !first.isASCIILetter && !first.isASCIIDigit && !"]-_\"'".utf8.contains(first)
  }

  private static func hasLongKey(_ line: ArraySlice<UInt8>) -> Bool {
    line.split { "=,[]{}".utf8.contains($0) }.contains { key in
      key.count { $0 == UInt8(ascii: ".") } >= mostParts
    }
  }

  /// Whether a line has a date with a T that no digit follows.
  private static func hasHalfTime(_ line: ArraySlice<UInt8>) -> Bool {
    line.indices.dropFirst(3).contains { index in
      guard line[index] | 0x20 == UInt8(ascii: "t"), line[index - 3] == UInt8(ascii: "-"),
        line[(index - 2)..<index].allSatisfy(\.isASCIIDigit)
      else { return false }
      return line[(index + 1)...].first?.isASCIIDigit != true
    }
  }

  /// - Parameter open: The brackets that are open, and in the end those that are open behind the line.
  /// - Returns: Whether a brace closes an array.
  private static func closesWrongly(_ line: ArraySlice<UInt8>, _ open: inout [UInt8]) -> Bool {
    for byte in line {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): open.append(byte)
      case UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: "}"): if open.popLast() == UInt8(ascii: "[") { return true }
      default: break
      }
    }
    return false
  }
}
