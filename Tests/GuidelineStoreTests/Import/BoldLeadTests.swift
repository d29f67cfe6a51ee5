import Testing

@testable import GuidelineStore

/// Rules whose lead is the bold start of a paragraph or of an item.
@Suite struct BoldLeadTests {
  @Test(arguments: [
    ("**Keep the panel short.** People leave sooner.", "Keep the panel short."),
    ("__Keep the panel short.__ People leave sooner.", "Keep the panel short."),
    ("<b>Keep the panel short.</b> People leave sooner.", "Keep the panel short."),
    ("* **Keep the panel short.** People leave sooner.", "Keep the panel short."),
    ("- **Keep the panel short**. People leave sooner.", "Keep the panel short"),
    ("●  **Keep the panel short.** People leave sooner.", "Keep the panel short."),
    ("**패널을 짧게 유지하세요.** 사람들이 더 빨리 나갑니다.", "패널을 짧게 유지하세요."),
    ("**패널을 짧고 쉽게 만들라.** 사람들이 더 빨리 나간다.", "패널을 짧고 쉽게 만들라."),
    ("**パネルを短く保ちます。** すぐに閉じられます。", "パネルを短く保ちます。"),
  ])
  func takesTheBoldStartForTheLead(markdown: String, lead: String) throws {
    let pieces = try pieces("# Modality\n\n" + markdown)
    let rule = try #require(pieces.first)
    #expect(pieces.count == 1)
    #expect(rule.kind == .rule)
    #expect(rule.lead == lead)
    #expect(!rule.body.isEmpty)
    #expect(rule.lines == 3...3)
  }

