import Testing

@testable import GuidelineStore

@Suite struct TextTableTests {
  @Test func keepsWhatLooksLikeASeparator() {
    let row = TableRow(
      firstHead: "Kind: of kite", name: "Red — or blue",
      cells: [("Size; width", "3; 4: 5"), ("", "6: 7"), ("Tail", "8 — 9")])
    let read = TableRow(row.line)
    #expect(read?.firstHead == row.firstHead)
    #expect(read?.name == row.name)
    #expect(read?.cells.map(\.head) == row.cells.map(\.head))
    #expect(read?.cells.map(\.text) == row.cells.map(\.text))
  }

  @Test func putsCellsBelowTheirHeads() {
    let table = TextTable(lines: [
      "Red — Size: 3; Cost: 9", "On windy days", "Blue — Size: 4; Tail: 2; Cost: 8",
      "Green — Cost: 7; Cost: 6",
    ])
    #expect(table?.columns == ["", "Size", "Tail", "Cost", "Cost"])
    #expect(
      table?.rows == [
        ["Red", "3", "", "9", ""], ["On windy days", "", "", "", ""], ["Blue", "4", "2", "8", ""],
        ["Green", "", "", "7", "6"],
      ])
  }

  @Test(arguments: [
    ["Red — Size: 3"], ["Red — Size: 3", "Blue — Tail: 4"], ["Red — big", "Blue — small"],
    ["Red — Size: 3", "One.", "Two.", "Blue — Size: 4"],
  ])
  func isNothingElse(lines: [String]) {
    #expect(TextTable(lines: lines) == nil)
  }
}
