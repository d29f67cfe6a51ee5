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

  @Test func leavesOutNamesOfPagesBelowALabel() throws {
    let pieces = try pieces(
      Self.page + "**Related**\n\n- Drawers\n- Sheets\n\n**Name the way out.** It calms people.")
    #expect(
      pieces.map(\.brief) == [
        "rule: Keep the panel short. | People leave sooner.",
        "rule: Name the way out. | It calms people.",
      ])
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

  @Test func takesANameInTwoLanguagesForATitleOfBoth() throws {
    let documents = try documents(
      """
      # Modality

      Panel(패널)

      Keep the panel short. People leave sooner.

      패널을 짧게 유지하세요. 더 빨리 나갑니다.

      서랍 (Drawer)

      Use a drawer for lists. It slides in.

      목록에는 서랍을 쓰세요. 옆에서 나옵니다.
      """)
    #expect(documents.count == 2)
    for document in documents {
      #expect(document.rules.map(\.kind) == [.rule, .rule])
      #expect(document.rules.map(\.section) == [["Panel(패널)"], ["서랍 (Drawer)"]])
    }
  }

  @Test(arguments: ["앱은 “읽어 주셔서 감사합니다”라고 말합니다.", "Thank people for their tea."])
  func keepsThanksThatAPageSpeaksOfWithTheirRule(text: String) throws {
    let page = try pieces("# Cups\n\n**Wash the cups.** They are dirty.\n\n" + text)
    #expect(page.count == 1)
  }

  @Test(arguments: [
    ("この記事では「パネル」についてまとめる。", Language.japanese), ("下記のガイドラインを和訳して理解する。", .japanese),
    ("以下の 2 つの例の長さを比較してください。", .japanese), ("이번 글에서는 패널을 정리하자.", .korean),
    ("Use of the panel logo may be unfair.", .english),
    ("틀린 곳은 댓글로 알려 주세요.", .korean), ("패널 정보는 UIPanel을 보세요.", .korean),
    ("誤りがあればコメントで教えてください。", .japanese), ("詳しくはUIPanelを見てください。", .japanese),
    ("Check your cups and let me know in the comments.", .english),
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

  @Test(arguments: ["", "- "])
  func leavesTheLabelOfADeedOutUnlessItSaysNotToDoIt(mark: String) throws {
    let leads = try leads(
      """
      # Modality

      ## Rules

      - ✅ Do: use one verb.
      - ❌ Don't: put two panels side by side.

      ## Titles

      \(mark)**Do:** name the way out. It calms people.

      \(mark)**Do: Ask for one name.** Two confuse.

      \(mark)**Don't:** use red for a way out.
      """)
    #expect(
      leads == [
        "use one verb.", "Don't: put two panels side by side.", "name the way out.",
        "Ask for one name.", "Don't: use red for a way out.",
      ])
  }

  @Test(arguments: [
    ("- 패널을 짧게 유지하라.\n- 나가는 길을 알려라.\n- 제목에 동사를 써라.", "- 파란 제목을 짧게 보여 주고 있다.", "ko"),
    ("- パネルを短く保つ。\n- 出口を示す。\n- 題名に動詞を使う。", "- 題名が短く表示されている。", "ja"),
  ])
  func takesWhatSomebodySawForNoRule(list: String, observation: String, language: String) throws {
    let rules = try pieces(
      "# Modality\n\n\(list)\n\(observation)", path: "current/modality.\(language).md")
    #expect(rules.count == 3)
    #expect(rules.last?.body == observation)
  }

  @Test func takesMiddleDotsForBullets() throws {
    let leads = try leads(
      "# モダリティ\n\n## 茶\n\n・湯を先に沸かす\n・ふたを閉めておく\n・茶を注ぎすぎない", path: "current/modality.ja.md")
    #expect(leads == ["湯を先に沸かす", "ふたを閉めておく", "茶を注ぎすぎない"])
  }

  @Test func leavesAListAtACommonSection() throws {
    let leads = try leads(
      """
      モダリティ

      急須はお茶を温かく保つ道具です。

        • 丸い急須。 大きさで選びます。

          ベストプラクティス

          急須は机の真ん中にあります。

          ふたを閉めておきます。 お茶が冷めません。
      """, path: "current/modality.ja.txt")
    #expect(leads == ["ふたを閉めておきます。"])
  }
}
