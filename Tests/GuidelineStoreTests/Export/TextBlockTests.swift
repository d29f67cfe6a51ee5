import Testing

@testable import GuidelineStore

@Suite struct TextBlockTests {
  @Test func tellsParagraphsListsAndTablesApart() {
    let body = """
      One line.
      Another one.
      - first
        - inner
      - second

      Body — Size: 17; Weight: Regular
      Title — Size: 28
      """
    #expect(
      TextBlock.blocks(of: MarkedText(body)) == [
        .paragraph([MarkedText("One line."), MarkedText("Another one.")]),
        .list([
          TextBlock.Item(depth: 0, text: MarkedText("first")),
          TextBlock.Item(depth: 1, text: MarkedText("inner")),
          TextBlock.Item(depth: 0, text: MarkedText("second")),
        ]),
        .table(
          head: ["", "Size", "Weight"], rows: [["Body", "17", "Regular"], ["Title", "28", ""]]),
      ])
  }

  @Test func readsTheTitleOfAFirstColumnWithoutNames() {
    let body = MarkedText("Small: 12 — Large: 24\nSmall: 13 — Large: 26")
    #expect(
      TextBlock.blocks(of: body) == [
        .table(head: ["Small", "Large"], rows: [["12", "24"], ["13", "26"]])
      ])
  }

  @Test(arguments: ["A kite — a toy: red\nA string", "One — a: b", "One — a: b\nTwo — c: d"])
  func takesNoOtherLinesForATable(body: String) {
    let lines = body.split(separator: "\n").map { MarkedText(String($0)) }
    #expect(TextBlock.blocks(of: MarkedText(body)) == [.paragraph(lines)])
  }

  @Test func marksWhatNeighborsLackOnTheSameWords() {
    let text = MarkedText("Fly the red kite.", after: "Fly the kite.", before: "Fly a red kite.")
    #expect(text.text == "Fly the red kite.")
    #expect(text.pieces.filter(\.isInserted).map { $0.text.trimmed } == ["red"])
    #expect(text.pieces.filter(\.isDeleted).map { $0.text.trimmed } == ["the"])
  }
}
