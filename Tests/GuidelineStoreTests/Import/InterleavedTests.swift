import Testing

@testable import GuidelineStore

/// Pages that hold each paragraph in two languages.
@Suite struct InterleavedTests {
  private static let quoted = """
    # Modality

    A panel holds people until they choose.

    > 패널은 사람들이 고를 때까지 붙잡아 둡니다.

    **Keep the panel short.** People leave sooner.

    > **패널을 짧게 유지하세요.** 사람들이 더 빨리 나갑니다.

    **Name the way out.** It calms people.

    > **나가는 길을 알려 주세요.** 마음이 놓입니다.
    """
  private static let nested = """
    # Modality

    - **Keep the panel short.** People leave sooner.

      > **패널을 짧게 유지하세요.** 사람들이 더 빨리 나갑니다.

    - **Name the way out.** It calms people.

      > **나가는 길을 알려 주세요.** 마음이 놓입니다.
    """
  private static let twoLines = """
    # Modality

    **Keep the panel short.
    패널을 짧게 유지하세요.**
    People leave sooner and come back.
    사람들이 더 빨리 나가고 다시 옵니다.

    **Name the way out.
    나가는 길을 알려 주세요.**
    It calms people and saves time.
    마음이 놓이고 시간이 절약됩니다.
    """
  private static let koreanFirst = """
    # 모달리티

    **패널을 짧게 유지하세요.** 사람들이 더 빨리 나갑니다.

    > **Keep the panel short.** People leave sooner.

    **나가는 길을 알려 주세요.** 마음이 놓입니다.

    > **Name the way out.** It calms people.
    """
  private static let englishBullets = """
    # Modality

    - **Keep the panel short.**

      짧은 패널에서는 사람들이 더 빨리 나가고, 하던 일로 돌아가기도 쉬워집니다.

    - **Name the way out.**

      나가는 길이 보이면 마음이 놓이고, 다음에 무엇을 할지 알 수 있습니다.
    """

