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

  /// Parses lines such as `Body — Size: 17; Weight: Regular`, which import makes of table rows.
  private static func table(of lines: [MarkedText]) -> TextBlock? {
    guard lines.count > 1, lines.allSatisfy(\.isPlain) else { return nil }
    var head: [String] = []
    var firstHead: String?
    var rows: [(name: String, cells: [(String, String)])] = []
    for line in lines {
      guard let (first, rest) = line.text.parted(at: " — ") else { return nil }
      let labelled = first.parted(at: ": ")
      guard rows.isEmpty || labelled?.0 == firstHead else { return nil }
      firstHead = labelled?.0
      let name = labelled?.1 ?? first
      var cells: [(String, String)] = []
      for part in rest.parts(between: "; ") {
        guard let (label, value) = part.parted(at: ": ") else { return nil }
        cells.append((label, value))
        if !head.contains(label) { head.append(label) }
      }
      rows.append((name, cells))
    }
    // Lines without a column in common aren't a table.
    guard rows.dropFirst().allSatisfy({ row in row.cells.contains { $0.0 == rows[0].cells[0].0 } })
    else { return nil }
    return .table(
      head: [firstHead ?? ""] + head,
      rows: rows.map { row in
        [row.name] + head.map { label in row.cells.first { $0.0 == label }?.1 ?? "" }
      })
  }
}

extension String {
  /// The text before and after the first separator.
  fileprivate func parted(at mark: String) -> (String, String)? {
    let parts = parts(between: mark)
    guard parts.count > 1, !parts[0].isEmpty else { return nil }
    return (parts[0], parts.dropFirst().joined(separator: mark))
  }

  fileprivate func parts(between mark: String) -> [String] {
    let (bytes, markBytes) = (Array(utf8), Array(mark.utf8))
    var parts: [String] = []
    var (start, index) = (0, 0)
    while index + markBytes.count <= bytes.count {
      if bytes[index...].starts(with: markBytes) {
        parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
        index += markBytes.count
        start = index
      } else {
        index += 1
      }
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
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
