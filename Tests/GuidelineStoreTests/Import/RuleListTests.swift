import Testing

@testable import GuidelineStore

/// Rules in lists that nothing marks but the title above, their wording, or a number.
@Suite struct RuleListTests {
  private static let marked = "# Modality\n\n**Keep the panel short.** People leave sooner.\n\n"

  @Test(arguments: ["## Rules", "## Best practices", "### Guidance", "**Recommendations**"])
  func takesAListForRulesWhereItsTitleSaysSo(title: String) throws {
    let leads = try leads(
      """
      \(Self.marked)\(title)

      - At most two steps in one panel. A third one tires.
      - **Do** name the step in the title.
      - **Add sparingly** — each step tires.
      - Drawers
      - [How drawers work in an app](https://example.com/drawers)

      ## Parts

      - A frame around all the steps
      - A button that closes it
      """)
    #expect(
      leads == [
        "Keep the panel short.", "At most two steps in one panel.",
        "Do name the step in the title.", "Add sparingly — each step tires.",
      ])
  }

  @Test(arguments: [("✅ Recommended", "Short titles"), ("2. 推奨", "短い題名"), ("👍 권장", "짧은 제목")])
  func takesABoldNameForARuleWhereItsTitlePromisesRulesAndTextExplainsIt(
    title: String, name: String
  ) throws {
    let list =
      "1. **\(name)**\n   - Panel\n\n2. **\(name) 2**\n   ```\n   Panel()\n   ```\n\n3. **Panel**\n"
    #expect(try leads(Self.marked + "## \(title)\n\n" + list).suffix(2) == [name, name + " 2"])
    #expect(try leads(Self.marked + "## Parts\n\n" + list).count == 1)
  }

  @Test func endsAnIntroducedListWhereABlankLinePartsItsItems() throws {
    let leads = try leads(
      """
      # Modality

      Ask before you open one of these:
      - Use of a panel
      - Keep of a drawer

      - Open a panel only when people ask for it.
      - Keep the panel short.
      """)
    #expect(leads == ["Open a panel only when people ask for it.", "Keep the panel short."])
  }

  @Test func takesTwoKoreanNotesThatBothAdviseForRules() throws {
    #expect(
      try leads("# 모달리티\n\n## 패널\n\n- 패널에 제목을 달기\n- 닫는 길을 늘 보여주기\n\n## 크기\n\n- 화면 밝기\n- 글자의 기본 크기")
        == ["패널에 제목을 달기", "닫는 길을 늘 보여주기"])
  }

  @Test(arguments: ["## Guidance", "**Guidance**", "## Steps of a task"])
  func takesAListThatAdvisesForRulesWhereOtherSectionsMarkTheirs(title: String) throws {
    let leads = try leads(
      """
      # Modality

      ## Panels

      \(title)

      - Keep each panel short. A third step tires.
      - Avoid a panel within a panel.
      - Always show a way out.

      ## Drawers

      - **Open drawers slowly.** They hold much.
      - **Name each drawer.** It helps to find it.
      """)
    #expect(
      leads == [
        "Keep each panel short.", "Avoid a panel within a panel.", "Always show a way out.",
        "Open drawers slowly.", "Name each drawer.",
      ])
  }

  @Test(arguments: [
    // Below a rule, even at a title of its own.
    "**Name each drawer.** It helps to find it.\n\n**On phones**\n\n"
      + "- Keep names short.\n- Avoid two drawers.",
    "### Keep each drawer open until people close it\n\n- Keep names short.\n- Avoid two drawers.",
    // Steps, and what a colon makes a part of a sentence.
    "### To open a drawer\n\n1. Choose a drawer.\n2. Keep the pointer still.",
    "### People use a drawer to:\n\n- Keep notes at hand.\n- Avoid a long search.",
  ])
  func takesNoOtherListForRulesWhereRulesAreMarked(section: String) throws {
    let page =
      "# Modality\n\n**Open drawers slowly.** They hold much.\n\n"
      + "**Close them at once.** They block the way.\n\n## Drawers\n\n"
    let leads = try leads(page + section)
    #expect(!leads.contains { $0.hasPrefix("Keep n") || $0.hasPrefix("Avoid") })
    #expect(!leads.contains("Choose a drawer."))
  }

  @Test func takesListsBelowPlainTitlesForThemselves() throws {
    let leads = try leads(
      """
      Modality

      A friend took these notes on a train, and I copied them out here.

      Panels

      - Keep each panel short. A third step tires.
      - Avoid a panel within a panel.

      Drawers

      - Drawers slide in from an edge.
      - A drawer has a handle.
      - Nothing lies below a drawer.
      """)
    #expect(leads == ["Keep each panel short.", "Avoid a panel within a panel."])
  }

  @Test func takesAdviceAmongFactsForItself() throws {
    let pieces = try pieces(
      """
      # Modality

      ## Drawers

      - Avoid a drawer within a drawer. It hides both.
      - Drawers slide in from an edge.
      - If you show a handle, keep it large enough to hit.
      - A drawer has a name.
      """)
    #expect(
      pieces.map(\.brief) == [
        "rule: Avoid a drawer within a drawer. | It hides both.",
        "paragraph:  | Drawers slide in from an edge.",
        "rule: If you show a handle, keep it large enough to hit. | ",
        "paragraph:  | A drawer has a name.",
      ])
  }

  @Test(arguments: ["규칙", "모범 사례", "권장 사항"])
  func takesAListForRulesWhereItsKoreanTitleSaysSo(title: String) throws {
    let leads = try leads(
      "# 모달리티\n\n**패널을 짧게 유지하세요.** 더 빨리 나갑니다.\n\n## \(title)\n\n"
        + "- 한 패널에는 두 단계까지만 둔다.\n- 제목에 단계 이름을 넣는다.\n- 서랍")
    #expect(
      leads == ["패널을 짧게 유지하세요.", "한 패널에는 두 단계까지만 둔다.", "제목에 단계 이름을 넣는다."])
  }

  @Test func leavesNamesBelowSuchATitleAlone() throws {
    let leads = try leads(
      "\(Self.marked)## Guidelines\n\n- **Drawer** — slides in from a side\n- Panels\n- Sheets")
    #expect(leads == ["Keep the panel short."])
  }

  @Test func takesKoreanNotesThatEndInANounForRules() throws {
    let leads = try leads(
      """
      # 모달리티

      ## 패널

      - 제목은 한 줄로 짧게 유지
      - 닫은 뒤의 결과를 알려주기
      - 시작하자마자 여는 것은 금지
      - 단계는 두 개까지만 제공
      - 서랍
      """)
    #expect(
      leads == [
        "제목은 한 줄로 짧게 유지", "닫은 뒤의 결과를 알려주기", "시작하자마자 여는 것은 금지", "단계는 두 개까지만 제공",
      ])
  }

  @Test func leavesKoreanNamesThatEndAlikeAlone() throws {
    #expect(try leads("# 모달리티\n\n패널은 작습니다.\n\n## 패널\n\n- 글자의 기본 크기\n- 화면 밝기\n- 서랍 사용").isEmpty)
  }

  @Test(arguments: [
    ("### Rule 1.2: Short Panel Titles\n\nPeople skim.", "Short Panel Titles"),
    ("### 규칙 3. 짧은 제목\n\n사람들은 훑어봅니다.", "짧은 제목"),
    ("- **M-02**: Limit panels to one step.", "Limit panels to one step."),
    ("- **A-PNL-03**: Limit panels to one step.", "Limit panels to one step."),
    ("- **R1.1** — Limit panels to one step", "Limit panels to one step"),
    ("**R12. Limit panels to one step.** People skim.", "Limit panels to one step."),
    ("**1.2 Limit panels to one step.** People skim.", "Limit panels to one step."),
  ])
  func leavesTheNumberOfARuleOut(markdown: String, lead: String) throws {
    #expect(try leads("# Modality\n\n" + markdown) == [lead])
  }

  @Test func leavesTheNumbersOfUnmarkedRulesOut() throws {
    let leads = try leads(
      "# Modality\n\n## Rules\n\n- R1.1: Limit panels to one step.\n- R1.2: Name each panel.\n"
        + "- R1.3: Keep 3.5 points between panels.\n")
    #expect(
      leads == [
        "Limit panels to one step.", "Name each panel.", "Keep 3.5 points between panels.",
      ])
  }

  @Test(arguments: ["**A4 paper.** Prints on it.", "**3.5 points.** A hair.", "**H1**: Titles"])
  func takesNoSizeForTheNumberOfARule(markdown: String) throws {
    #expect(try leads("# Modality\n\n" + markdown).isEmpty)
  }

  @Test func takesNoKoreanListOfWhatThingsDoForNotesOfAdvice() throws {
    let leads = try leads(
      "# 모달리티\n\n패널은 작습니다.\n\n## 단추\n\n- open() : 패널을 표시한다.\n- close() : 패널을 제거한다.\n"
        + "- title : 패널의 이름\n- step : 단계의 번호")
    #expect(leads.isEmpty)
  }

  @Test(arguments: [
    "# Modality\n\n- Keep panels short.\n- Avoid a second panel.",
    "# Modality\n\n## Panels\n\n- Keep panels short.\n- Avoid a second panel.",
    "# Modality\n\nA panel floats above the window.\n\n- Keep panels short.\n- Avoid a second panel.",
    "# Modality\n\n- Keep panels short.\n\n## Steps\n\n- Avoid a second panel.",
  ])
  func takesAShortListForRulesWhereAllOfItAdvises(markdown: String) throws {
    #expect(try leads(markdown) == ["Keep panels short.", "Avoid a second panel."])
  }

  @Test func takesAnItemOfUnknownWordsAmongThoseThatAdviseForARule() throws {
    let rules = try pieces(
      """
      # Modality

      A panel floats above the window.

      - Whittle panels down to one step.
      - Avoid a second panel.
      - Keep panels short.
      - Name the way out.
      """)
    #expect(rules.map(\.kind) == [.paragraph, .rule, .rule, .rule, .rule])
    #expect(rules.first?.body == "A panel floats above the window.")
  }

  @Test(arguments: [
    "# Modality\n\n- Keep panels short.\n- A panel floats.",
    "# Modality\n\nA panel lets people:\n\n- Choose a file.\n- Name a step.",
    "# Modality\n\nKeep the panel short. A long one tires.\n\n- Choose one step.\n- Name it.",
    "# Modality\n\nA panel lets people do one thing.\n\n- Choose a file.",
  ])
  func takesNoItemsOfAMixedOrIntroducedListForRules(markdown: String) throws {
    let leads = try leads(markdown)
    #expect(!leads.contains("Choose a file.") && !leads.contains("Choose one step."))
    #expect(!leads.contains("A panel floats."))
  }

  @Test(arguments: [
    (
      "You handle variations such as:", "- cups\n- kettles",
      "1. Design a shelf. Respect cups.\n2. Avoid gaps. Cups fall."
    )
  ])
  func readsRulesOutOfANumberedListBehindBullets(
    announcement: String, facts: String, rules: String
  ) throws {
    let page = try pieces("Shelves\n\n\(announcement)\n\n\(facts)\n\n\(rules)\n")
    #expect(page.filter { $0.kind == .rule }.count == 2)
    #expect(page.first { $0.kind == .rule }?.body.isEmpty == false)
  }

  @Test func goesOnWithAListWhoseNumbersGoOnBehindBullets() throws {
    let page = try pieces(
      "Shelves\n\nYou build them in steps:\n\n1. Use a saw.\n\n- Keep it dry.\n\n2. Use glue.\n")
    #expect(page.allSatisfy { $0.kind != .rule })
  }
}
