import Testing

@testable import GuidelineStore

/// What the ends of lines mean.
@Suite struct LineBreakTests {
  private func endParagraphs(_ text: String) throws -> Bool {
    LineBreaks.endParagraphs(in: try SourceText(Array(text.utf8)).lines)
  }

  @Test(arguments: [
    "경고\n- 개요\n- 목록\n경고를 줄이세요.\n사람들이 지치기 때문이다.\n제목을 짧게 쓰세요.",
    "경고\n경고를 줄이세요\n사람들이 지치기 때문입니다\n제목을 짧게 쓰세요",
    "Teapots\nUse few of them.\nThey take room.\nKeep them warm.\nColors\nPick one.",
    "# Teapots\nUse **few** of them.\nThey take room.\n## Colors\nPick one.\nKeep it.\nWash it.",
    "お茶\n急須を使います。\n場所を取ります。\n温めます。",
  ])
  func knowsTextWithAParagraphInEachLine(text: String) throws {
    #expect(try endParagraphs(text))
  }

  @Test(arguments: [
    "Use few teapots, as they\ntake room. Keep them\nwarm, and wash them when\nthey are empty.",
    "Use few.\nThey take room\nin the kitchen of a house.\nWash.\nThey get dirty\nwhen people use them.",
    "경고를 줄이세요. 사람들이\n지치기 때문이다. 제목을\n짧게 쓰세요. 길면 아무도\n읽지 않는다.",
    // One sentence in a line, and blank lines between the paragraphs.
    "Use few.\nThey take room.\n\nWash them.\nThey get dirty.\n\nKeep.\nPour.\n\nRest.\nEat.",
    "Teapots\n=======\nUse few.\nThey take room.\nWash them.\nThey get dirty.\nKeep them.",
    "a\nb\nc\nd\ne", "Cups\nPots\nTea\nMilk\nSugar",
  ])
  func joinsTheLinesOfOtherText(text: String) throws {
    #expect(try !endParagraphs(text))
  }

  @Test func readsRulesOutOfShortLines() throws {
    let page = try pieces(
      "경고\n- 개요\n- 목록\n경고를 줄이세요.\n사람들이 지치기 때문이다.\n제목을 짧게 쓰세요.\n긴 제목은 잘린다.",
      path: "2019/1.md")
    #expect(page.filter { $0.kind == .rule }.map(\.lead) == ["경고를 줄이세요.", "제목을 짧게 쓰세요."])
    #expect(page.last?.body == "긴 제목은 잘린다.")
  }

  @Test func letsALineBehindAColonGoOnWithTheRuleAbove() throws {
    let page = try pieces(
      "경고\n경고는 일을 멈춘다.\n자주 쓰지 마세요\n: 사람들이 지친다. 꼭 필요할 때만 쓰세요.\n제목을 짧게 쓰세요\n: 긴 제목은 잘린다.",
      path: "2019/1.md")
    #expect(page.filter { $0.kind == .rule }.map(\.lead) == ["자주 쓰지 마세요", "제목을 짧게 쓰세요"])
  }

  private static let long = [
    "Use warm cups. "
      + String(
        repeating: "A cold cup takes the warmth out of the tea that is poured into it. ", count: 3),
    "Keep the pot full. "
      + String(
        repeating: "A pot that is half empty cools before the second cup is poured. ", count: 3),
    "Avoid boiling the tea again. "
      + String(
        repeating: "It turns bitter, and nobody drinks what was boiled a second time. ", count: 3),
  ]

  @Test(arguments: ["- ", "* ", "• ", "  • ", "1. "])
  func takesLongLinesBelowItemsWithoutFullStopsForParagraphs(marker: String) throws {
    let items = ["Start a pot of tea", "Stop a pot of tea before it becomes bitter"]
    let lines = ["People use a kettle to:"] + items.map { marker + $0 } + Self.long
    let page = try pieces(lines.joined(separator: "\n"), path: "2019/alerts.md")
    #expect(
      page.filter { $0.kind == .rule }.map(\.lead) == [
        "Use warm cups.", "Keep the pot full.", "Avoid boiling the tea again.",
      ])
  }

  @Test func takesLongLinesBelowAHeadingForParagraphs() throws {
    #expect(try endParagraphs("# Kettles\n\n" + Self.long.joined(separator: "\n")))
    #expect(try endParagraphs("Kettles #\n- Cups\n- Pots\n" + Self.long.joined(separator: "\n")))
  }

  @Test(arguments: [
    "# Kettles\n\n" + long[0] + "\n\n" + long[1] + "\nIt stays warm.\n\n" + long[2],
    "- Cups\n\n" + long[0] + "\n" + long[1] + "\n\n" + long[2] + "\n\n" + long[0],
  ])
  func joinsLongLinesWhereBlankLinesPartTheParagraphs(text: String) throws {
    #expect(try !endParagraphs(text))
  }

  @Test func looksPastAddressesAndCaptionsBetweenSentences() throws {
    let text = """
      Kettles
      A kettle is what most people in this house boil the water for their tea in.
      Use warm cups. A cold cup takes the warmth out of the tea.
      A kettle on the stove, seen from its left side
      https://example.org/pictures/kettles/on/stoves/seen/from/the/left.html
      Keep the pot full to its neck. A pot that is half empty cools before the second cup.
      Avoid boiling the tea again. It turns bitter, and nobody drinks it.
      """
    #expect(try endParagraphs(text))
  }
}
