/// Turns tables into text that reads well in a line: `Style: Default; Meaning: …`.
enum TableReader {
  /// Whether a table starts at a line: a row, then the line of dashes below its head.
  static func startsTable(_ lines: [SourceLine], at position: Int, _ quoteDepth: Int) -> Bool {
    guard lines[position].bytes.contains(UInt8(ascii: "|")) else { return false }
    return position + 1 < lines.count && isDelimiter(lines[position + 1].bytes)
  }

  /// Reads a table; rows end at a line without a bar.
  static func read(_ lines: [SourceLine], at start: Int) -> (text: InlineText, end: Int) {
    let head = cells(lines[start].bytes)
    var end = start + 2
    var rows: [String] = []
    while end < lines.count, lines[end].bytes.contains(UInt8(ascii: "|")) {
      if !isDelimiter(lines[end].bytes) {
        if end + 1 < lines.count, isDelimiter(lines[end + 1].bytes) { break }
        let row = row(cells(lines[end].bytes), head)
        if !row.isEmpty { rows.append(row) }
      }
      end += 1
    }
    var text = InlineText()
    let table = rows.isEmpty ? head.filter { !$0.isEmpty }.joined(separator: "; ") : ""
    text.text = Array((rows.isEmpty ? table : rows.joined(separator: "\n")).utf8)
    return (text, end)
  }

  /// A head with more bytes than this names no column.
  private static let longestName = 100

  private static func row(_ cells: [String], _ head: [String]) -> String {
    var parts: [String] = []
    for (column, cell) in cells.enumerated() where !cell.isEmpty {
      let name = column < head.count ? head[column] : ""
      if column == 0 || name.isEmpty || name == cell || name.utf8.count > longestName {
        parts.append(cell)
      } else {
        parts.append("\(name): \(cell)")
      }
    }
    guard parts.count > 1, let first = parts.first else { return parts.first ?? "" }
    return first + " — " + parts.dropFirst().joined(separator: "; ")
  }

  private static func cells(_ bytes: ArraySlice<UInt8>) -> [String] {
    var content = LineContent(bytes)
    _ = content.takeQuoteMarks(isInList: true)
    var rest = content.rest
    if rest.first == UInt8(ascii: "|") { rest.removeFirst() }
    if rest.last == UInt8(ascii: "|") { rest.removeLast() }
    var cells: [String] = []
    var cell: [UInt8] = []
    var isEscaped = false
    for byte in rest {
      if byte == UInt8(ascii: "|"), !isEscaped {
        cells.append(InlineParser.parse(cell).line)
        cell = []
      } else {
        cell.append(byte)
      }
      isEscaped = byte == UInt8(ascii: "\\")
    }
    cells.append(InlineParser.parse(cell).line)
    return cells
  }

  private static func isDelimiter(_ bytes: ArraySlice<UInt8>) -> Bool {
    var content = LineContent(bytes)
    _ = content.takeQuoteMarks(isInList: true)
    var dashes = 0
    for byte in content.rest {
      switch byte {
      case UInt8(ascii: "-"): dashes += 1
      case UInt8(ascii: "|"), UInt8(ascii: ":"), .space, 0x09: break
      default: return false
      }
    }
    return dashes >= 1 && content.rest.contains(UInt8(ascii: "|"))
  }
}
