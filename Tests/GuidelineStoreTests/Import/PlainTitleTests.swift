import Testing

@testable import GuidelineStore

/// The titles of sections on pages without any markup.
@Suite struct PlainTitleTests {
  private static let english = """
    Modality

    A teapot keeps tea warm.

    Keep the lid closed. Tea gets cold.

    Tea Cups

    Fill the cups. Tea stays hot.

    Choose thin cups. They feel light.

    Sugar

    Offer sugar last. Few people take it.
    """

  private static let korean = """
    모달리티

    찻주전자는 차를 따뜻하게 합니다.

    뚜껑을 닫아 두세요. 차가 식습니다.

    찻잔의 종류

    찻잔을 데우세요. 차가 식지 않습니다.

    얇은 찻잔을 고르세요. 가볍습니다.

    설탕

    설탕은 나중에 권하세요. 드물게 씁니다.
    """

  private static let japanese = """
    モダリティ

    急須はお茶を温かく保つ道具です。

    ふたを閉めてください。 お茶が冷めます。

    湯呑みの種類

    湯呑みを温めましょう。 お茶が冷めません。

    薄い湯呑みを選んでください。 軽く感じます。

    砂糖

    砂糖は最後に勧めましょう。 使う人は少ないのです。
    """

  @Test(arguments: [
    (english, ["Tea Cups", "Sugar"]), (korean, ["찻잔의 종류", "설탕"]), (japanese, ["湯呑みの種類", "砂糖"]),
  ])
  func takesALineAloneAboveTextForATitle(text: String, titles: [String]) throws {
    for text in [text, text.split(separator: "\n").joined(separator: "\n")] {
      let rules = try pieces(text, path: "2019-modality.txt").filter { $0.kind == .rule }
      #expect(
        rules.map(\.section) == [[], [titles[0]], [titles[0]], [titles[1]]], "\(rules.map(\.lead))")
      #expect(rules.allSatisfy { !$0.body.contains(titles[0]) && !$0.body.contains("\n") })
    }
  }

  @Test func takesTheTitlesOfBothLanguagesInterleaved() throws {
    let text = """
      Modality

      A teapot keeps tea warm. It has a lid.

      찻주전자는 차를 따뜻하게 합니다. 뚜껑이 있습니다.

      Tea Cups

      Fill the cups. Tea stays hot.

      찻잔의 종류

      찻잔을 데우세요. 차가 식지 않습니다.

      Sugar Bowls

      Offer sugar last. Few people take it.

      설탕 그릇

      설탕은 나중에 권하세요. 드물게 씁니다.
      """
    let rules = try pieces(text, path: "2019-modality.txt").filter { $0.kind == .rule }
    #expect(rules.map(\.section) == [["Tea Cups"], ["Sugar Bowls"], ["찻잔의 종류"], ["설탕 그릇"]])
    #expect(
      rules.map(\.lead) == ["Fill the cups.", "Offer sugar last.", "찻잔을 데우세요.", "설탕은 나중에 권하세요."])
  }

  @Test(arguments: [
    // Captions stand in a row.
    "Round teapot\n\nSquare teapot\n\nFill the cups. Tea stays hot.",
    // Titles are in title case, so this is a caption.
    "Tea Cups\n\nFill the cups. Tea stays hot.\n\nA round teapot\n\nIt holds much. Few do.\n\n"
      + "Sugar Bowls\n\nOffer sugar last. Few people take it.",
    // A line that comes again is a button's.
    "Play again\n\nFill the cups. Tea stays hot.\n\nPlay again\n\nOffer sugar last. Few take it.",
    "June 5, 2023\n\nFill the cups. Tea stays hot.",
    "What comes first:\n\nFill the cups. Tea stays hot.",
  ])
  func leavesOtherShortLinesAlone(text: String) throws {
    let rules = try pieces(
      "Modality\n\nA teapot keeps tea warm.\n\nBest practices\n\nKeep the lid closed. Tea gets cold.\n\n"
        + text, path: "2019-modality.txt")
    let sections = Set(rules.flatMap(\.section)).subtracting(["Best practices"])
    #expect(sections.isSubset(of: ["Tea Cups", "Sugar Bowls"]))
  }

  @Test func takesASingleShortLineForNoTitle() throws {
    let rules = try pieces(
      "Modality\n\nA teapot keeps tea warm.\n\nTeapot\n\nKeep the lid closed. Tea gets cold.",
      path: "2019-modality.txt")
    #expect(rules.last?.section == [])
  }

  @Test func keepsWhatStandsBelowAPlatformInIt() throws {
    let rules = try pieces(
      """
      Modality

      A teapot keeps tea warm.

      Best practices

      Keep the lid closed. Tea gets cold.

      Platform considerations

      iPadOS

      Place the cups together. There is room.

      Tea trays

      Use a wide tray. It holds both cups.

      macOS

      Offer a menu. People expect it.
      """, path: "current/modality.txt"
    ).filter { $0.kind == .rule }
    #expect(
      rules.map(\.section) == [
        ["Best practices"], ["Platform considerations", "iPadOS"],
        ["Platform considerations", "iPadOS", "Tea trays"], ["Platform considerations", "macOS"],
      ])
    #expect(rules.map(\.platforms) == [[], ["iPadOS"], ["iPadOS"], ["macOS"]])
  }

  @Test(arguments: [
    (
      "  • ", ["Shelves", "Motion", "Colors"],
      [
        "be prepared for big cups", "preview the shelf", "use motion with care", "avoid haste",
        "choose few colors", "keep them warm",
      ]
    ),
    (
      "- ", ["선반", "움직임", "색상"],
      ["큰 찻잔을 준비하세요", "선반을 미리 보세요", "움직임을 아껴 쓰세요", "서두르지 마세요", "색을 몇 가지만 고르세요", "따뜻하게 하세요"]
    ),
  ])
  func takesALineAloneBetweenTwoListsForATitle(
    marker: String, titles: [String], items: [String]
  ) throws {
    var text = "Modality\n\n"
    for (index, title) in titles.enumerated() {
      text += title + "\n\n"
      for item in items[(index * 2)..<(index * 2 + 2)] { text += marker + item + "\n" }
      text += "\n"
    }
    let rules = try pieces(text).filter { $0.kind == .rule }
    #expect(rules.map(\.lead) == items)
    #expect(rules.allSatisfy { $0.body.isEmpty })
    #expect(
      rules.suffix(4).map { $0.section.last } == [titles[1], titles[1], titles[2], titles[2]])
  }

  @Test func takesNoCaptionBetweenCountedItemsForATitle() throws {
    let page = try pieces(
      "Shelves\n\n1. Use a saw.\n\nA saw\n\n2. Use glue.\n\nThe glue\n\n3. Use nails.\n\nIron nails\n"
    )
    #expect(!page.contains { !$0.section.isEmpty })
  }

  @Test func takesALineOverALabelOfRulesForATitle() throws {
    let page = """
      モダリティ

      急須

      注意
        • 湯を先に沸かす
        • ふたを閉める

      湯呑み

      注意
        • 湯呑みを温める
        • 茶を静かに注ぐ
      """
    let pieces = try pieces(page, path: "current/modality.ja.txt")
    #expect(
      pieces.filter { $0.kind == .rule }.map { $0.section.first } == ["急須", "急須", "湯呑み", "湯呑み"])
    #expect(pieces.allSatisfy { !$0.body.contains("湯呑み") })
  }

  @Test func takesALineOverALabelThatComesAgainForATitle() throws {
    let page = """
      モダリティ

      急須はお茶を温かく保つ道具です。

      急須

      学び

      ふたを閉めること。お茶が冷めるのを防げる。

      湯呑み

      学び

      薄い湯呑みを選ぶこと。軽く感じられる。
      """
    let pieces = try pieces(page, path: "current/modality.ja.txt")
    let rules = pieces.filter { $0.kind == .rule }
    #expect(rules.map(\.section) == [["急須"], ["湯呑み"]])
  }

  @Test func takesALineOverNotesWithoutAFullStopForATitle() throws {
    let page = """
      모달리티

      모범 사례

      뚜껑을 닫아 두세요. 차가 식습니다.

      찻잔의 종류

      찻잔을 데우기: 찻잔이 차가우면 차가 빨리 식어 버려서 손님이 마시기 전에 맛을 잃어버리는 것

      얇은 찻잔을 고르기: 두꺼운 찻잔은 무겁고 입에 닿는 느낌이 좋지 않아서 손님이 싫어하는 것
      """
    let rules = try pieces(page, path: "current/modality.ko.txt").filter { $0.kind == .rule }
    #expect(rules.map(\.lead) == ["뚜껑을 닫아 두세요."])
  }

  @Test func takesARequestWithoutAnObjectForNoRule() throws {
    let page = "モダリティ\n\n急須はお茶を温かく保つ道具です。\n\n始めましょう\n\nふたを閉めてください。 お茶が冷めます。"
    let leads = try leads(page, path: "current/modality.ja.txt")
    #expect(leads == ["ふたを閉めてください。"])
  }
}
