/// A comment that keeps uses out of a report: `// hig:ignore`, `// hig:ignore alerts, tab bars --
/// the design is older`, `// hig:ignore-file`.
///
/// Behind code it speaks of its own line; alone on a line, of the next that has code.
struct IgnoreComment {
  /// Where it stands, counted from 1.
  let line: Int
  /// The line that it speaks of; `nil` for the whole file.
  let ignoredLine: Int?
  /// The topics, by whatever name; empty for all.
  let topics: [String]
  /// What stands in the place of `ignore`, if nothing is ignored: `disable`.
  let unknownWord: String?
}

extension FoundFile {
  /// The comment that keeps uses of a topic on the next line out of a report, as the file is written.
  package func ignoreComment(on topic: String) -> String {
    let words = "hig:ignore \(topic)"
    return switch SourceKind(path: path, content: given ?? []) {
    case .swift, .objectiveC: "// \(words)"
    case .interface: "<!-- \(words) -->"
    }
  }
}

/// What a reader keeps of such a comment until it knows the next piece of code.
struct FoundIgnoreComment {
  private let line: Int
  private let isForFile: Bool
  private let topics: [String]
  private let unknownWord: String?
  /// How many pieces of code stand before it.
  private let place: Int

  /// Looks for the mark in a comment.
  ///
  /// - Parameters:
  ///   - range: The bytes of the comment.
  ///   - place: How many pieces of code stand before it.
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
    // Text may speak of `hig:` somewhere.
    guard
      isKnown
        || first.startIndex == text.startIndex && first.utf8.first?.isASCIILetter == true
          && startsComment.allSatisfy({ bytes[$0] < UInt8(ascii: "0") })
    else { return nil }
    unknownWord = isKnown ? nil : String(first)
    // What follows a dash is a reason.
    let named = words.dropFirst().prefix { word in
      !word.hasPrefix("--") && !["-", "–", "—", "*/"].contains(word)
    }
    self.line = line + text[..<first.startIndex].count(where: \.isNewline)
    isForFile = first == "ignore-file"
    topics = named.joined(separator: " ").split(separator: ",").map { String($0).trimmed }
      .filter { !$0.isEmpty }
    self.place = place
  }

  /// - Parameter lines: Those of the pieces of code, in their order.
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
