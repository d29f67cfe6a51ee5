/// A comment that suppresses findings: `// hig:ignore`, `// hig:ignore alerts, tab bars -- the
/// design is older`, `// hig:ignore-file`.
///
/// After code it applies to its own line; on a line of its own, to the next line of code.
struct IgnoreComment {
  /// The line of the comment, counted from 1.
  let line: Int
  /// The line it applies to; `nil` for the whole file.
  let ignoredLine: Int?
  /// Names of topics and checks as written; empty for all.
  let topics: [String]
  /// The unknown word in place of `ignore`, such as `disable`; nothing is ignored then.
  let unknownWord: String?
}

/// An ignore comment before the line it applies to is known.
struct FoundIgnoreComment {
  private let line: Int
  private let isForFile: Bool
  private let topics: [String]
  private let unknownWord: String?
  /// The number of code tokens before it.
  private let place: Int

  /// Looks for `hig:` in a comment.
  ///
  /// - Parameters:
  ///   - range: The byte range of the comment.
  ///   - place: The number of code tokens before it.
  init?(_ bytes: Span<UInt8>, _ range: Range<Int>, line: Int, place: Int) {
    // `hig:`
    guard
      let colon = range.first(where: { index in
        bytes[index] == UInt8(ascii: ":") && index >= range.lowerBound + 3
          && bytes[index - 3] == UInt8(ascii: "h") && bytes[index - 2] == UInt8(ascii: "i")
          && bytes[index - 1] == UInt8(ascii: "g")
      })
    else { return nil }
    let text = InterfaceReader.text(bytes, colon + 1..<range.upperBound)
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let first = words.first else { return nil }
    let isKnown = first == "ignore" || first == "ignore-file"
    let startsComment = range.lowerBound..<colon - 3
    // Prose may mention `hig:` in passing.
    guard
      isKnown
        || first.startIndex == text.startIndex && first.utf8.first?.isASCIILetter == true
          && startsComment.allSatisfy({ bytes[$0] < UInt8(ascii: "0") })
    else { return nil }
    unknownWord = isKnown ? nil : String(first)
    // A dash starts the reason.
    let named = words.dropFirst().prefix { word in
      !word.hasPrefix("--") && !["-", "–", "—", "*/"].contains(word)
    }
    self.line = line + text[..<first.startIndex].count(where: \.isNewline)
    isForFile = first == "ignore-file"
    topics = named.joined(separator: " ").split(separator: ",").map { String($0).trimmed }
      .filter { !$0.isEmpty }
    self.place = place
  }

  /// - Parameter lines: The lines of the code tokens, in order.
  func comment(among lines: some RandomAccessCollection<Int>) -> IgnoreComment {
    func code(_ offset: Int) -> Int? {
      guard offset >= 0, offset < lines.count else { return nil }
      return lines[lines.index(lines.startIndex, offsetBy: offset)]
    }
    let isBehindCode = code(place - 1) == line
    let ignored = isBehindCode ? line : code(place) ?? line
    return IgnoreComment(
      line: line, ignoredLine: isForFile ? nil : ignored, topics: topics, unknownWord: unknownWord)
  }
}
