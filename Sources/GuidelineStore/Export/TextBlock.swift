/// A block of a rule's body, parsed from the store's plain text.
enum TextBlock: Hashable {
  case paragraph([MarkedText])
  case list([Item])
  /// Rows below column titles; that of the first column is empty where its cells are names.
  case table(head: [String], rows: [[String]])

  struct Item: Hashable {
    /// The number of lists around it.
    let depth: Int
    let text: MarkedText
  }

  /// Splits a body at blank lines; a list may follow a paragraph without one.
  static func blocks(of body: MarkedText) -> [TextBlock] {
    var blocks: [TextBlock] = []
    var paragraph: [MarkedText] = []
    var items: [Item] = []
    func finish() {
      if !paragraph.isEmpty { blocks.append(table(of: paragraph) ?? .paragraph(paragraph)) }
      if !items.isEmpty { blocks.append(.list(items)) }
      (paragraph, items) = ([], [])
    }
    for line in body.lines {
      let text = line.text
      let indent = text.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      if text.allSatisfy(\.isWhitespace) {
        finish()
      } else if text.utf8.dropFirst(indent).starts(with: "- ".utf8) {
        if !paragraph.isEmpty { finish() }
        items.append(Item(depth: indent / 2, text: line.dropping(bytes: indent + 2)))
      } else {
        if !items.isEmpty { finish() }
        paragraph.append(line.dropping(bytes: indent))
      }
    }
    finish()
    return blocks
  }

  private static func table(of lines: [MarkedText]) -> TextBlock? {
    guard lines.allSatisfy(\.isPlain), let table = TextTable(lines: lines.map(\.text)) else {
      return nil
    }
    return .table(head: table.columns, rows: table.rows)
  }
}

extension Rule {
  /// The first table of the body; the title of its first column is empty where that holds names.
  package var table: (columns: [String], rows: [[String]])? {
    TextBlock.blocks(of: MarkedText(body)).lazy.compactMap { block in
      if case .table(let head, let rows) = block { (head, rows) } else { nil }
    }.first
  }
}
