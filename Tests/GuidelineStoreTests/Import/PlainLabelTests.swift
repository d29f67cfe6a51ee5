import Testing

@testable import GuidelineStore

/// Lines that stand over lists as headings do, although nothing marks them.
@Suite struct PlainLabelTests {
  @Test(arguments: [
    "- Use one panel at a time, because most people soon lose\nTheir way\n- Keep its title short.",
    "- Use one panel at a time, since a second one hides the\nDrawer\n- Keep its title short.",
    "- Use one panel at a time\nand no more\n- Keep its title short.",
    "- Use one panel.\n한 번에 패널 하나\n- Keep its title short.",
  ])
  func goesOnWithAnItemThatRunsOverItsLine(list: String) throws {
    let sections = try pieces("# Modality\n\n## Panels\n\n\(list)").map(\.section)
    #expect(Set(sections) == [["Panels"]])
  }

  @Test(arguments: ["Do and avoid:", "Rules:", "Do:", "**Do:**"])
  func takesTheListBelowALabelForRules(label: String) throws {
    let pieces = try pieces(
      """
      # Modality

      Panels are small.

      \(label)
      - Panels with restraint; each one stops people.
      - Avoid a panel only to greet.
      """)
    let rules = pieces.filter { $0.kind == .rule }
    #expect(
      rules.map(\.lead) == [
        "Panels with restraint; each one stops people.", "Avoid a panel only to greet.",
      ])
    #expect(rules.allSatisfy { $0.body.isEmpty && $0.section.count == 1 })
  }

  @Test func leavesTheListBelowALabelInsideOfARule() throws {
    let pieces = try pieces(
      "# Modality\n\n**Keep the panel short.** People leave.\n\nDo:\n- Use one verb.\n- Ask for one name."
    )
    #expect(pieces.map(\.lead) == ["Keep the panel short."])
  }

  @Test func leavesTheListOfANoteThatAdvisesNothing() throws {
    let pieces = try pieces(
      "# モダリティ\n\nパネルは小さい。\n\n注意\n\n- パネルの枠\n- パネルの題名\n- パネルの影")
    #expect(pieces.allSatisfy { $0.kind != .rule })
  }
}
