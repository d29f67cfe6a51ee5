/// One line of a file: its bytes without the line end, and its number, counted from 1.
struct SourceLine {
  var bytes: ArraySlice<UInt8>
  let number: Int
}

/// A file's bytes, checked to be text and split into lines.
struct SourceText {
  let lines: [SourceLine]

  /// In bytes; a longer line isn't text that anyone wrote.
  static let longestLine = 1 << 20

  init(_ bytes: [UInt8]) throws(ImportError) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw ImportError("is encoded in UTF-16", hint: "save it as UTF-8")
    }
    guard bytes[start...].contains(where: { $0 > 0x20 }) else {
      throw ImportError("is empty", hint: "a document needs at least one sentence")
    }
    var lines: [SourceLine] = []
    lines.reserveCapacity(bytes.count / 60)
    var lineStart = start
    var index = start
    while index <= bytes.count {
      let byte = index < bytes.count ? bytes[index] : 0x0A
      if byte == 0 {
        throw ImportError(
          "contains a NUL byte, so it isn't text", hint: "convert it to Markdown or plain text",
          line: lines.count + 1)
      }
      if byte == 0x0A || byte == 0x0D {
        guard index - lineStart <= Self.longestLine else {
          throw ImportError(
            "has a line of \(index - lineStart) bytes",
            hint: "the limit is \(Self.longestLine) bytes", line: lines.count + 1)
        }
        lines.append(SourceLine(bytes: bytes[lineStart..<index], number: lines.count + 1))
        if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
        lineStart = index + 1
      }
      index += 1
    }
    self.lines = lines
    if let line = Self.firstInvalidLine(bytes, lines) {
      throw ImportError("is not valid UTF-8", hint: "save it as UTF-8", line: line)
    }
  }

  private static func firstInvalidLine(_ bytes: [UInt8], _ lines: [SourceLine]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    return lines.first { String(validating: $0.bytes, as: UTF8.self) == nil }?.number ?? 1
  }
}
