import Testing

@testable import GuidelineStore

/// Rules that nothing marks, on pages where something else looks like a mark.
@Suite struct UnmarkedRuleTests {
  private static let english = """
    # Teapots

    ## Terms

    Use the words of the kitchen. People know them.

    Avoid long names. They are cut.

    ## Setup

    Keep the setup short. People want to begin.


    """

  private static let korean = """
    # 찻주전자

    ## 용어

    부엌의 말을 사용하세요. 사람들이 압니다.

    긴 이름은 피하세요. 잘립니다.


    """

  private static let japanese = """
    # ティーポット

    ## 用語

    台所の言葉を使いましょう。人々が知っています。

    長い名前は避けてください。切れてしまいます。


    """

  @Test(arguments: [
    (
      english + "### Help people choose good cups\n\nSuggest good cups. They help.",
      "Suggest good cups."
    ),
    (english + "## What is a teapot?\n\nOffer tea first. It calms people.", "Offer tea first."),
    (korean + "### 좋은 잔을 고르도록 도와주세요\n\n좋은 잔을 제안하세요. 도움이 됩니다.", "좋은 잔을 제안하세요."),
    (korean + "## 찻주전자란?\n\n먼저 차를 권하세요. 마음이 놓입니다.", "먼저 차를 권하세요."),
    (korean + "## 언제 사용하나요\n\n먼저 차를 권하세요. 마음이 놓입니다.", "먼저 차를 권하세요."),
    (japanese + "### 良い湯呑みを選べるようにする\n\n良い湯呑みを勧めましょう。役に立ちます。", "良い湯呑みを勧めましょう。"),
    (japanese + "## ティーポットとは？\n\n先にお茶を勧めましょう。落ち着きます。", "先にお茶を勧めましょう。"),
    (japanese + "## お茶の組み合わせ\n\n先にお茶を勧めましょう。落ち着きます。", "先にお茶を勧めましょう。"),
  ])
  func findsThemBelowAHeadingThatReadsLikeASentence(markdown: String, last: String) throws {
    let rules = try pieces(markdown).filter { $0.kind == .rule }
    let heading = try #require(
      markdown.split(separator: "\n").last { $0.hasPrefix("#") }?.drop { "# ".contains($0) })
    #expect(rules.count == (markdown.hasPrefix("# Teapots") ? 4 : 3))
    #expect(rules.last?.lead == last)
    #expect(rules.last?.section.last == String(heading).withoutFinalMarks)
  }

  @Test func findsThemBesideASingleSentenceInBold() throws {
    let rules = try pieces(
      Self.english
        + "## Cups\n\n**Keep the handle free.** People hold it.\n\nFill it half. It is hot.")
    #expect(
      rules.map(\.lead).filter { !$0.isEmpty } == [
        "Use the words of the kitchen.", "Avoid long names.", "Keep the setup short.",
        "Keep the handle free.", "Fill it half.",
      ])
  }

  @Test func leavesAdviceBelowAMarkedRuleToThatRule() throws {
    let rules = try pieces(
      """
      # Teapots

      A teapot keeps tea warm.

      **Keep the lid closed.** Tea gets cold.

      Avoid heavy lids. They fall.

      Use a round lid. It fits.

      Never lift it by its knob. It is hot.
      """)
    #expect(rules.filter { $0.kind == .rule }.map(\.lead) == ["Keep the lid closed."])
  }

  @Test(arguments: ["お茶の違い", "湯呑みの組み合わせ", "お湯の流れ", "人々の振る舞い"])
  func takesAJapaneseNounMadeOfAVerbForASection(title: String) throws {
    let rules = try pieces(
      "# モダリティ\n\n**お茶を勧めましょう。** 落ち着きます。\n\n## \(title)\n\n**湯呑みを温めましょう。** 冷めません。")
    #expect(rules.map(\.kind) == [.rule, .rule])
    #expect(rules.last?.section == [title])
  }

  @Test(arguments: ["お茶は熱い", "湯呑みを温めろ", "湯呑みは使わない", "ふたを閉めてください"])
  func knowsAJapaneseSentenceWithoutAFullStop(line: String) {
    #expect(Advice.isSentence(line, .japanese))
  }

  @Test(arguments: [
    "## Change log\n\n- **June 1, 2031**: Added a cup.\n- **May 3, 2030**: Added a pot.",
    "## Styles\n\n- **Filled.** The most visible one.\n- **Plain.** One without a lid.",
    "## Styles\n\n**Filled.** The most visible one.\n\n**Plain.** One without a lid.",
    "## Resources\n\n**Related**: Cups, kettles\n\n**Kitchen words**: Lids",
  ])
  func findsThemBesideNamesInBold(names: String) throws {
    let expected = ["Use the words of the kitchen.", "Avoid long names.", "Keep the setup short."]
    #expect(try leads(Self.english + names) == expected)
    #expect(
      try leads(Self.english.replacing("# Teapots\n", with: "# Teapots\n\n\(names)\n"))
        == expected)
  }

  @Test func takesNothingForARuleOfAPageThatTellsNamesAlone() throws {
    let page = """
      # Teapots

      ## Styles

      **Filled.** The most visible one.

      Use it for a single pot.

      **Plain.** One without a lid.
      """
    #expect(try leads(page).isEmpty)
    let log = "## Change log\n\n- **June 1, 2031**: Added a cup.\n- **May 3, 2030**: Added a pot."
    #expect(
      try leads("# Teapots\n\nFill a pot half. It is hot.\n\n\(log)") == ["Fill a pot half."])
  }
}

