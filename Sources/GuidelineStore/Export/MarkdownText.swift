/// Words as Markdown, in which nothing is taken for a mark that is none.
package enum MarkdownText {
  /// A block of a body.
  static func block(_ block: TextBlock) -> String {
    switch block {
    case .paragraph(let lines): lines.map(line).joined(separator: "  \n")
    case .list(let items):
      items.map { String(repeating: "  ", count: $0.depth) + "- " + line($0.text) }
        .joined(separator: "\n")
    case .table(let head, let rows):
      ([[""] + head, [String](repeating: "---", count: head.count + 1)] + rows)
        .enumerated().map { index, cells in
          "| " + (index == 1 ? cells : cells.map(escaped)).joined(separator: " | ") + " |"
        }.joined(separator: "\n")
    }
  }

  /// A lead, which stands alone: closing asterisks between a full stop and a Japanese letter would
  /// close nothing (https://spec.commonmark.org/0.31.2/#delimiter-run).
  static func bold(_ text: MarkedText) -> String {
    let words = marked(text).split(separator: "\n").joined(separator: " ")
    let isSpaced = words.first?.isWhitespace == true || words.last?.isWhitespace == true
    return text.isPlain && !isSpaced ? "**\(words)**" : "<b>\(words)</b>"
  }

  /// A line that begins a block: what would make it a list, a heading or a rule does not.
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

  /// Text in which nothing is a mark, nor a control character.
  package static func escaped(_ text: String) -> String {
    text.withVisibleControls.unicodeScalars.reduce(into: "") { escaped, scalar in
      if "\\`*_~[]<>&#|$".unicodeScalars.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
  }
}
