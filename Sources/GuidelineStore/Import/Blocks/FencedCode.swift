/// The code between two fences, which is text as it stands: no character of it is markup.
enum FencedCode {
  /// What a line of code holds behind the marks of the quote that its fence stands in.
  static func content(of line: SourceLine, isQuoted: Bool) -> LineContent {
    var content = LineContent(line.bytes)
    if isQuoted { _ = content.takeQuoteMarks(isInList: false) }
    return content
  }

  /// The lines with their indentation, as far as it goes beyond that of the fence.
  ///
  /// - Parameter indent: How far the fence is indented.
  static func text(of lines: [LineContent], indent: Int) -> InlineText {
    var source: [UInt8] = []
    for line in lines where !(source.isEmpty && line.isBlank) {
      if !source.isEmpty { source.append(.lineFeed) }
      guard !line.isBlank else { continue }
      let columns = min(max(0, line.column - indent), widestIndent)
      source += [UInt8](repeating: .space, count: columns)
      source += line.rest
    }
    return InlineParser.literal(source)
  }

  /// Whether fences stand around sentences rather than around code, as people frame what they stress,
  /// and even call it `swift` for its colors.
  static func isProse(_ lines: [LineContent]) -> Bool {
    let marks = "{};=".utf8
    return !lines.contains { line in
      line.rest.contains(where: marks.contains) || line.rest.find("()") != nil
        || line.rest.starts(with: "//".utf8)
    } && lines.contains { String(decoding: $0.rest, as: UTF8.self).endsSentence }
  }

  /// Nobody indents further; a line of nothing but tabs would take four times its room.
  private static let widestIndent = 80
}

/// Which fences of a file are closed, worked out once.
struct Fences {
  /// Mark → the lines that hold a fence of it, last first, each wider than all behind it.
  private var widest: [UInt8: [(line: Int, width: Int)]] = [:]

  init(_ lines: [SourceLine]) {
    for (index, line) in lines.enumerated().reversed() {
      var content = LineContent(line.bytes)
      _ = content.takeQuoteMarks(isInList: false)
      guard let fence = content.fence, fence.width > widest[fence.mark]?.last?.width ?? 0 else {
        continue
      }
      widest[fence.mark, default: []].append((index, fence.width))
    }
  }

  func isClosed(_ fence: LineContent.Fence, behind line: Int) -> Bool {
    guard let candidates = widest[fence.mark] else { return false }
    return candidates.contains { $0.line > line && $0.width >= fence.width }
  }
}
