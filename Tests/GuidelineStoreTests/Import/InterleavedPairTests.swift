import Testing

@testable import GuidelineStore

/// Which block of a page in two languages renders which.
@Suite struct InterleavedPairTests {
  private func rules(_ page: String, _ language: Language) throws -> [String] {
    let document = try #require(try documents(page).first { $0.text.language == language })
    return document.rules.filter { $0.kind == .rule }.map { "\($0.lead) | \($0.body)" }
  }

  @Test(arguments: [
    "**Keep the panel short.**", "### Keep the panel short.", "Keep the panel short.",
  ])
  func givesEachLeadTheTextBelowWhereTheIntroductionIsTranslatedAlone(lead: String) throws {
    let second = lead.replacing("Keep the panel short", with: "Name the way out")
    for gap in ["\n\n", "\n"] {
      let page = [
        "# Modality", "패널은 사람들이 무언가를 고를 때까지 그 자리에 붙잡아 두는 화면이다.",
        lead, "펼쳐진 패널은 뒤에 있는 글을 모두 가려 버리고, 하던 일을 잊게 만들 때가 많다.",
        second, "문이 어디에 있는지 보이면 마음이 놓이고, 다음 일을 고르기도 훨씬 쉬워진다.",
      ].joined(separator: gap)
      #expect(
        try rules(page, .korean) == [
          "Keep the panel short. | 펼쳐진 패널은 뒤에 있는 글을 모두 가려 버리고, 하던 일을 잊게 만들 때가 많다.",
          "Name the way out. | 문이 어디에 있는지 보이면 마음이 놓이고, 다음 일을 고르기도 훨씬 쉬워진다.",
        ], "\(page)")
    }
  }

  @Test func givesEachJapaneseTextToTheLeadAbove() throws {
    let page = """
      # Modality

      パネルは、人が何かを選ぶまでその場に引き止めておく画面です。

      **Keep the panel short.**

      開いたパネルは後ろの文章をすべて隠し、していたことを忘れさせることがよくあります。

      **Name the way out.**

      出口がどこにあるかが見えると安心でき、次にすることを選ぶのもずっと楽になります。
      """
    #expect(
      try rules(page, .japanese) == [
        "Keep the panel short. | 開いたパネルは後ろの文章をすべて隠し、していたことを忘れさせることがよくあります。",
        "Name the way out. | 出口がどこにあるかが見えると安心でき、次にすることを選ぶのもずっと楽になります。",
      ])
  }

  @Test func passesOverTheWordsOfATranslatorAboveTheFirstPair() throws {
    let page = """
      이 곳은 제가 읽은 것을 그때그때 옮겨 적어 두는 작은 공책입니다.

      # Modality

      Modality

      모달리티

      A panel holds people until they choose. It hides what is behind it.

      패널은 사람들이 고를 때까지 붙잡아 둡니다. 뒤에 있는 것을 가립니다.

      Keep the panel short. People leave sooner and come back to what they did.

      패널을 짧게 두십시오. 사람들이 더 빨리 나가고 하던 일로 돌아갑니다.

      Name the way out. It calms people, and they know what they can do next.
      """
    #expect(
      try rules(page, .korean) == ["패널을 짧게 두십시오. | 사람들이 더 빨리 나가고 하던 일로 돌아갑니다."])
    let pairs = try documents(page).map { document in
      document.rules.first { $0.lead.contains("짧게 두") || $0.lead.contains("Keep") }?.pair
    }
    #expect(pairs.count == 2)
    #expect(pairs.first == pairs.last)
  }

  @Test(arguments: ["\n", "\n\n"])
  func givesEachLeadTheTextBelowThoughALineHasNoPartner(gap: String) throws {
    let page = [
      "Modality", "쟁반은 잔을 담아 한 번에 나르게 해 준다.", "- Flat. A tray without an edge.",
      "- Stacked. Several trays on one stand.", "TrayController 문서를 함께 참고한다.",
      "Keep each tray level.", "쟁반이 기울면 잔이 미끄러져 떨어지므로 늘 평평하게 들도록 한다.",
      "Reserve teapots for tables with more than three cups.",
      "필요한 때에만 쓰도록 한다. Teapot은 여럿이 마실 때 편하며, 잔마다 따로 끓이는 것보다 빠르다. 다만 무거우니 조심한다.",
      "In general, keep the lid small, light, and easily removed.",
      "큰 Lid는 손을 데기 쉽고 떨어뜨리기 쉽다. 특히 손잡이가 없고 무거운 것은 어디에서도 쓰지 않도록 한다.",
    ].joined(separator: gap)
    #expect(
      try rules(page, .korean) == [
        "Keep each tray level. | 쟁반이 기울면 잔이 미끄러져 떨어지므로 늘 평평하게 들도록 한다.",
        "Reserve teapots for tables with more than three cups. | "
          + "필요한 때에만 쓰도록 한다. Teapot은 여럿이 마실 때 편하며, 잔마다 따로 끓이는 것보다 빠르다. 다만 무거우니 조심한다.",
        "In general, keep the lid small, light, and easily removed. | "
          + "큰 Lid는 손을 데기 쉽고 떨어뜨리기 쉽다. 특히 손잡이가 없고 무거운 것은 어디에서도 쓰지 않도록 한다.",
      ])
  }

  // MARK: Runs

  private static let english = """
    A tray carries many cups to the people at the table. It keeps what somebody poured.

    **Keep each tray level.** Cups slide on a slope and break, and it takes a long time to pour again.

    **Put the handle where a hand finds it.** People look for it only once.

    **Avoid stacking wet cups.** They stick, and they break when somebody takes them out of the box.
    """
  private static let korean = """
    쟁반은 많은 잔을 식탁에 앉은 사람들에게 나릅니다. 따라 둔 것을 그대로 지켜 줍니다.

    **쟁반을 평평하게 두세요.** 기울면 잔이 미끄러져 깨지고, 다시 따르는 데 시간이 오래 걸립니다.

    **손이 닿는 곳에 손잡이를 두세요.** 사람들은 한 번만 찾습니다.

    **젖은 잔을 겹치지 마세요.** 서로 붙어서, 상자에서 꺼낼 때 깨집니다.
    """
  private static let japanese = """
    お盆は、食卓の人たちにたくさんの器を運びます。注いだものをそのまま保ちます。

    **お盆を平らに保ちましょう。** 傾くと器が滑って割れ、注ぎ直すのに長い時間がかかります。

    **手の届くところに取っ手を付けましょう。** 人が探すのは一度だけです。

    **濡れた器を重ねないでください。** くっついて、箱から出すときに割れます。
    """

  @Test(arguments: [
    "\n\n\(korean)", "\n\n---\n\n\(korean)", "\n\n## 쟁반\n\n\(korean)",
    "\n\n<br>\n\n\(japanese)", "\n\n## 翻訳\n\n\(japanese)",
  ])
  func readsAPageBelowItsOriginalForItself(translation: String) throws {
    let documents = try documents("# Modality\n\n\(Self.english)\(translation)\n")
    try #require(documents.count == 2)
    let rules = documents.map { $0.rules.filter { $0.kind == .rule } }
    #expect(rules.map(\.count) == [3, 3])
    #expect(rules[0].map(\.pair) == rules[1].map(\.pair))
    #expect(rules.joined().allSatisfy { $0.pair != nil })
    #expect(rules.joined().allSatisfy { !$0.body.isEmpty })
  }

  @Test func givesHeadingsInTheMidstOfAnOriginalToItAlone() throws {
    let original = Self.english.replacing("**Avoid", with: "## Storage\n\n**Avoid")
    let page = "# Modality\n\n\(original)\n\n---\n\n\(Self.korean)\n"
    let documents = try documents(page)
    #expect(documents.map { $0.rules.last?.section } == [["Storage"], []])
  }

  @Test func pairsTheParagraphsOfSectionsThatStandAboveTheirTranslation() throws {
    let parts = [Self.english, Self.korean].map { $0.split(separator: "\n\n").map(String.init) }
    let page = (["# Modality"] + parts.flatMap { $0[..<2] } + parts.flatMap { $0[2...] })
      .joined(separator: "\n\n")
    let pairs = try documents(page).map { $0.rules.map(\.pair) }
    try #require(pairs.count == 2)
    #expect(pairs[0].count == 4)
    #expect(pairs[0] == pairs[1])
    #expect(pairs[0].allSatisfy { $0 != nil })
  }

  @Test func keepsAPageThatEndsWithALongQuotationInOneLanguage() throws {
    let quotation = Self.english.split(separator: "\n\n").suffix(2).map { "> \($0)" }
    let page = "# 모달리티\n\n\(Self.korean)\n\n\(quotation.joined(separator: "\n\n"))\n"
    #expect(try documents(page).map(\.text.language) == [.korean])
  }

  // MARK: Fragments

  @Test(arguments: [
    ["flat tray", "stacked tray", "tray that turns"], ["(1) Flat", "(2) Stacked", "(3) Turning"],
    ["Trays and Cups", "The Shape of a Tray", "Handles"],
  ])
  func readsNoSecondTextOutOfCaptionsLabelsAndNames(fragments: [String]) throws {
    let page = """
      # 모달리티

      쟁반은 잔을 담아 한 번에 나르게 해 줍니다.

      \(fragments[0])

      쟁반을 늘 평평하게 두십시오. 잔이 미끄러지지 않습니다.

      \(fragments[1])

      잔을 겹쳐 두지 마십시오. 꺼낼 때 깨지기 쉽습니다.

      \(fragments[2])

      손잡이가 어디에 있는지 알려 주십시오. 마음이 놓입니다.
      """
    let documents = try documents(page)
    #expect(documents.map(\.text.language) == [.korean])
    #expect(
      documents.first?.rules.filter { $0.kind == .rule }.map(\.lead) == [
        "쟁반을 늘 평평하게 두십시오.", "잔을 겹쳐 두지 마십시오.", "손잡이가 어디에 있는지 알려 주십시오.",
      ])
  }

  @Test func keepsTheSecondTextWhereItStatesARuleAmongNames() throws {
    let page = """
      # Modality

      Trays

      쟁반은 잔을 담아 한 번에 나르게 해 줍니다.

      Keep each tray level.

      쟁반이 기울면 잔이 미끄러져 깨지기 쉽고, 다시 담는 데도 시간이 오래 걸린다.
      """
    #expect(try rules(page, .english) == ["Keep each tray level. | "])
  }

  // MARK: Lines

  private static let lines = """
    Modality

    A tray carries many cups to the people at the table. It keeps what somebody poured, and it takes \
    everything to the room where the tea is drunk, even when somebody has to open a door.

    盆は器を運ぶものです。
    注いだものを、運んでいるあいだもこぼさずに、そのままの熱さで、待っている人のところに着くまでずっと保ちます。
    お茶を飲むところまで器をまとめて運びます。

    Keep each tray level. Cups slide on a slope and break, and it takes a long time to pick up the \
    pieces and to pour the tea again for everybody who waits for it at the table.

    盆を平らに保ちましょう。
    傾いたままにしないでください。

    Put the handle where a hand finds it.

    持ち手は手の届くところに付けましょう。
    """

  @Test func readsLinesThatAreTooManyForARenderingForThemselves() throws {
    let page =
      Self.lines + """

        濡れた盆は拭いてから使ってください。
        割れた器は盆から降ろしてください。お湯が漏れて、手を火傷することがあります。
        """
    #expect(
      try rules(page, .japanese).suffix(2) == [
        "濡れた盆は拭いてから使ってください。 | ",
        "割れた器は盆から降ろしてください。 | お湯が漏れて、手を火傷することがあります。",
      ])
  }

  @Test func joinsTheLinesOfATranslationThatBreaksBehindEachSentence() throws {
    let page = """
      作者の小さなノート

      茶について書いています

      A teapot keeps tea warm for a long time, and it is what people expect on the table. Put the pot where everybody can reach it without standing up, and keep it away from the papers. The lid stays on.

      急須はお茶を長く温かく保ち、食卓にあることを人々が期待する道具です。
      立ち上がらなくても誰もが届く場所に急須を置いてください。
      ふたは閉めたままです。

      元の文

      Choose thin cups. They feel light in the hand, and the tea in them cools down sooner than in thick ones.

      薄い湯呑みを選んでください。
      手に軽く感じられ、厚いものより早くお茶が冷めます。
      """
    let document = try #require(
      try documents(page, path: "current/modality.txt").first { $0.text.language == .japanese })
    #expect(document.rules.filter { $0.kind == .rule }.map(\.lead) == ["薄い湯呑みを選んでください。"])
  }
}
