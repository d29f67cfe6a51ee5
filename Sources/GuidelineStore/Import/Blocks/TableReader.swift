/// Renders a table as text, one line per row: `Default — Meaning: …; Use: …`. Where the first column has
/// numbers instead of names, it keeps its head: `@2x: 120x120 — @3x: 180x180`.
enum TableReader {
  /// Whether a table starts at a line: a head, then a delimiter row of dashes.
  static func startsTable(_ lines: [SourceLine], at position: Int) -> Bool {
    guard hasBar(lines[position]), let next = row(lines, behind: position) else { return false }
    return isDelimiter(lines[next].bytes)
  }

  /// Reads a table up to the next line without a bar.
  static func read(_ lines: [SourceLine], at start: Int) -> (text: InlineText, end: Int) {
    var last = row(lines, behind: start) ?? start
    var rows: [[String]] = []
    while let next = row(lines, behind: last) {
      if !isDelimiter(lines[next].bytes) {
        if startsTable(lines, at: next) { break }
        rows.append(cells(lines[next].bytes))
      }
      last = next
    }
    return (text(head: cells(lines[start].bytes), rows: rows), last + 1)
  }

  /// - Parameter head: The names of the columns, if any.
  static func text(head: [String], rows: [[String]]) -> InlineText {
    let names = head.map { $0.utf8.count > longestName ? "" : $0 }
    let hasNames = rows.contains { $0.first?.utf8.first?.isASCIIDigit != true }
    let lines = rows.map { row($0, names, hasNames: hasNames) }.filter { !$0.isEmpty }
    var text = InlineText()
    let title = lines.isEmpty ? head.filter { !$0.isEmpty }.joined(separator: "; ") : ""
    text.text = Array((lines.isEmpty ? title : lines.joined(separator: "\n")).utf8)
    return text
  }

  // MARK: Rows

  /// More blank lines than this end a table.
  private static let widestGap = 2

  /// The index of the next row. Blank lines may precede it if it has as many columns.
  private static func row(_ lines: [SourceLine], behind position: Int) -> Int? {
    var next = position + 1
    while next < lines.count, next <= position + widestGap, isBlank(lines[next]) { next += 1 }
    guard next < lines.count, hasBar(lines[next]) else { return nil }
    if next == position + 1 { return next }
    let (one, other) = (shape(of: lines[position]), shape(of: lines[next]))
    return one == other && one.columns > 1 ? next : nil
  }

  private static func hasBar(_ line: SourceLine) -> Bool {
    line.bytes.contains(UInt8(ascii: "|"))
  }

  private static func isBlank(_ line: SourceLine) -> Bool {
    var content = LineContent(line.bytes)
    _ = content.takeQuoteMarks(isInList: true)
    return content.isBlank
  }

  private struct Shape: Equatable {
    let quoteDepth: Int
    let columns: Int
  }

  private static func shape(of line: SourceLine) -> Shape {
    var content = LineContent(line.bytes)
    let depth = content.takeQuoteMarks(isInList: true)
    return Shape(quoteDepth: depth, columns: rawCells(content).count)
  }

  /// In bytes; a longer head names no column.
  private static let longestName = 100

  private static func row(_ cells: [String], _ names: [String], hasNames: Bool) -> String {
    var row: [(head: String, text: String)] = []
    for (column, cell) in cells.enumerated() where !cell.isEmpty {
      let name = column < names.count ? names[column] : ""
      let namesMistakes = PageWords.Label(of: name).contains(.mistakes)
      let isName = column == 0 && hasNames && !namesMistakes
      row.append((isName || name == cell ? "" : name, cell))
    }
    guard let first = row.first else { return "" }
    guard row.count > 1 else {
      return first.head.isEmpty ? first.text : first.head + ": " + first.text
    }
    return TableRow(
      firstHead: first.head.isEmpty ? nil : first.head, name: first.text,
      cells: Array(row.dropFirst())
    ).line
  }

  private static func cells(_ bytes: ArraySlice<UInt8>) -> [String] {
    var content = LineContent(bytes)
    _ = content.takeQuoteMarks(isInList: true)
    return rawCells(content).map { InlineParser.parse($0).line }
  }

  private static func rawCells(_ content: LineContent) -> [[UInt8]] {
    var rest = content.rest
    if rest.first == UInt8(ascii: "|") { rest.removeFirst() }
    if rest.last == UInt8(ascii: "|") { rest.removeLast() }
    var cells: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in rest {
      if byte == UInt8(ascii: "|"), !isEscaped {
        cells.append([])
      } else {
        cells[cells.count - 1].append(byte)
      }
      isEscaped = byte == UInt8(ascii: "\\")
    }
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