/// English sentences without a mark whose first word is a noun or a verb.
@Suite struct EnglishSubjectTests {
  @Test(arguments: [
    "Scroll views let people move around in a page.", "Search fields help people find tea.",
    "Edit menus can look different on a tray.", "Tap to Pay lets people buy tea at a table.",
    "Launch screens show up when a kettle starts.", "Label text tells what a cup is made of.",
    "Share sheets usually give people a choice.",
    "On a tray, search fields let people find tea.", "Support pages help people who spilled tea.",
  ])
  func takesNoNounBeforeItsVerbForAdvice(sentence: String) {
    #expect(!Advice.isDirective(sentence, .english))
  }

  @Test(arguments: [
    "Scroll lists that are longer than a page.", "Group cups people use together on a tray.",
    "Search all cups, which are on the tray.", "Label cups so that people are not confused.",
    "Match colors the kitchen uses for its cups.", "Support trays of all sizes.",
    "Display cups in the order they were washed.", "Launch a kettle when people ask for it.",
    "Design kettles to let people pour with one hand.", "Help people find cups that are clean.",
  ])
  func takesAVerbBeforeItsObjectForAdvice(sentence: String) {
    #expect(Advice.isDirective(sentence, .english))
  }
}

/// Paragraphs that give advice, where nothing is marked.
@Suite struct AdvisingParagraphTests {
  @Test func takesEachParagraphForARuleWhereFewStandAlone() throws {
    let leads = try leads(
      """
      # Modality

      Keep the lid closed.

      Use an hourglass if it takes long. A short wait needs none.

      Choose small cookies. Large ones fill people up.

      Offer cookies to those who wait.

      Avoid heavy lids. They fall.
      """)
    #expect(leads.count == 5)
  }

  @Test func takesAParagraphThatAdvisesForARuleBelowSentencesOfTheirOwn() throws {
    let leads = try leads(
      """
      # Modality

      Keep the lid closed.

      Keep the tea dark. Light cups are fine.

      Tell when the tea is ready.

      Use an hourglass if it takes long. A short wait needs none.

      Offer cookies to those who wait.

      Choose small cookies. Large ones fill people up.

      Avoid hurry.

      Keep some tea for later. It lasts a day.
      """)
    #expect(leads.count == 8)
  }

  @Test func takesAFootnoteForNoRule() throws {
    let leads = try leads(
      "# 모달리티\n\n뚜껑을 닫아 두세요. 차가 식습니다.\n\n*뚜껑 : 찻주전자를 덮는 것을 말한다.", path: "current/modality.ko.md")
    #expect(leads == ["뚜껑을 닫아 두세요."])
  }
}
