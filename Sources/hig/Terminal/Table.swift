import GuidelineStore

/// Lines of fields: in columns on a terminal, apart by tabs for other programs.
struct Table {
  /// The fields of each line.
  var rows: [[String]]

  /// - Returns: The lines; on a terminal none is wider than it, the last field gives way.
  func lines(for terminal: Terminal) -> [String] {
    let rows = rows.map { $0.map(\.asField) }
    guard terminal.isInteractive else { return rows.map { $0.joined(separator: "\t") } }
    let widths = columnWidths(of: rows)
    return rows.map { row in
      var line = ""
      var room = terminal.width
      for (column, field) in row.enumerated() {
        let isLast = column == row.count - 1
        let text = LineBreaker(width: max(1, room)).firstLine(of: StyledText(field))
          .rendered(inColor: false)
        line += text
        guard !isLast else { break }
        let padding = max(0, widths[column] - TerminalWidth.columns(of: field)) + 2
        line += String(repeating: " ", count: padding)
        room -= TerminalWidth.columns(of: field) + padding
        if room <= 0 { break }
      }
      return line
    }
  }

  private func columnWidths(of rows: [[String]]) -> [Int] {
    rows.reduce(into: []) { widths, row in
      for (column, field) in row.enumerated() {
        let width = TerminalWidth.columns(of: field)
        if column < widths.count {
          widths[column] = max(widths[column], width)
        } else {
          widths.append(width)
        }
      }
    }
  }
}
