import Testing

@testable import GuidelineStore

/// Tables become text that reads well in a line.
@Suite struct TableTests {
  @Test(arguments: [
    "| Style | Use | Width |\n|---|:-:|---|\n| Drawer | For lists | Half |\n| Sheet | For forms | |",
    "Style | Use | Width\n--- | --- | ---\nDrawer | For lists | Half\nSheet | For forms |",
    "> | Style   | Use | Width |\n> | --- | --- | --- |\n> | Drawer | For<br>lists | Half |\n> | Sheet | For forms | |",
  ])
  func namesEachCellByItsColumn(table: String) throws {
    let body = try #require(try pieces("# Modality\n\nPanels:\n\n" + table).map(\.body).last)
    #expect(
      body.hasSuffix(
        "Drawer — Use: For lists; Width: Half\nSheet — Use: For forms"))
  }

  @Test func keepsABarThatABackslashHides() throws {
    let pieces = try pieces("# Modality\n\n| A | B |\n|---|---|\n| x \\| y | z |")
    #expect(pieces.map(\.body) == ["x | y — B: z"])
  }

  @Test func addsATableToTheRuleAbove() throws {
    let rule = try #require(
      try pieces(
        "# Modality\n\n**Pick one of these widths.** See:\n\n| A | B |\n|---|---|\n| x | y |"
      ).first)
    #expect(rule.body == "See:\n\nx — B: y")
    #expect(rule.lines == 3...7)
  }

  @Test func repeatsNoHeadThatIsTooLongForAName() throws {
    let head = String(repeating: "long ", count: 40)
    let pieces = try pieces("# Modality\n\n| A | \(head) |\n|---|---|\n| x | y |")
    #expect(pieces.map(\.body) == ["x — y"])
  }
}
