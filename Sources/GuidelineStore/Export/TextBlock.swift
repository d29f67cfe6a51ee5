/// A part of a body: how the store's plain text is meant to be set.
enum TextBlock: Hashable {
  /// Lines of a paragraph.
  case paragraph([MarkedText])
  /// Items, one below the other.
  case list([Item])
  /// Rows below the names of their columns; the first column has none.
  case table(head: [String], rows: [[String]])

  /// An item of a list.
  struct Item: Hashable {
    /// In how many other lists it stands.
    let depth: Int
    let text: MarkedText
  }

  /// The blocks of a body, which are apart by blank lines; a list may follow a paragraph without one.
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

  /// A table out of lines such as `Body — Size: 17; Weight: Regular`, into which reading turns one.
  private static func table(of lines: [MarkedText]) -> TextBlock? {
    guard lines.count > 1, lines.allSatisfy(\.isPlain) else { return nil }
    var head: [String] = []
    var rows: [(name: String, cells: [(String, String)])] = []
    for line in lines {
      guard let (name, rest) = line.text.parted(at: " — ") else { return nil }
      var cells: [(String, String)] = []
      for part in rest.parts(between: "; ") {
        guard let (label, value) = part.parted(at: ": ") else { return nil }
        cells.append((label, value))
        if !head.contains(label) { head.append(label) }
      }
      rows.append((name, cells))
    }
    // Lines that share no column are no table.
    guard rows.dropFirst().allSatisfy({ row in row.cells.contains { $0.0 == rows[0].cells[0].0 } })
    else { return nil }
    return .table(
      head: head,
      rows: rows.map { row in
        [row.name] + head.map { label in row.cells.first { $0.0 == label }?.1 ?? "" }
      })
  }
}

extension String {
  /// What stands before and behind the first mark.
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
