import Testing

@testable import GuidelineStore

/// Pages that came without any markup.
@Suite struct PlainTextTests {
  private static let filler = String(
    repeating: " People like that, and it costs nothing.", count: 5)

  @Test func takesAFirstSentenceThatAdvisesForTheLead() throws {
    let pieces = try pieces(
      """
      Modality

      A panel holds people until they choose.\(Self.filler)

      Keep the panel short. People leave sooner.\(Self.filler)

      Always name the way out. It calms people.\(Self.filler)
      """, path: "2019-modality.txt")
    #expect(pieces.map(\.kind) == [.paragraph, .rule, .rule])
    #expect(pieces.map(\.lead) == ["", "Keep the panel short.", "Always name the way out."])
    #expect(pieces.map(\.lines) == [3...3, 5...5, 7...7])
  }

  @Test func takesEachLineForAParagraphWhereNoBlankLineStands() throws {
    let text = "画面の話を続けます。詳しく述べると長くなりますが、読む人のために理由も書いておきます。"
    let pieces = try pieces(
      """
      モダリティ
      ベストプラクティス
      閉じる方法を必ず用意します。 \(text)\(text)
      表示は一度に一枚だけにします。 \(text)\(text)
      """, path: "current-modality.ja.txt")
    #expect(pieces.map(\.lead) == ["閉じる方法を必ず用意します。", "表示は一度に一枚だけにします。"])
    #expect(pieces.map(\.section) == [["ベストプラクティス"], ["ベストプラクティス"]])
    #expect(pieces.map(\.lines) == [3...3, 4...4])
  }

  @Test(arguments: [
    ("Full width. Covers the whole window.", RuleKind.definition),
    ("The window keeps its size. It never grows.", .paragraph),
    ("Use one panel. More would confuse.", .rule),
    ("패널은 창을 덮습니다. 크기는 같습니다.", .paragraph),
    ("패널을 하나만 사용하세요. 둘은 많습니다.", .rule),
  ])
  func tellsTheKindOfAParagraphByItsFirstSentence(text: String, kind: RuleKind) throws {
    #expect(try pieces("Modality\n\n\(text)", path: "2019-modality.txt").map(\.kind) == [kind])
  }

  @Test func takesARequestWithoutAFullStopForARule() throws {
    let korean = try pieces(
      """
      # 모달리티

      ## 모범 사례

      패널은 한 번에 하나만 열어라

      둘을 겹치면 길을 잃는다.

      닫는 단추를 눈에 띄게 두어라 (왼쪽 위)

      패널 참고하세요

      ![](panel.png)

      작은 화면에서는 패널을 줄여라
      """)
    #expect(
      korean.map(\.brief) == [
        "rule: 패널은 한 번에 하나만 열어라 | 둘을 겹치면 길을 잃는다.",
        "rule: 닫는 단추를 눈에 띄게 두어라 (왼쪽 위) | 패널 참고하세요",
        "paragraph:  | 작은 화면에서는 패널을 줄여라",
      ])
    let japanese = try pieces(
      "# モダリティ\n\nパネルを一枚だけ開きましょう\n\n二枚目を開けないようにする")
    #expect(japanese.map(\.brief) == ["rule: パネルを一枚だけ開きましょう | 二枚目を開けないようにする"])
  }

  @Test func takesTheItemsOfAListOfAdviceForRulesAmongListsOfFacts() throws {
    let pieces = try pieces(
      """
      # Tab bars

      A tab bar shows the parts of an app.

      ## Facts

      - Five tabs fit a narrow window.
      - A badge is a red circle.
      - The bar is translucent.

      ## Guidelines

      - Use short titles.
        - One word is best.
      - Keep the bar where it is. People look for it there.
      - Avoid more than five tabs.
      - Badges sparingly.

      **Badges**

      - A badge is red.

      ## Sizes

      Add the height of the bar:

      - Use 49 points in portrait.
      - Use 32 points in landscape.
      - Add the safe area.
      """)
    let rules = pieces.filter { $0.kind == .rule }
    #expect(
      rules.map(\.lead)
        == [
          "Use short titles.", "Keep the bar where it is.", "Avoid more than five tabs.",
          "Badges sparingly.",
        ])
    #expect(rules.first?.body == "  - One word is best.")
    #expect(rules.allSatisfy { $0.section == ["Guidelines"] })
    #expect(pieces.contains { $0.section == ["Guidelines", "Badges"] && $0.kind == .paragraph })
  }

  @Test func takesTheItemsOfSomebodysNotesForRules() throws {
    let pieces = try pieces(
      """
      # 탭 막대

      - 탭은 다섯 개까지만 사용하세요
      - 이름은 짧은 낱말로 쓰세요
        - 한 낱말이 좋습니다
      - 언제나 같은 곳에 두세요
      """, path: "current-notes.md")
    #expect(pieces.map(\.kind) == [.rule, .rule, .rule])
    #expect(pieces.map(\.lead) == ["탭은 다섯 개까지만 사용하세요", "이름은 짧은 낱말로 쓰세요", "언제나 같은 곳에 두세요"])
    #expect(pieces[1].body == "  - 한 낱말이 좋습니다")
  }

  @Test func takesASpaceForAMarkOnlyWhereItSetsTheLeadOff() throws {
    let marked = "パネルの上に題名が付く。 短いほどよい。長いと切れる。"
    let unmarked = "パネルの上に題名が付く。 短いほどよい。 長いと切れる。"
    #expect(try pieces(marked).map(\.kind) == [.rule])
    #expect(try pieces(unmarked).map(\.kind) == [.paragraph])
  }

  @Test(arguments: [
    ("題名を短く保ちます。長いと切れます。", RuleKind.rule),
    ("パネルでは、題名を短く保ちます。長いと切れます。", .rule),
    ("題名は短く保ちます。長いと切れます。", .paragraph),
    ("パネルが題名を示します。長いと切れます。", .paragraph),
    ("上に表示されます。長いと切れます。", .paragraph),
    ("題名：パネルの名前を示します。長いと切れます。", .paragraph),
  ])
  func takesADeedThatNobodyIsNamedForForARule(text: String, kind: RuleKind) throws {
    #expect(try pieces(text).map(\.kind) == [kind])
  }

  @Test func takesAnEnglishSentenceAboveAKoreanTextForTheLead() throws {
    let rules = try pieces("*Keep the panel short.* 패널이 짧으면 사람들이 금방 하던 일로 돌아갈 수 있습니다.")
    #expect(rules.map(\.kind) == [.rule])
    #expect(rules.map(\.lead) == ["Keep the panel short."])
  }
}
