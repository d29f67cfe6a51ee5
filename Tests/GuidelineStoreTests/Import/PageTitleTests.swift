import Testing

@testable import GuidelineStore

/// Which heading is a page's title, and what it leaves of the page.
@Suite struct PageTitleTests {
  private static let notes = """
    A notification tells people what happened.

    **Send few of them.** People get tired.

    **Keep them short.** Screens are small.


    """
  private static let alerts = "Alerts\n\n**Use them for what cannot wait.** They interrupt.\n"

  @Test(arguments: [
    ("2019/notifications.md", "## "), ("2019/notifications.md", "# "),
    ("2019/Notifications/README.md", "## "), ("2019/x.md", "---\ntitle: Notifications\n---\n## "),
  ])
  func readsAPageWhoseTitleIsItsNameFromItsStart(path: String, marks: String) throws {
    let frontMatter = marks.dropLast(marks.hasPrefix("---") ? 3 : marks.count)
    let mark = marks.dropFirst(frontMatter.count)
    let document = try #require(
      try documents(frontMatter + Self.notes + mark + Self.alerts, path: path).first)
    #expect(document.topic == "notifications")
    #expect(document.title == "Notifications")
    #expect(document.rules.map(\.kind) == [.paragraph, .rule, .rule, .rule])
    #expect(document.rules.map(\.section) == [[], [], [], ["Alerts"]])
  }

  @Test func takesASectionBelowOneSentenceForNoTitleEither() throws {
    let page = "A notification tells people what happened.\n\n## "
    let document = try #require(
      try documents(page + Self.alerts, path: "2019/notifications.md").first)
    #expect(document.topic == "notifications")
    #expect(document.rules.map(\.kind) == [.paragraph, .rule])
  }

  @Test(arguments: ["2019/bars.md", "2019/x.md"])
  func takesTheFirstHeadingForTheTitleOfAPageThatIsNamedAfterNothing(path: String) throws {
    let document = try #require(
      try documents("Seen on a rainy day\n\n## " + Self.alerts, path: path).first)
    #expect(document.topic == "alerts")
    #expect(document.rules.map(\.kind) == [.rule])
  }

  @Test(arguments: ["2019/x.md", "2019/alerts.md"])
  func keepsRulesBeforeTheTitle(path: String) throws {
    let document = try #require(
      try documents(Self.notes + "## " + Self.alerts, path: path).first)
    #expect(document.topic == "alerts")
    #expect(
      document.rules.map(\.lead) == [
        "", "Send few of them.", "Keep them short.", "Use them for what cannot wait.",
      ])
  }

  @Test(arguments: [
    "- #### 쓰임에 맞게 재질(Materials)을 고르세요.\n글이 잘 읽힙니다.",
    "#### 쓰임에 맞게 재질(Materials)을 고르세요.\n글이 잘 읽힙니다.",
  ])
  func takesAHeadingThatStatesARuleForNoTitle(rule: String) throws {
    let page = "재질은 화면을 나누어 보여 줍니다.\n\n\(rule)\n\n- #### 강조 색을 아껴 쓰세요.\n눈이 쉽니다.\n"
    let document = try #require(try documents(page, path: "2019/materials.md").first)
    #expect(document.topic == "materials")
    #expect(document.rules.map(\.kind) == [.paragraph, .rule, .rule])
    #expect(document.rules.map(\.lead).dropFirst().first == "쓰임에 맞게 재질(Materials)을 고르세요.")
  }

  @Test func findsTheTitleBehindAMenu() throws {
    let menu = "- [Home](https://example.com)\n- [Design](https://example.com/design)\n"
    let document = try #require(
      try documents(menu + "## " + Self.alerts, path: "2019/x.md").first)
    #expect(document.topic == "alerts")
  }

  @Test(arguments: ["", "## "])
  func takesTheFirstSectionOfAPostForNoTopic(mark: String) throws {
    let page = """
      今日の読書ノート

      \(mark)はじめに

      読んだことを書いておきます。

      \(mark)Alerts

      ボタンは二つまでにしましょう。題名は短くします。
      """
    let document = try #require(try documents(page, path: "2019/x.txt").first)
    #expect(document.topic == "alerts")
  }

  @Test func takesAHeadingInAnItemForNoTitle() throws {
    let page = "- ## Sliders\n  They slide.\n- ## Alerts\n  They interrupt.\n"
    let document = try #require(
      try documents(page + "\n**Keep it short.** It helps.\n", path: "2019/modality.md").first)
    #expect(document.topic == "modality")
  }
}
