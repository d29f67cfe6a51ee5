import Testing

@testable import GuidelineStore

/// What is a piece of its own by its place: items, toggles, call-outs, quotations, labelled lines.
@Suite struct StandalonePieceTests {
  private func outline(_ text: String, path: String = "current/modality.md") throws -> [String] {
    try documents("# Lamps\n\n" + text, path: path).flatMap(\.rules).map { rule in
      ([rule.kind.rawValue] + rule.section + rule.platforms + [rule.lead, rule.body])
        .filter { !$0.isEmpty }.joined(separator: " | ")
    }
  }

  @Test func keepsEachItemApartWhateverItsKind() throws {
    #expect(
      try outline(
        """
        - **Add a shade** for warm light.
        - **Skip the shade** where nobody looks.
        - **The cord is a line** on the floor.
        - **Desk lamps use a clamp**, not a foot.
        """) == [
          "rule | Add a shade | for warm light.", "rule | Skip the shade | where nobody looks.",
          "paragraph | The cord is a line on the floor.",
          "paragraph | Desk lamps use a clamp, not a foot.",
        ])
  }

  @Test func tellsAdviceAmongFactsByItsForm() throws {
    #expect(
      try outline(
        """
        - Lamps come in two heights.
        - A lamp has a cord.
        - Never gleam at people.
        - Lamps should stand still while people read.
        - No bare bulbs.
        """) == [
          "paragraph | Lamps come in two heights.", "paragraph | A lamp has a cord.",
          "rule | Never gleam at people.",
          "rule | Lamps should stand still while people read.", "rule | No bare bulbs.",
        ])
  }

  @Test(arguments: [
    "- Keep lamps cool.\nSizes\n- Use short cords.",
    "- 갓을 밝게 하세요.\n크기\n- 전선을 짧게 하세요.",
  ])
  func keepsALabelBetweenItemsOutOfThem(list: String) throws {
    let pieces = try outline(list)
    #expect(
      pieces[0] == "rule | Keep lamps cool." || pieces[0] == "rule | 갓을 밝게 하세요.", "\(pieces)")
  }

  @Test(arguments: [
    ("- Lamps must stay cool\n- Shades should be light\n- Use short cords", "en", 3),
    ("- 갓은 밝아야 함\n- 전선을 짧게 두기", "ko", 2),
    ("- 笠は明るくする\n- 短い線で\n- 線は壁に沿わせるように\n- 点滅させない", "ja", 4),
  ])
  func readsNotesWithoutFullStops(list: String, language: String, count: Int) throws {
    let pieces = try outline(list)
    #expect(pieces.count == count && pieces.allSatisfy { $0.hasPrefix("rule") }, "\(pieces)")
  }

  @Test func takesLimitsInBoldForRules() throws {
    #expect(
      try outline(
        "- **No glare.** It hurts.\n- **One switch per lamp.** Two puzzle.\n- **Dim it.** It is late."
      ).allSatisfy { $0.hasPrefix("rule") })
  }

  @Test func takesTheNameOfANestedListForATitle() throws {
    #expect(
      try outline(
        "- ▶ Light\n    - **Use warm bulbs.** They calm.\n- ▶ Cords\n    - **Hide the cord.** It trips."
      )
        == [
          "rule | Light | Use warm bulbs. | They calm.",
          "rule | Cords | Hide the cord. | It trips.",
        ])
    #expect(
      try outline("- Light\n  - Use warm bulbs\n  - Keep it dim\n- Cords\n  - Hide the cord")
        == [
          "rule | Light | Use warm bulbs", "rule | Light | Keep it dim",
          "rule | Cords | Hide the cord",
        ])
  }

  @Test func givesAnItemThePlatformsOfItsLabel() throws {
    #expect(
      try outline(
        """
        - **iOS/iPadOS** — **avoid a flashing lamp.** It distracts.
        - **watchOS** — show one lamp.
        - macOS: Prefer a small lamp.
        """) == [
          "rule | iOS | iPadOS | avoid a flashing lamp. | It distracts.",
          "rule | watchOS | show one lamp.", "rule | macOS | Prefer a small lamp.",
        ])
  }

  @Test(arguments: [
    ("## Desks (macOS)", ["macOS"]), ("## iOS / iPadOS full screen", ["iOS", "iPadOS"]),
    ("## Lamps on Mac OS", ["macOS"]), ("## Desks", []),
  ])
  func readsPlatformsAmongOtherWordsOfATitle(title: String, platforms: [String]) throws {
    let rules = try documents(
      "# Lamps\n\n\(title)\n\n**Dim the lamp.** It is late.", path: "current/modality.md"
    ).flatMap(\.rules)
    #expect(rules.map(\.platforms) == [platforms])
  }

  @Test func readsThePlatformsOfThePageFromALabelledLine() throws {
    #expect(
      try outline("**Applies to:** iOS 17+, watchOS\n\nA lamp shines.\n\n**Dim it.** It is late.")
        == [
          "paragraph | iOS | watchOS | A lamp shines.",
          "rule | iOS | watchOS | Dim it. | It is late.",
        ])
  }

  @Test func keepsTheMarkOfAMistake() throws {
    #expect(
      try outline(
        "## Don't\n\n- ❌ Flashing lamps\n- ❌ **Two cords:** Hide one\n\n## Do\n\n- ✅ Dim it")
        == [
          "rule | Don't | ❌ Flashing lamps", "rule | Don't | ❌ Two cords | Hide one",
          "rule | Do | Dim it",
        ])
  }

  @Test func readsImperativesBelowATitleForMistakesButNoNames() throws {
    #expect(
      try outline(
        "## Common mistakes\n\n- Use a lamp as a button\n- Lamps of many colors everywhere")
        == [
          "rule | Common mistakes | Use a lamp as a button",
          "paragraph | Common mistakes | Lamps of many colors everywhere",
        ])
  }

  @Test func readsACalloutOfANoteProgram() throws {
    #expect(
      try outline(
        "**Dim it.** It is late.\n\n<aside>\n💡 **Use two bulbs.** One breaks.\n\n</aside>\n")
        == ["rule | Dim it. | It is late.", "rule | Use two bulbs. | One breaks."])
  }

  @Test func takesQuotedAdviceForRulesWhereNothingElseMarksThem() throws {
    #expect(
      try outline("They say:\n\n> Place the lamp on a desk. It is safe there.\n\nI agree.")
        == [
          "paragraph | They say:",
          "rule | Place the lamp on a desk. | It is safe there.\n\nI agree.",
        ])
  }

  @Test(arguments: [
    "**경고**는 불이 켜질 때 나타납니다.", "**참고**로 시계에는 등이 없습니다.", "**注意**は暗いときに出ます。",
  ])
  func takesNoBoldWordWithAParticleForALabel(sentence: String) throws {
    #expect(try outline(sentence) == ["paragraph | " + sentence.replacing("**", with: "")])
  }

  @Test(arguments: ["LAMP-01: ", "W-LP-02 — ", "R2. "])
  func leavesTheCodeOutOfAHeading(code: String) throws {
    #expect(
      try outline("## \(code)Keep the lamp dim\n\nBright ones blind.")
        == ["rule | Keep the lamp dim | Bright ones blind."])
  }

  @Test func dropsTheColonBeforeAnExplanation() throws {
    let page = "등\n\n등을 어떻게 켜는지 살펴보도록 하자.\n등을 밝게 켜지 말아라\n: 밝은 등은 눈부시다.\n전선을 잊지 말아라\n: 넘어진다.\n"
    let rules = try documents(page, path: "current/modality.txt").flatMap(\.rules)
    #expect(rules.filter { $0.kind == .rule }.map(\.body) == ["밝은 등은 눈부시다.", "넘어진다."])
  }

  @Test func leavesTheTailOfAFileOutOfItsLastTopic() throws {
    let page = """
      # Notes

      ## Sheets
      **Show one sheet.** Two compete.

      ## Popovers
      **Keep popovers small.** They cover much.

      ## Panels (macOS)
      **Keep the panel narrow.** It floats.

      ## Mapping

      The three have one name in code.
      """
    let rules = try documents(page, path: "current/notes.md").flatMap(\.rules)
    #expect(rules.last?.section == ["Mapping"])
  }
}
