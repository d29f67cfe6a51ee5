import Testing

@testable import GuidelineStore

/// The tables of the project's own texts, cell by cell, after they went through the text of a rule.
@Suite struct TablesTests {
  @Test func loseNoHeadAndNoCell() throws {
    let pages = try OwnPage.all.get().values.flatMap(\.values)
    var (count, lost) = (0, [String]())
    for page in pages where !page.tables.isEmpty {
      let read = page.document.rules.flatMap { TextBlock.blocks(of: MarkedText($0.body)) }
      let tables = Set(
        read.compactMap { block in
          if case .table(let head, let rows) = block { cells([head] + rows) } else { nil }
        })
      for table in page.tables {
        count += 1
        if !tables.contains(cells(table)) { lost.append("\(page.path): \(table[0])") }
      }
    }
    print("tables: \(count - lost.count) of \(count) whole")
    #expect(count > 300)
    #expect(lost == [])
  }

  /// Each row as its name and its other cells with their heads; empty cells are left out.
  private func cells(_ table: [[String]]) -> [[String]] {
    let heads = table[0].dropFirst()
    return table.dropFirst().map { row in
      [row[0]]
        + zip(heads, row.dropFirst()).filter { !$0.1.isEmpty }.map { "\($0): \($1)" }
    }
  }
}
