import GuidelineStore

/// A table with aligned columns.
struct AlignedTable {
  private let table: TextTable
  private let width: Int

  /// - Parameter width: The greatest width of a line, in columns of the terminal.
  init(_ table: TextTable, width: Int) {
    (self.table, self.width) = (table, width)
  }

  /// The heads and the rows; `nil` if they don't fit.
  var lines: [StyledText]? {
    let rows = [table.columns] + table.rows
    let widths = table.columns.indices.map { column in
      rows.map { TerminalWidth.columns(of: $0[column]) }.max() ?? 0
    }
    guard widths.reduce(0, +) + Self.gap * (widths.count - 1) <= width else { return nil }
    return rows.enumerated().map { number, row in
      let fields = zip(row, widths).enumerated().map { column, field in
        let isLast = column == row.count - 1
        let space = isLast ? 0 : field.1 + Self.gap - TerminalWidth.columns(of: field.0)
        return field.0 + String(repeating: " ", count: space)
      }
      return StyledText(fields.joined(), number == 0 ? .faint : .plain)
    }
  }

  private static let gap = 2
}
