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

  @Test func keepsTheNameOfAFirstColumnOfMistakes() throws {
    let page = try pieces("# Modality\n\n| Avoid | Do |\n|---|---|\n| Two panels | One panel |")
    #expect(page.map(\.body) == ["Avoid: Two panels — Do: One panel"])
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

  private static let spaced =
    "| Style | Width |\n\n| --- | --- |\n\n| Drawer | Half |\n\n| Sheet | Full |"

  @Test func readsRowsThatBlankLinesPartAsOneTable() throws {
    let rule = try #require(
      try pieces("# Modality\n\n**Pick one of these widths.** See:\n\n\(Self.spaced)").first)
    #expect(rule.body == "See:\n\nDrawer — Width: Half\nSheet — Width: Full")
  }

  @Test(arguments: [
    "| A | B |\n\nText.\n\n| --- | --- |", "| A | B |\n\n| --- |", "| A | B |\n\n| c | d |",
  ])
  func readsNoTableWhereTheRowsDisagree(text: String) throws {
    let bodies = try pieces("# Modality\n\nPanels.\n\n" + text).map(\.body)
    #expect(bodies.joined().contains("| A | B |"))
  }

  @Test func keepsTablesApartThatOneBlankLineParts() throws {
    let pieces = try pieces("# Modality\n\n\(Self.spaced)\n\n| A | B |\n\n|---|---|\n\n| x | y |")
    #expect(
      pieces.map(\.body).joined(separator: "\n")
        == "Drawer — Width: Half\nSheet — Width: Full\nx — B: y")
  }

  @Test func countsSuchATableForNoTextOfEitherLanguage() throws {
    let documents = try documents(
      """
      # Modality

      Panels are small. They stand in the middle.

      > 패널은 작습니다. 가운데에 있습니다.

      \(Self.spaced)

      Sheets are large. They stand at the side.

      > 시트는 큽니다. 옆에 있습니다.

      \(Self.spaced)
      """)
    #expect(Set(documents.map(\.text.language)) == [.english, .korean])
  }
}
