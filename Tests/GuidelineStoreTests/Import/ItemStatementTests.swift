import Testing

@testable import GuidelineStore

/// Rules that explain themselves behind a mark in their first sentence.
@Suite struct ItemStatementTests {
  @Test func partsParagraphsAtTheirColons() throws {
    let pieces = try pieces(
      """
      # 모달리티

      ## 차

      차를 서두르지 말 것: 향이 천천히 나온다.

      찻잔은 손님의 것과 같게 만들자: 다르면 어색하지 않도록.
      """, path: "current/modality.ko.md")
    #expect(
      pieces.map(\.brief) == [
        "rule: 차를 서두르지 말 것 | 향이 천천히 나온다.",
        "rule: 찻잔은 손님의 것과 같게 만들자 | 다르면 어색하지 않도록.",
      ])
  }

  @Test func partsEnglishParagraphsAtTheirColons() throws {
    let pieces = try pieces(
      """
      # Modality

      ## Tea

      Keep the lid closed: Tea gets cold.

      Choose thin cups: They feel light in the hand.

      A teapot has two parts: the pot and the lid.
      """)
    #expect(
      pieces.filter { $0.kind == .rule }.map(\.lead) == ["Keep the lid closed", "Choose thin cups"])
  }

  @Test func partsJapaneseParagraphsAtTheOnlySpace() throws {
    let pieces = try pieces(
      """
      # モダリティ

      ## 茶

      湯を先に沸かす 急須は、湯が沸いてから温めると香りがよく出ます。

      薄い湯呑みを用意する 客は、軽い湯呑みを好みます。
      """, path: "current/modality.ja.md")
    #expect(
      pieces.map(\.brief) == [
        "rule: 湯を先に沸かす | 急須は、湯が沸いてから温めると香りがよく出ます。",
        "rule: 薄い湯呑みを用意する | 客は、軽い湯呑みを好みます。",
      ])
  }

  @Test func countsNotesInAListOfStatements() throws {
    let pieces = try pieces(
      """
      # 모달리티

      ## 모범 사례

      1) 바로 따르기: 손님은 기다리지 않는다.

      2) 작은 잔을 먼저 내놓기: 큰 잔은 무겁다.

      3) 설탕이 필요한 경우 쟁반 옆에 두기
      """, path: "current/modality.ko.md")
    #expect(
      pieces.map(\.lead) == ["바로 따르기", "작은 잔을 먼저 내놓기", "설탕이 필요한 경우 쟁반 옆에 두기"])
  }

  @Test func takesALoneItemOverAParagraphForItsTitle() throws {
    let pieces = try pieces(
      """
      # 모달리티

      차는 빨리 식는다.

      1. 차를 빨리 내어라.

      손님이 앉으면 바로 따른다. 뜨거울 때 마시게 한다.
      """, path: "current/modality.ko.md")
    #expect(pieces.first { $0.kind == .rule }?.lead == "차를 빨리 내어라.")
  }
}
