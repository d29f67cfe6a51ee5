import Testing

@testable import GuidelineStore

/// Items that stand over their text, in texts without markup, and the marks that they start with.
@Suite struct ItemLeadTests {
  @Test(
    arguments: [
      ("- Cups", 1, nil), ("-Cups", 1, nil), ("-컵", 1, nil), ("– Cups", 3, nil), ("◎컵", 3, nil),
      ("1. Cups", 2, 1), ("1.Cups", 2, 1), ("12) 컵", 3, 12), ("(2) Cups", 3, 2), ("4 . Cups", 3, 4),
      ("③ 컵", 3, 3), ("2\u{FE0F}\u{20E3} 컵", 7, 2), ("✅ Cups", 0, nil), ("１．湯呑み", 6, 1),
      ("（2）湯呑み", 7, 2),
    ] as [(String, Int, Int?)])
  func readsTheMark(line: String, length: Int, number: Int?) throws {
    let marker = try #require(ItemMarker(Array(line.utf8)[...]))
    #expect(marker.length == length)
    #expect(marker.number == number)
  }

  @Test(arguments: [
    "3.5 cups", "2021.Spring", "-5", "–cups", "(cups)", "(2 cups)", "*Cups", "12:30",
  ])
  func readsNoMark(line: String) {
    #expect(ItemMarker(Array(line.utf8)[...]) == nil)
  }

  private static let korean = """
    모달리티

    1. 찻잔은 작게
    큰 잔에서는 차가 금방 식고 향도 빨리 사라진다.

    2. 먼저 잔을 데우기
    찬 잔은 차의 온도를 낮춘다.

    3. 꼭 필요한 찻잎만 담자
    찻잎이 많으면 차가 쓰다.
    """

  private static let japanese = """
    モダリティ

    ◎湯呑みは小さいものを使用する
    大きな湯呑みではお茶がすぐ冷めてしまい、香りも早く消えます。

    ◎先に湯呑みを温める
    冷たい湯呑みはお茶の温度を下げます。
    """

  private static let english = """
    Modality

    1. Keep the cup warm
    A cold cup takes the warmth of the tea.

    2. Use a small pot
    Avoid the large one for two people.

    3. Name the tea
    People want to know what they drink.
    """

  @Test(arguments: [
    (
      korean,
      [
        "rule: 찻잔은 작게 | 큰 잔에서는 차가 금방 식고 향도 빨리 사라진다.",
        "rule: 먼저 잔을 데우기 | 찬 잔은 차의 온도를 낮춘다.",
        "rule: 꼭 필요한 찻잎만 담자 | 찻잎이 많으면 차가 쓰다.",
      ]
    ),
    (
      japanese,
      [
        "rule: 湯呑みは小さいものを使用する | 大きな湯呑みではお茶がすぐ冷めてしまい、香りも早く消えます。",
        "rule: 先に湯呑みを温める | 冷たい湯呑みはお茶の温度を下げます。",
      ]
    ),
    (
      english,
      [
        "rule: Keep the cup warm | A cold cup takes the warmth of the tea.",
        "rule: Use a small pot | Avoid the large one for two people.",
        "rule: Name the tea | People want to know what they drink.",
      ]
    ),
  ])
  func takesThemForRules(text: String, expected: [String]) throws {
    #expect(try pieces(text, path: "2019-modality.txt").map(\.brief) == expected)
  }

  @Test(arguments: [["①", "②"], ["１．", "２．"], ["(1)", "(2)"], ["1 .", "2 ."]])
  func countsThemByAnyMark(marks: [String]) throws {
    let text = """
      모달리티

      \(marks[0]) 먼저 잔을 데우기
      찬 잔은 차를 식힌다.

      \(marks[1]) 꼭 필요한 찻잎만 담자
      많으면 차가 쓰다.
      """
    #expect(
      try pieces(text, path: "2019-modality.txt").map(\.brief) == [
        "rule: 먼저 잔을 데우기 | 찬 잔은 차를 식힌다.", "rule: 꼭 필요한 찻잎만 담자 | 많으면 차가 쓰다.",
      ])
  }

  @Test func leavesWrappedItemsWhole() throws {
    let leads = try leads(
      """
      Modality

      1. Keep the cup warm with a little of the hot water before you
      pour the tea into it.
      2. Use names in words that people know from the shops
      where they buy it.
      """, path: "2019-modality.txt")
    #expect(
      leads == [
        "Keep the cup warm with a little of the hot water before you pour the tea into it.",
        "Use names in words that people know from the shops where they buy it.",
      ])
  }

  @Test(arguments: [
    ("꼭 필요한 것만 담자.", true), ("이름을 짧게 짓자", true), ("목록을 여는 사용자", false), ("새로운 글자", false),
  ])
  func knowsProposals(sentence: String, expected: Bool) {
    #expect(KoreanAdvice.isRequest(sentence) == expected)
  }
}