  @Test(arguments: [quoted, nested, twoLines, koreanFirst])
  func givesOneDocumentForEachLanguage(markdown: String) throws {
    let documents = try documents(markdown)
    #expect(Set(documents.map(\.text.language)) == [.english, .korean])
    #expect(documents.allSatisfy { $0.shape == "interleaved" && $0.topic == "modality" })
    let english = documents.first { $0.text.language == .english }
    let korean = documents.first { $0.text.language == .korean }
    #expect(
      english?.rules.filter { $0.kind == .rule }.map(\.lead)
        == ["Keep the panel short.", "Name the way out."])
    #expect(
      korean?.rules.filter { $0.kind == .rule }.map(\.lead)
        == ["패널을 짧게 유지하세요.", "나가는 길을 알려 주세요."])
  }

  @Test(arguments: [quoted, nested, twoLines, koreanFirst, englishBullets])
  func pairsEachRuleWithItsRendering(markdown: String) throws {
    let documents = try documents(markdown)
    let pairs = documents.map { $0.rules.filter { $0.kind == .rule }.map(\.pair) }
    #expect(pairs.count == 2)
    #expect(pairs.first?.count == 2)
    #expect(pairs.first == pairs.last)
    #expect(pairs.joined().allSatisfy { $0 != nil })
  }

  @Test func explainsAnEnglishLeadByTheKoreanBodyBelow() throws {
    let documents = try documents(Self.englishBullets)
    let korean = try #require(documents.first { $0.text.language == .korean })
    #expect(korean.rules.map(\.lead) == ["Keep the panel short.", "Name the way out."])
    #expect(korean.rules.first?.body.hasPrefix("짧은 패널에서는") == true)
  }

  @Test func followsTheMarksOfTheOtherLanguage() throws {
    let documents = try documents(
      """
      # Modality

      **Keep the panel short.** People leave sooner.

      > 패널은 짧아야 좋습니다. 사람들이 더 빨리 나갑니다.

      **Name the way out.** It calms people.

      > 나가는 길이 보여야 합니다. 마음이 놓입니다.
      """)
    let korean = try #require(documents.first { $0.text.language == .korean })
    #expect(korean.rules.map(\.kind) == [.rule, .rule])
    #expect(korean.rules.map(\.lead) == ["패널은 짧아야 좋습니다.", "나가는 길이 보여야 합니다."])
  }

  @Test func keepsAPageFullOfForeignTermsInOneLanguage() throws {
    let documents = try documents(
      """
      # 모달리티

      **Panel을 짧게 유지하세요.** UIKit의 Panel Controller를 씁니다.

      **Swipe로 닫게 하세요.** Gesture는 누구나 압니다.
      """)
    #expect(documents.map(\.text.language) == [.korean])
  }

  @Test func rendersANoteByANote() throws {
    let documents = try documents(
      Self.quoted + "\n\n**NOTE** A panel can move.\n\n> 참고 패널은 움직일 수 있습니다.\n")
    let notes = documents.map { $0.rules.filter { $0.kind == .note } }
    #expect(notes.map { $0.map(\.lead) } == [["NOTE"], ["참고"]])
    #expect(notes.last?.map(\.body) == ["패널은 움직일 수 있습니다."])
    #expect(notes.first?.map(\.pair) == notes.last?.map(\.pair))
  }

  @Test func leavesCodeToTheTextAroundIt() throws {
    let documents = try documents(
      """
      # 모달리티

      **패널을 짧게 유지하세요.** 사람들이 더 빨리 나갑니다.

      ```swift
      struct Panel: View {
          // 닫는 단추
          let close = Button("닫기")
      }
      ```

      **나가는 길을 알려 주세요.** 마음이 놓입니다.

      ```swift
      panel.onClose { shown = false }
      panel.title = Text("모두 닫기")
      ```
      """)
    #expect(documents.map(\.text.language) == [.korean])
    #expect(
      documents.first?.rules.map(\.body) == [
        """
        사람들이 더 빨리 나갑니다.

        struct Panel: View {
            // 닫는 단추
            let close = Button("닫기")
        }
        """,
        """
        마음이 놓입니다.

        panel.onClose { shown = false }
        panel.title = Text("모두 닫기")
        """,
      ])
  }

  @Test func pairsAnOriginalThatIsQuotedWithTheTextBelow() throws {
    let documents = try documents(
      """
      # Modality

      > A panel floats above the window.

      패널은 창 위에 떠 있습니다.

      ## Size

      > The window stays visible.

      창은 계속 보입니다.

      > Keep the panel short. People leave sooner.

      **패널을 짧게 유지하세요.** 사람들이 더 빨리 나갑니다.

      ## Ways out

      > Name the way out. It calms people.

      **나가는 길을 알려 주세요.** 마음이 놓입니다.
      """)
    let leads = documents.map { $0.rules.filter { $0.kind == .rule }.map(\.lead) }
    #expect(
      leads == [
        ["Keep the panel short.", "Name the way out."],
        ["패널을 짧게 유지하세요.", "나가는 길을 알려 주세요."],
      ])
  }

  @Test func followsTheEnglishWhereNothingIsMarked() throws {
    let documents = try documents(
      """
      # Modality

      パネルはウィンドウの上に浮かぶ。

      A panel floats above the window.

      パネルを短く保ちます。人はすぐに戻れます。

      Keep the panel short. People get back soon.

      出口に名前を付けます。安心できます。

      Name the way out. It calms people.
      """)
    let leads = documents.map { $0.rules.filter { $0.kind == .rule }.map(\.lead) }
    #expect(documents.map(\.text.language) == [.japanese, .english])
    #expect(
      leads == [
        ["パネルを短く保ちます。", "出口に名前を付けます。"],
        ["Keep the panel short.", "Name the way out."],
      ])
  }

  @Test func endsARuleAtATitleThatIsInTheOtherLanguageAlone() throws {
    let pieces = try pieces(
      """
      \(Self.quoted)

      ## 서랍

      A drawer stands at the side of the screen.

      > 서랍은 화면 옆에 있습니다.
      """)
    #expect(
      pieces.filter { $0.section == ["서랍"] }.map(\.body) == [
        "A drawer stands at the side of the screen.", "서랍은 화면 옆에 있습니다.",
      ])
    #expect(pieces.contains { $0.lead == "Name the way out." && $0.body == "It calms people." })
  }

  @Test func readsATitleInEachLanguageForItsOwn() throws {
    let documents = try documents(
      """
      # Modality

      Best practices

      모범 사례

      Keep the panel short. People get back soon.

      패널을 짧게 유지하십시오. 사람들이 더 빨리 나갑니다.

      Name the way out. It calms people.

      나가는 길을 알려 주십시오. 마음이 놓입니다.
      """)
    #expect(
      documents.map { $0.rules.map(\.section) } == [
        [["Best practices"], ["Best practices"]], [["모범 사례"], ["모범 사례"]],
      ])
  }

  @Test func rendersAnIntroductionByOneWhereNothingIsMarked() throws {
    let documents = try documents(
      """
      # Modality

      To show it, a window must be open.

      パネルを表示するには、ウィンドウを開く必要があります。

      Keep the panel short. People get back soon.

      パネルを短く保ちます。人はすぐに戻れます。

      Name the way out. It calms people.

      出口に名前を付けます。安心できます。
      """)
    #expect(
      documents.map { $0.rules.map(\.kind) } == [
        [.paragraph, .rule, .rule], [.paragraph, .rule, .rule],
      ])
  }

  @Test func readsARuleBelowTwoParagraphsForItselfWhereNothingIsMarked() throws {
    let documents = try documents(
      """
      # Modality

      Keep the panel short. People get back soon.

      패널을 짧게 유지하십시오. 사람들이 더 빨리 나갑니다.

      Name the way out. It calms people.

      A panel is a view for developers, too.

      나가는 길을 알려 주십시오. 마음이 놓입니다.
      """)
    let korean = try #require(documents.first { $0.text.language == .korean })
    #expect(korean.rules.map(\.lead) == ["패널을 짧게 유지하십시오.", "나가는 길을 알려 주십시오."])
  }

  // MARK: Headings

  private func rules(_ page: String, _ language: Language) throws -> [String] {
    let document = try #require(try documents(page).first { $0.text.language == language })
    return document.rules.map { rule in
      "\(rule.section.joined(separator: "/")) \(rule.kind) \(rule.lead)"
    }
  }

  @Test func takesASentenceBelowATitleForNoTitle() throws {
    let page = """
      # Modality

      ## Results

      패널은 사람들을 붙잡습니다.

      ## Ends

      패널은 곧 닫힙니다.

      **Keep the panel short.** People leave sooner.

      **패널을 짧게 유지하세요.** 사람들이 더 빨리 나갑니다.

      **Name the way out.** It calms people.

      **나가는 길을 알려 주세요.** 마음이 놓입니다.
      """
    #expect(try rules(page, .korean).first == "Results paragraph ")
  }

  @Test func takesTwoSentencesBelowARuleForItsText() throws {
    let page = """
      # Modality

      ### Keep each tray level

      잔이 미끄러지지 않습니다. 마음도 놓입니다.

      ### Put the handle where a hand finds it

      손이 먼저 닿습니다. 눈으로 찾지 않습니다.
      """
    let korean = try #require(try documents(page).first { $0.text.language == .korean })
    #expect(korean.rules.map(\.lead).allSatisfy { !$0.contains("미끄러지지 않습니다. 마음도") })
    #expect(korean.rules.allSatisfy { !$0.body.isEmpty })
  }
}
