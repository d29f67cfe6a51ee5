import Testing

@testable import GuidelineStore

/// Lines that start a section on pages without any mark, though they look like something else.
@Suite struct SectionLineTests {
  @Test func takesANumberedLineBetweenParagraphsForATitle() throws {
    let pieces = try pieces(
      """
      모달리티

      1) 찻주전자

      찻주전자는 차를 따뜻하게 한다.

      2) 좋은 예시

      뚜껑을 닫아라. 차가 식는다.

      잔을 먼저 데워라. 향이 오래간다.
      """, path: "2019/modality.txt")
    #expect(pieces.map(\.lead) == ["", "뚜껑을 닫아라.", "잔을 먼저 데워라."])
    #expect(pieces.map(\.section) == [["찻주전자"], ["좋은 예시"], ["좋은 예시"]])
  }

  @Test func takesANumberedLineThatAdvisesForNoTitle() throws {
    let text = "1) Keep the lid closed\n\nTea gets cold.\n\n2) Name the tea\n\nPeople ask."
    let lines = try SourceText(Array(text.utf8)).lines
    #expect(SectionLines.levels(in: lines.contentsWithoutMarkup).isEmpty)
  }

  @Test func takesALineBetweenListsForATitle() throws {
    let pieces = try pieces(
      """
      모달리티

      찻주전자는 차를 따뜻하게 한다.

      Anatomy

      찻주전자는 두 부분으로 이루어진다.

        • 뚜껑
        • 손잡이

      Best practices

        • 뚜껑을 닫아 두자
          • 차가 금방 식는다.
        • 잔을 함께 두자
          • 향이 오래간다.

      Content

        • 차의 이름을 글로 쓰지 말자
          • 그림이 이미 보여 준다.
        • 한 줄에 둘을 두지 말자

      Platform considerations

      macOS에서는 넓은 쟁반에 둔다.
      """, path: "2019/modality.txt")
    let rules = pieces.filter { $0.kind == .rule }
    #expect(
      rules.map(\.lead).prefix(4) == [
        "뚜껑을 닫아 두자", "잔을 함께 두자", "차의 이름을 글로 쓰지 말자", "한 줄에 둘을 두지 말자",
      ])
    #expect(
      rules.map(\.section).prefix(4) == [
        ["Best practices"], ["Best practices"], ["Content"], ["Content"],
      ])
  }

  @Test(arguments: [
    // Markup tells titles.
    "# Modality\n\n1) Teapots\n\nA teapot is round.\n\n2) Cups\n\nA cup is small.",
    // A list with gaps.
    "Modality\n\n1) Teapots\n\n2) Cups\n\n3) Trays",
    // A caption.
    "Modality\n\n- Close the lid\n\nA teapot\n\n- Warm the cups",
  ])
  func leavesOtherLinesAlone(text: String) throws {
    let lines = try SourceText(Array(text.utf8)).lines
    #expect(SectionLines.levels(in: lines.contentsWithoutMarkup).isEmpty)
  }
}
