import GuidelineStore

/// Lines of fields: in columns on a terminal, otherwise separated by tabs.
struct Table {
  var rows: [[String]]
  /// The number of columns between two fields.
  var gap = 2

  /// - Returns: The lines. On a terminal they fit its width, except for a long first field, which
  ///   may be a path.
  func lines(for terminal: Terminal) -> [String] {
    let rows = rows.map { $0.map(\.asField) }
    guard terminal.isInteractive else { return rows.map { $0.joined(separator: "\t") } }
    let widths = columnWidths(of: rows)
    return rows.map { row in
      var line = ""
      for (column, field) in row.enumerated() {
        line += field
        guard column < row.count - 1 else { break }
        let padding = widths[column] - TerminalWidth.columns(of: field) + gap
        line += String(repeating: " ", count: padding)
      }
      let first = TerminalWidth.columns(of: row.first ?? "")
      return Self.cut(line, to: max(terminal.width, first + 1))
    }
  }

  /// Truncates a line with an ellipsis if necessary.
  private static func cut(_ line: String, to width: Int) -> String {
    guard TerminalWidth.columns(of: line) > width else { return line }
    var room = width - 1
    let end = line.firstIndex { character in
      room -= TerminalWidth.columns(of: character)
      return room < 0
    }
    return line[..<(end ?? line.endIndex)] + "…"
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
