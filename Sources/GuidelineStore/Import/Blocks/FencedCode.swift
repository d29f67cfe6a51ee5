/// Code between two fences, taken literally.
enum FencedCode {
  /// A line of code without the quote marks around its fence.
  static func content(of line: SourceLine, isQuoted: Bool) -> LineContent {
    var content = LineContent(line.bytes)
    if isQuoted { _ = content.takeQuoteMarks(isInList: false) }
    return content
  }

  /// The lines, indented relative to their fence, which is indented by `indent` columns.
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

  /// Whether fences hold sentences, framed for emphasis, even as `swift` for the colors.
  static func isProse(_ lines: [LineContent]) -> Bool {
    let marks = "{};=".utf8
    return !lines.contains { line in
      line.rest.contains(where: marks.contains) || line.rest.find("()") != nil
        || line.rest.starts(with: "//".utf8)
    } && lines.contains { String(decoding: $0.rest, as: UTF8.self).endsSentence }
  }

  /// In columns. Without a limit, a line of tabs would grow fourfold.
  private static let widestIndent = 80
}

/// Finds out which fences of a file are closed, once for all of them.
struct Fences {
  /// Mark → its fences from last to first, each wider than all later ones.
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