  @Test func takesABoldParagraphForALeadOfTheParagraphsBelow() throws {
    let pieces = try pieces(
      """
      # 모달리티

      **패널 하나에 작업 하나만 두세요**

      두 작업을 섞으면 길을 잃습니다.

      나누어도 괜찮습니다.

      **닫는 단추를 눈에 띄게 두세요**

      어디서나 같은 곳에 둡니다.
      """)
    #expect(
      pieces.map(\.brief) == [
        "rule: 패널 하나에 작업 하나만 두세요 | 두 작업을 섞으면 길을 잃습니다.\n\n나누어도 괜찮습니다.",
        "rule: 닫는 단추를 눈에 띄게 두세요 | 어디서나 같은 곳에 둡니다.",
      ])
    #expect(pieces.map(\.lines) == [3...7, 9...11])
  }

  @Test func startsARuleAtABoldLeadWithoutABlankLineBefore() throws {
    let leads = try leads(
      """
      # Modality
      **Keep the panel short.** People leave sooner.
      **Name the panel plainly.** A title helps.
      """)
    #expect(leads == ["Keep the panel short.", "Name the panel plainly."])
  }

  @Test(arguments: [
    #"<span id="page-9-0"></span>"#, #"<a name="cups"></a>"#,
    #"<a id="a"></a><span id="b"></span>"#,
  ])
  func startsARuleAtABoldLeadBehindAnchors(anchors: String) throws {
    let pieces = try pieces(
      """
      # Modality

      **Keep the panel short.** People leave sooner.\u{20}\u{20}
      \(anchors)**Name the panel plainly.** A title helps.
      """)
    #expect(
      pieces.map(\.brief) == [
        "rule: Keep the panel short. | People leave sooner.",
        "rule: Name the panel plainly. | A title helps.",
      ])
    #expect(pieces.map(\.lines) == [3...3, 4...4])
  }

  @Test(arguments: [
    ("People pair a verb with an\n**arrow**. It points somewhere.", 1),
    ("People who see the\n**Close** button know it.", 1),
    ("People find the panel in\n**Panel Settings**. It stays there.", 1),
    ("패널을 여는 단추는\n**탭 막대**. 위에 있습니다.", 1),
    ("These ways lead out:\n**Swipe**. From the top.", 2),
    ("Nothing else is needed  \n**Swipe**. From the top.", 2),
    ("in an ambiguous state\n**Keep the panel short.** People leave.", 2),
    ("in an ambiguous state\n**Full width:** Covers the window.", 2),
    ("창을 모두 덮는다\n**반쪽 너비** 창의 반을 덮는다.", 2),
  ])
  func tellsALeadFromBoldWordsInsideAWrappedSentence(markdown: String, blocks: Int) throws {
    let lines = try SourceText(Array(markdown.utf8)).lines
    #expect(BlockReader.blocks(of: lines).count == blocks)
  }

  @Test func leavesAWideColonOutOfTheBody() throws {
    let pieces = try pieces("# モダリティ\n\n**全幅**：ウインドウ全体を覆います。")
    #expect(pieces.map(\.brief) == ["definition: 全幅 | ウインドウ全体を覆います。"])
  }

  @Test func endsABoldLeadWhereAPersonSeesItsEnd() throws {
    let leads = try leads(
      """
      # モダリティ

      **閉じる方法を必ず用意します。**次の画面に進めなくなるからです。

      **一度に一枚だけ表示します。**重ねないでください。
      """)
    #expect(leads == ["閉じる方法を必ず用意します。", "一度に一枚だけ表示します。"])
  }

  @Test func leavesNoBreakSpacesOutOfTheLeadAndItsBody() throws {
    let rule = try #require(
      try pieces("# Modality\n\n**Keep the panel short.**\u{A0} \u{A0}People leave.").first)
    #expect(rule.lead == "Keep the panel short.")
    #expect(rule.body == "People leave.")
  }

  @Test func keepsALeadThatStopsInTheMiddleOfItsSentence() throws {
    let rule = try #require(
      try pieces(
        """
        # Modality

        **Give people a way out of every panel** before the work starts, and after it ends.
        """
      ).first)
    #expect(rule.kind == .rule)
    #expect(rule.lead == "Give people a way out of every panel")
    #expect(rule.body.hasPrefix("before the work starts"))
  }

  @Test(arguments: [
    ("**Full width.** Covers the whole window.", "Full width."),
    ("- **Half width:** Covers half of the window.", "Half width:"),
    ("**전체 너비**: 창을 모두 덮습니다.", "전체 너비"),
  ])
  func takesANameForADefinition(markdown: String, name: String) throws {
    let pieces = try pieces("# Modality\n\n**Keep the panel short.** Really.\n\n" + markdown)
    #expect(pieces.map(\.kind) == [.rule, .definition])
    #expect(pieces.last?.lead == name)
  }

  @Test(arguments: [
    ("- **Keep panels plain:** Draw few lines.", "Keep panels plain"),
    ("- **Avoid copies of kettles**: They look dated.", "Avoid copies of kettles"),
    ("- **Restore state:** People go on where they were.", "Restore state"),
    ("- **패널을 단순하게 두세요:** 선을 적게 씁니다.", "패널을 단순하게 두세요"),
    ("- **パネルを短く保ってください**：すぐに閉じられます。", "パネルを短く保ってください"),
  ])
  func takesAdviceBeforeAColonForALead(markdown: String, lead: String) throws {
    let rule = try #require(try pieces("# Modality\n\n" + markdown).first)
    #expect(rule.kind == .rule)
    #expect(rule.lead == lead)
    #expect(rule.body.first?.isLetter == true)
  }

  @Test(arguments: [
    "Scale factors", "Help button", "Use cases", "Use when", "Avoid for", "Do not", "Do this",
    "Resize / arrange", "다음과 같이 하세요", "열림", "次のようにしてください",
  ])
  func takesWhatPointsBehindItsColonForAName(label: String) throws {
    let pieces = try pieces("# Modality\n\n- **\(label):** The panel is a thin one.")
    #expect(pieces.map(\.kind) == [.definition])
  }

  @Test func takesALabelOverAListForNoRule() throws {
    let pieces = try pieces("# モダリティ\n\n**パネルを理解する**：\n- 高さ\n- 幅")
    #expect(!pieces.contains { $0.kind == .rule })
  }

  @Test(arguments: ["—", "–", "-"])
  func leavesADashBehindTheLeadOut(dash: String) throws {
    let pieces = try pieces(
      "# Modality\n\n- **Keep panels plain** \(dash) draw few lines.\n- **Leave room.** -5 is too little."
    )
    #expect(pieces.map(\.body) == ["draw few lines.", "-5 is too little."])
  }

  @Test(arguments: [
    ("Sort and trim lists.", RuleKind.rule), ("Review and update titles often.", .rule),
    ("Show or hide panels with care.", .rule), ("Drag and drop gestures.", .definition),
    ("Copy and paste.", .definition), ("Order of items.", .definition),
    ("Search and the keyboard.", .definition),
  ])
  func tellsTwoVerbsWithOneObjectFromAName(lead: String, kind: RuleKind) throws {
    #expect(try pieces("# Modality\n\n**\(lead)** It saves time.").map(\.kind) == [kind])
  }

  @Test func takesABoldLineAboveTextForAHeading() throws {
    let pieces = try pieces(
      """
      # Modality

      ## Panels

      **Keep the panel short.** People leave sooner.

      **Colors in panels**

      **Choose one color.** Two compete.

      **Examples**

      - A red panel

      **Sounds of panels**

      A panel makes no sound of its own.

      ## Drawers

      **Keep the drawer shut.** It hides the rest.

      ![](drawer.png)

      **A drawer at rest**

      It still hides the rest.

      **A drawer at work**

      ![](work.png)
      """)
    #expect(
      pieces.map(\.section) == [
        ["Panels"], ["Panels", "Colors in panels"], ["Panels", "Sounds of panels"], ["Drawers"],
        ["Drawers"],
      ])
    #expect(pieces[1].body == "Two compete.\n\nExamples\n\n- A red panel")
    #expect(pieces[2].brief == "paragraph:  | A panel makes no sound of its own.")
  }

  @Test func takesBoldWordsInsideAParagraphForText() throws {
    let pieces = try pieces("# Modality\n\nPeople close **every** panel at last.")
    #expect(pieces.map(\.brief) == ["paragraph:  | People close every panel at last."])
  }

  @Test func addsListsAndCodeToTheRuleAbove() throws {
    let rule = try #require(
      try pieces(
        """
        # Modality

        **Offer these ways out of a panel.** Pick one:

        - A button
          - With a name
        - A swipe

        ```
        dismiss()
        ```
        """
      ).first)
    #expect(
      rule.body == "Pick one:\n\n- A button\n  - With a name\n- A swipe\n\ndismiss()")
    #expect(rule.lines.lowerBound == 3)
  }

  @Test func readsChinese() throws {
    let documents = try documents(
      """
      # Modality

      面板会浮在窗口上面。

      **尽量让面板保持简短。** 人们可以很快回到原来的地方。

      **全屏。** 占满整个屏幕。
      """)
    #expect(documents.map(\.text.language) == [Language("zh")])
    #expect(documents[0].rules.map(\.kind) == [.paragraph, .rule, .definition])
  }

  @Test(arguments: [
    "**macOS** and **iOS** show it above all else.", "**macOS**, **iOS** show it above all else.",
    "**Panel** *or* **drawer** are names for it.",
  ])
  func joinsNoBoldNamesToALead(markdown: String) throws {
    #expect(try leads("# Modality\n\n**Keep the panel short.**\n\n" + markdown).count == 1)
  }

  @Test func endsALeadWithItsSentence() throws {
    let leads = try leads("# Modality\n\n**Keep the panel short.** *Even* **more so here.**")
    #expect(leads == ["Keep the panel short."])
  }

  @Test(arguments: ["", "- "])
  func takesWhatStartsInBoldAmongRulesForARule(mark: String) throws {
    let pieces = try pieces(
      """
      # Modality

      \(mark)**Keep the panel short.** People leave sooner.

      \(mark)**Nothing opens over a drawer** except a panel. It waits.

      \(mark)**Use them sparingly**, and close the last one. It hides text.

      \(mark)**One panel at a time.** Two hide each other.

      \(mark)**Name the step in the title.** People skim.

      \(mark)**Close it with one button.** Two confuse.

      \(mark)**Move focus to the panel.** People type.

      \(mark)**Drawer** holds more than that.
      """)
    #expect(
      pieces.filter { $0.kind == .rule }.map(\.lead) == [
        "Keep the panel short.", "Nothing opens over a drawer except a panel.",
        "Use them sparingly", "One panel at a time.",
        "Name the step in the title.", "Close it with one button.", "Move focus to the panel.",
      ])
    #expect(pieces[1].body == "It waits.")
  }

  @Test(arguments: ["", "- "])
  func takesBoldWordsBeforeADashForARuleWhereTheirLikeAre(mark: String) throws {
    let leads = try leads(
      """
      # Modality

      \(mark)**Keep panels short.** A third step tires.

      \(mark)**Use sparingly** — each one stops people.

      \(mark)**A title only where it helps** — most panels need none.

      \(mark)**Close it with one button.** Two confuse.

      \(mark)**Name the way out.** It calms people.
      """)
    #expect(
      leads == [
        "Keep panels short.", "Use sparingly", "A title only where it helps",
        "Close it with one button.", "Name the way out.",
      ])
  }

  @Test func leavesNamesInBoldAmongTheirLikeAlone() throws {
    let leads = try leads(
      """
      # Modality

      **Keep the panel short.** People leave sooner.

      - **Panel with one step** — for a short task.
      - **Panel with some steps** — for a long one.
      - **Tap** to open a drawer.
      - **Direct Touch** moves a panel at once.
      """)
    #expect(leads == ["Keep the panel short."])
  }

  @Test(arguments: [
    // It advises.
    "**Keep the spout free.**\n\nTea flows.\n\n## Cups\n\n**Avoid any haste.** It spills.\n\n**Show one cup.** It helps.",
    // Rules are alone in their paragraphs.
    "**A cup is never empty.**\n\nTea flows.\n\n## Cups\n\n**Avoid any haste.**\n\nIt spills.\n\n**Show one cup.**\n\nIt helps.",
    // It stands in a section of its own.
    "## Pots\n\n**A cup is never empty.**\n\nTea flows.\n\n## Cups\n\n**Avoid any haste.** It spills.\n\n**Show one cup.** It helps.",
  ])
  func keepsTheFirstRuleInBold(text: String) throws {
    #expect(try pieces("# Popovers\n\n" + text).map(\.kind) == [.rule, .rule, .rule])
  }

  // MARK: Leads left in English

  @Test(arguments: ["", "- "], [".", ""])
  func readsALeadInEnglishBeforeItsExplanation(marker: String, stop: String) throws {
    let rules = [
      ("Offer tea slowly", "빨리 부으면 넘치고 손을 데기 쉽다."),
      ("Avoid unnecessary cups", "잔이 너무 많으면 아무도 쓰지 않게 된다."),
      ("Keep the tray level", "机が傾いていると、器が滑って割れます。"),
    ]
    let pieces = try pieces(
      "# 모달리티\n\n"
        + rules.map { "\(marker)**\($0.0)\(stop)** \($0.1)" }.joined(separator: "\n\n"))
    #expect(pieces.map(\.kind) == [.rule, .rule, .rule])
    #expect(pieces.map(\.lead) == rules.map { $0.0 + stop })
    #expect(pieces.map(\.body) == rules.map(\.1))
  }

  @Test(arguments: [
    ("**Tea cups.** 손잡이가 없는 작은 잔이다.", RuleKind.definition),
    ("**Add Cups to Tea Trays** 단추는 잔을 쟁반에 담는다.", .paragraph),
  ])
  func keepsTheEnglishNameOfSomething(markdown: String, kind: RuleKind) throws {
    let pieces = try pieces("# 모달리티\n\n" + markdown)
    #expect(pieces.map(\.kind) == [kind])
  }

  @Test func readsTheSentenceBehindACodeInJapanese() throws {
    let leads = try leads("# Modality\n\n- **UI-01**: 題名を短くします。\n- **UI-02**: 色は三つ選びます。\n")
    #expect(leads == ["題名を短くします。", "色は三つ選びます。"])
  }

  @Test func leavesOutTheCodeThatCountsARule() throws {
    let pieces = try pieces(
      "# Modality\n\n**TEAPOT-01: Offer tea.** Guests wait.\n\n**TEAPOT-02: Fill the cups.** They cool."
    )
    #expect(
      pieces.map(\.brief) == [
        "rule: Offer tea. | Guests wait.", "rule: Fill the cups. | They cool.",
      ])
  }

  @Test func takesALabelBeforeAdviceForALeadAmongRules() throws {
    let leads = try leads(
      """
      # Modality

      ## Best practices

      - Set a **small size** for cups.
      - **Many guests:** open a second pot where it helps.
      - Don't move the cups of a guest.

      ## Parts

      - **Lid:** close it last.
      - **Spout:** the pot's mouth.
      - **Handle:** keep it cool.
      """)
    #expect(
      leads == ["Set a small size for cups.", "Many guests", "Don't move the cups of a guest."])
  }

  @Test func asksNoListAboutTheItemsBelowAnotherHeading() throws {
    let leads = try leads(
      """
      # Modality

      1. **Keep the panel short.** People leave sooner.
      2. **Name the way out.** It calms people.
      3. **Offer a cancel button** at the end.

      ## Output

      1. **Kind of panel with reasons** and why others do not suit.
      2. **Words of the panel** -- title and buttons.
      """)
    #expect(leads == ["Keep the panel short.", "Name the way out.", "Offer a cancel button"])
  }

  @Test func takesNoMoreThanTheBoldWordsThatAdviseByThemselves() throws {
    let leads = try leads(
      """
      # Modality

      - **Keep the panel short.** People leave sooner.
      - **Show one panel at a time.** Two hide each other.
      - **Hide panels** in views that print.
      - **Nothing opens over a drawer** except a panel. It waits.
      """)
    #expect(
      leads == [
        "Keep the panel short.", "Show one panel at a time.", "Hide panels",
        "Nothing opens over a drawer except a panel.",
      ])
  }
}
