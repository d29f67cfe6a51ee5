/// A table, read from the lines that import makes of its rows: `Body — Size: 17; Weight: Regular`.
package struct TextTable: Hashable, Sendable {
  /// The titles of the columns; that of the first one is empty where its cells are names.
  package let columns: [String]
  /// The cells of each row, one for each column.
  package let rows: [[String]]

  /// - Parameter lines: The lines of a paragraph; some may have a name only.
  /// - Returns: `nil` for lines that are no table.
  package init?(lines: [String]) {
    guard lines.count > 1 else { return nil }
    let rows = lines.map { TableRow($0) ?? TableRow(firstHead: nil, name: $0, cells: []) }
    let full = rows.filter { !$0.cells.isEmpty }
    guard let first = full.first, full.count > 1, full.count * 2 > rows.count,
      full.allSatisfy({ $0.firstHead == first.firstHead })
    else { return nil }
    // Lines without a column in common aren't a table.
    var known = Set(first.cells.map(\.head))
    for row in full {
      let heads = row.cells.map(\.head)
      guard !known.isDisjoint(with: heads) else { return nil }
      known.formUnion(heads)
    }
    var columns: [Column] = []
    let cells = rows.map { Self.cells(of: $0, in: &columns) }
    self.columns = [first.firstHead ?? ""] + columns.map(\.head)
    self.rows = zip(rows, cells).map { row, cells in [row.name] + columns.map { cells[$0] ?? "" } }
  }

  /// A column; several may share a head.
  private struct Column: Hashable {
    let head: String
    /// Its number among those with the same head.
    let number: Int
  }

  private static func cells(of row: TableRow, in columns: inout [Column]) -> [Column: String] {
    var (cells, counts, next) = ([Column: String](), [String: Int](), 0)
    for (head, text) in row.cells {
      let column = Column(head: head, number: counts[head, default: 0])
      counts[head, default: 0] += 1
      cells[column] = text
      let place = columns.firstIndex(of: column)
      if place == nil { columns.insert(column, at: next) }
      next = (place ?? next) + 1
    }
    return cells
  }
}
