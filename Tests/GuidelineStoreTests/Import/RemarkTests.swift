import Testing

@testable import GuidelineStore

/// What somebody added to a page: summaries, colophons, links, sources.
@Suite struct RemarkTests {
  private static let page = "# Modality\n\n**Keep the panel short.** People leave sooner.\n\n"

  @Test func takesASummaryBehindAnArrowForNoRule() throws {
    let pieces = try pieces("# 모달리티\n\n## 패널\n\n패널을 짧게 유지하세요. 더 빨리 나갑니다.\n\n→ 짧은 패널을 만드세요.")
    #expect(pieces.map(\.brief) == ["rule: 패널을 짧게 유지하세요. | 더 빨리 나갑니다.\n\n→ 짧은 패널을 만드세요."])
  }

  @Test func keepsAColophonOutOfTheLastRule() throws {
    let pieces = try pieces(
      Self.page + "*Summed up from a book © Panels Inc. All rights reserved.*")
    #expect(pieces.first?.body == "People leave sooner.")
  }

  @Test func leavesOutTheMenuOfLanguages() throws {
    let pieces = try pieces(Self.page + "简体中文\n\n日本語\n\n한국어\n\nThe panel is in Korean.")
    #expect(pieces.first?.body == "People leave sooner.\n\nThe panel is in Korean.")
  }

  @Test func keepsTheSentenceBehindASource() throws {
    let pieces = try pieces(
      "# Modality\n\n> Source: https://example.com/modality · A panel holds people until they choose.\n\n"
        + "**Keep the panel short.** People leave sooner.")
    #expect(pieces.first?.body.hasSuffix("A panel holds people until they choose.") == true)
  }

  @Test func goesOnWithAWrappedItemThatANameInBoldStarts() throws {
    let pieces = try pieces(
      """
      # Modality

      - **Keep the panel short.** People leave sooner.
      - **Give a clear way out** — a Close command or the
        **Panel ▸ Close…** menu and **⌘W**.
      """)
    #expect(
      pieces.map(\.brief) == [
        "rule: Keep the panel short. | People leave sooner.",
        "rule: Give a clear way out | a Close command or the Panel ▸ Close… menu and ⌘W.",
      ])
  }

  @Test func takesAnUnmarkedItemAmongRulesForItself() throws {
    let pieces = try pieces(
      """
      # Modality

      - **Keep the panel short.** People leave sooner.
      - **Name the way out.** It calms people.
      - **Avoid a second step.** It tires.
      - **Ask for one name only.** More is work.
      - Offer a copy of the same panel.
      - A second panel, seldom
      """)
    #expect(pieces.map(\.kind) == [.rule, .rule, .rule, .rule, .rule, .paragraph])
    #expect(pieces[4].lead == "Offer a copy of the same panel.")
    #expect(pieces[3].body == "More is work.")
  }

  @Test(arguments: ["앱은 “읽어 주셔서 감사합니다”라고 말합니다.", "Thank people for their tea."])
  func keepsThanksThatAPageSpeaksOfWithTheirRule(text: String) throws {
    let page = try pieces("# Cups\n\n**Wash the cups.** They are dirty.\n\n" + text)
    #expect(page.count == 1)
  }

  @Test(arguments: [
    ("以下の 2 つの例の長さを比較してください。", Language.japanese),
    ("Use of the panel logo may be unfair.", .english),
    ("패널 정보는 UIPanel을 보세요.", .korean), ("詳しくはUIPanelを見てください。", .japanese),
  ])
  func takesWordsAboutThePostForNoAdvice(sentence: String, language: Language) {
    #expect(!Advice.isDirective(sentence, language))
  }

  @Test func leavesTheMarksOfListsOutOfLeads() throws {
    let leads = try leads(
      """
      # Modality

      ■ Keep the panel short.

      People leave sooner.

      ## Rules

      - ✅ Name the way out.
      - ❌ Long titles that wrap over two lines.
      - ❌ Don't hide the button.
      """)
    #expect(
      leads == [
        "Keep the panel short.", "Name the way out.", "❌ Long titles that wrap over two lines.",
        "Don't hide the button.",
      ])
  }

  @Test func takesMiddleDotsForBullets() throws {
    let leads = try leads(
      "# モダリティ\n\n## 茶\n\n・湯を先に沸かす\n・ふたを閉めておく\n・茶を注ぎすぎない", path: "current/modality.ja.md")
    #expect(leads == ["湯を先に沸かす", "ふたを閉めておく", "茶を注ぎすぎない"])
  }
}
