import Testing

@testable import GuidelineStore

/// Titles and leads right above their text, on pages without any mark.
@Suite struct TitleLineTests {
  private static let english = """
    Modality
    A teapot keeps tea warm, and it shows everybody that there is some.

    Best practices
    Keep the lid closed. Tea gets cold when nobody looks after it.

    Name the tea. People want to know what they drink.

    Cups
    Fill the cups slowly. Tea stays hot in them for a while.

    macOS
    Use a tray on a wide table. There is more room for it.
    """

  private static let korean = """
    모달리티
    찻주전자는 차를 따뜻하게 하고 차가 있다는 것을 모두에게 보여 줍니다.

    모범 사례
    뚜껑을 닫아 두세요. 아무도 보지 않으면 차가 금방 식습니다.

    찻잔
    잔을 천천히 채우세요. 차가 잔에서 한동안 따뜻합니다.
    """

  @Test(arguments: [
    (
      english,
      [
        ["", ""], ["Keep the lid closed.", "Best practices"], ["Name the tea.", "Best practices"],
        ["Fill the cups slowly.", "Cups"], ["Use a tray on a wide table.", "macOS"],
      ]
    ),
    (korean, [["", ""], ["뚜껑을 닫아 두세요.", "모범 사례"], ["잔을 천천히 채우세요.", "찻잔"]]),
  ])
  func takesThemForTheTitlesOfTheirText(text: String, expected: [[String]]) throws {
    let page = try pieces(text, path: "2019/1.txt")
    #expect(page.map { [$0.lead, $0.section.last ?? ""] } == expected)
  }

  @Test(arguments: [
    // Wrapped at few columns.
    "Modality\n\nKeep the lid closed\nwhile the tea is hot. Tea gets cold\nwhen nobody looks after it.",
    "A teapot is round\nBut its lid is flat on top, and the\nhandle is made of wood.",
    // With marks, a line break is as good as a space.
    "# Modality\n\nKeep the lid closed\nTea gets cold when it is open for long.",
    "Modality\n\nOne teapot\nTwo teapots\nThree teapots",
  ])
  func leavesOtherTextTogether(text: String) throws {
    let lines = try SourceText(Array(text.utf8)).lines
    #expect(TitleLines.positions(in: lines.contentsWithoutMarkup).isEmpty)
  }

  @Test func findsATitleInTheFirstLine() throws {
    let lines = try SourceText(
      Array("Teapots\nA teapot keeps tea warm for everybody in the house.".utf8)
    ).lines
    #expect(TitleLines.positions(in: lines.contentsWithoutMarkup) == [0])
  }
}
