/// Renders text as Markdown, escaping what would be markup.
package enum MarkdownText {
  static func block(_ block: TextBlock) -> String {
    switch block {
    case .paragraph(let lines): lines.map(line).joined(separator: "  \n")
    case .list(let items):
      items.map { String(repeating: "  ", count: $0.depth) + "- " + line($0.text) }
        .joined(separator: "\n")
    case .table(let head, let rows):
      ([head, [String](repeating: "---", count: head.count)] + rows)
        .enumerated().map { index, cells in
          "| " + (index == 1 ? cells : cells.map(escaped)).joined(separator: " | ") + " |"
        }.joined(separator: "\n")
    }
  }

  /// A lead in bold. Next to spaces or marked changes, asterisks might not be recognized, so it
  /// uses `<b>`: https://spec.commonmark.org/0.31.2/#delimiter-run
  static func bold(_ text: MarkedText) -> String {
    let words = marked(text).split(separator: "\n").joined(separator: " ")
    let isSpaced = words.first?.isWhitespace == true || words.last?.isWhitespace == true
    return text.isPlain && !isSpaced ? "**\(words)**" : "<b>\(words)</b>"
  }

  /// The first line of a block, escaped so that it doesn't become a list, heading or thematic
  /// break.
  private static func line(_ text: MarkedText) -> String {
    let words = marked(text)
    let digits = words.utf8.prefix(while: \.isASCIIDigit)
    let rest = words.utf8.dropFirst(digits.count)
    if !digits.isEmpty, let mark = rest.first, ".)".utf8.contains(mark) {
      return String(decoding: digits, as: UTF8.self) + "\\" + String(decoding: rest, as: UTF8.self)
    }
    guard let first = words.utf8.first, "-+=".utf8.contains(first) else { return words }
    return "\\" + words
  }

  private static func marked(_ text: MarkedText) -> String {
    text.inElements(escaped)
  }

  /// Escapes text for use in Markdown, and replaces control characters.
  package static func escaped(_ text: String) -> String {
    text.withVisibleControls.unicodeScalars.reduce(into: "") { escaped, scalar in
      if "\\`*_~[]<>&#|$".unicodeScalars.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
  }
}
