import Testing

@testable import GuidelineStore

/// Lines that stand over lists as headings do, although nothing marks them.
@Suite struct PlainLabelTests {
  @Test func readsTheLinesOverAListForItsTitlesWhereNoBlankLineStands() throws {
    let pieces = try pieces(
      """
      モダリティの要点をまとめました。
      窓の枠
      注意
      - 題名を短くする
      - 多すぎる手順は使用しない
      - 閉じるボタンを使用
      窓の端
      注意
      - 一覧には引き出しを使用
      - 端から開くようにする
      """, path: "current/modality.txt")
    let rules = pieces.filter { $0.kind == .rule }
    #expect(
      rules.map(\.lead) == [
        "題名を短くする", "多すぎる手順は使用しない", "閉じるボタンを使用", "一覧には引き出しを使用", "端から開くようにする",
      ])
    #expect(rules.first?.section == ["窓の枠", "注意"])
    #expect(rules.last?.section == ["窓の端", "注意"])
    #expect(rules.allSatisfy { $0.body.isEmpty })
  }

  @Test func endsAListOfMarkdownAtALineThatTitlesTheNextOne() throws {
    let pieces = try pieces(
      """
      # Modality

      ## Panels

      - Use one panel at a time.
      - Keep its title short.
      - Avoid a second step.
      Drawers
      - Use a drawer for lists.
      - Open it from the edge.
      - Avoid two drawers.
      """)
    #expect(
      pieces.map(\.lead) == [
        "Use one panel at a time.", "Keep its title short.", "Avoid a second step.",
        "Use a drawer for lists.", "Open it from the edge.", "Avoid two drawers.",
      ])
    #expect(pieces.last?.section == ["Panels", "Drawers"])
  }

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

      Sizes:
      - A panel of 15 pt is high.
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

  @Test(arguments: ["Panels #", "Panels ¶", "Panels¶", "## Panels ¶"])
  func takesALineWithTheMarkOfALinkForAHeading(line: String) throws {
    let pieces = try pieces(
      "# Modality\n\nA panel is modal.\n\n\(line)\n\nKeep the panel short. People leave sooner.")
    #expect(pieces.map(\.section) == [[], ["Panels"]])
  }

  @Test func takesASentenceThatEndsInSuchAMarkForText() throws {
    let pieces = try pieces("# Modality\n\nA panel counts its steps with a #\n\nPanels are small.")
    #expect(pieces.allSatisfy { $0.section.isEmpty })
  }
}
