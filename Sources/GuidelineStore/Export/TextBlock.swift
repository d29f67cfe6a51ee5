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

  /// Parses lines such as `Body — Size: 17; Weight: Regular`, which import makes of table rows; a row
  /// may have a name only.
  private static func table(of lines: [MarkedText]) -> TextBlock? {
    guard lines.count > 1, lines.allSatisfy(\.isPlain) else { return nil }
    let rows = lines.map { line in
      TableRow(line.text) ?? TableRow(firstHead: nil, name: line.text, cells: [])
    }
    let full = rows.filter { !$0.cells.isEmpty }
    guard let first = full.first, full.count > 1, full.count * 2 > rows.count,
      full.allSatisfy({ $0.firstHead == first.firstHead })
    else { return nil }
    // Columns may share a head.
    var columns: [Column] = []
    let cells = rows.map { row in
      var count: [String: Int] = [:]
      var next = 0
      return row.cells.reduce(into: [Column: String]()) { cells, cell in
        let column = Column(head: cell.head, place: count[cell.head, default: 0])
        count[cell.head, default: 0] += 1
        cells[column] = cell.text
        let place = columns.firstIndex(of: column)
        if place == nil { columns.insert(column, at: next) }
        next = (place ?? next) + 1
      }
    }
    // Lines without a column in common aren't a table.
    var known = Set(first.cells.map(\.head))
    for row in full {
      let heads = row.cells.map(\.head)
      guard !known.isDisjoint(with: heads) else { return nil }
      known.formUnion(heads)
    }
    return .table(
      head: [first.firstHead ?? ""] + columns.map(\.head),
      rows: zip(rows, cells).map { row, cells in [row.name] + columns.map { cells[$0] ?? "" } })
  }

  private struct Column: Hashable {
    let head: String
    let place: Int
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
