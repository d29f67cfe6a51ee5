import Testing

@testable import GuidelineStore

/// How lines become blocks.
@Suite struct BlockReaderTests {
  private func blocks(_ text: String) throws -> [Block] {
    BlockReader.blocks(of: try SourceText(Array(text.utf8)).lines)
  }

  @Test func countsTheDepthOfNestedItems() throws {
    let blocks = try blocks("- one\n  - two\n      - three\n- four\n\n  below four\n\nout")
    #expect(
      blocks.map(\.kind) == [
        .item(depth: 1), .item(depth: 2), .item(depth: 3), .item(depth: 1), .paragraph, .paragraph,
      ])
    #expect(blocks.map(\.listDepth) == [1, 2, 3, 1, 1, 0])
  }

  @Test(arguments: ["- a", "* a", "+ a", "1. a", "12) a", "• a", "▸a", "- [x] a", "\u{A0}- a"])
  func knowsTheMarksOfItems(line: String) throws {
    let block = try #require(try blocks(line).first)
    #expect(block.kind == .item(depth: 1))
    #expect(block.line == "a")
  }

  @Test(arguments: [
    ("# A", 1), ("###### A", 6), ("##A", 2), ("## A ##", 2), ("A\n=", nil), ("A\n===", 1),
    ("A\n---", 2), ("<h4>A</h4>", 4), ("#A", nil), ("####### A", nil),
  ])
  func knowsTheLevelsOfHeadings(text: String, level: Int?) throws {
    let block = try #require(try blocks(text).first)
    #expect(block.kind == level.map { .heading(level: $0) } ?? .paragraph)
  }

  @Test(arguments: [
    ("## Cups ##", "Cups"), ("## Cups #", "Cups"), ("##Cups##", "Cups"), ("###찻잔###", "찻잔"),
    ("## Cups##", "Cups##"), ("##Notes in C#", "Notes in C#"),
  ])
  func leavesClosingMarksOutOfHeadings(text: String, line: String) throws {
    #expect(try blocks(text).map(\.line) == [line])
  }

  @Test func joinsTheLinesOfAParagraphUnlessTheScriptHasNoSpaces() throws {
    #expect(try blocks("one\ntwo").map(\.line) == ["one two"])
    #expect(try blocks("하나\n둘").map(\.line) == ["하나 둘"])
    #expect(try blocks("一つ目の\n二つ目").map(\.line) == ["一つ目の二つ目"])
  }

  @Test(arguments: [
    ("see [Cups](/cups)\n.", "see Cups."), ("(see [Cups](/cups)\n ), a pot", "(see Cups), a pot"),
    ("[Cups](/cups)\n, or pots", "Cups, or pots"), ("a cup\n; a pot", "a cup; a pot"),
    ("“a cup\n.” It", "“a cup.” It"), ("**a cup\n.** It", "a cup. It"), ("a [cup\n](b)", "a cup"),
    ("찻잔\n。", "찻잔。"), ("컵（[잔](b)\n）은", "컵（잔）은"), ("カップ[皿](b)\n、鍋", "カップ皿、鍋"),
    ("a cup\n... or not", "a cup ... or not"), ("a cup\n…", "a cup …"), ("a\n.plist", "a .plist"),
    ("a cup\n(b)", "a cup (b)"), ("a cup\n: a pot", "a cup : a pot"), ("a<br>.b", "a .b"),
  ])
  func putsNoSpaceBeforeAMarkThatALineStartsWith(text: String, line: String) throws {
    #expect(try blocks(text).map(\.line) == [line])
  }

  @Test func takesAMarkAboveAnItemForAPartOfTheItemBefore() throws {
    let page = try blocks(
      "- Pour tea (see [Cups](/cups)\n)\n- Wash up (see [Pots](/pots)\n)\n- Rest")
    #expect(page.map(\.line) == ["Pour tea (see Cups)", "Wash up (see Pots)", "Rest"])
  }

  @Test func countsQuoteMarks() throws {
    let blocks = try blocks("a\n\n> b\nlazy\n\n> > c\n\nd")
    #expect(blocks.map(\.line) == ["a", "b lazy", "c", "d"])
    #expect(blocks.map(\.quoteDepth) == [0, 1, 2, 0])
  }

  @Test func leavesCommentsAndCommandsOut() throws {
    let blocks = try blocks("a\n<!-- b\nc -->\nd\n\n{% embed url=\"x\" %}\n\ne")
    #expect(blocks.map(\.line) == ["a", "d", "e"])
  }

  @Test func takesAFenceThatNobodyClosesForAStrayMark() throws {
    #expect(try blocks("````\na\n```\n\nb").map(\.line) == ["a", "b"])
    #expect(try blocks("```\na\n```\n\nb").map(\.kind) == [.code, .paragraph])
    #expect(try blocks("~~~\na\n```\n~~~~").map(\.kind) == [.code])
  }

  @Test func keepsCodeAsItStands() throws {
    let code = try #require(
      try blocks("  ```swift\n\n  if a < b && *c {\n\tb_c_d(\"<b>\")\n\n      }\n  ```").first)
    #expect(
      String(decoding: code.text.text, as: UTF8.self)
        == "if a < b && *c {\n  b_c_d(\"<b>\")\n\n    }")
    #expect(code.isCode)
    #expect(code.lines == 2...6)
    let quoted = try #require(try blocks("> ```\n> a {\n>   b\n> }\n> ```").first)
    #expect(String(decoding: quoted.text.text, as: UTF8.self) == "a {\n  b\n}")
  }

  @Test func tellsSentencesBetweenFencesFromCode() throws {
    #expect(try blocks("```swift\nA panel is **small**.\n```").map(\.isCode) == [false])
    #expect(try blocks("```swift\nA panel is **small**.\n```").map(\.line) == ["A panel is small."])
    #expect(try blocks("```\n// A panel is small.\npanel.size\n```").map(\.isCode) == [true])
    #expect(try blocks("```\nlet a = panel\n```").map(\.isCode) == [true])
  }

  @Test func joinsATagThatReachesOverLines() throws {
    let blocks = try blocks("<img src=\"a\"\n  alt=\"b\">\n\ntext")
    #expect(blocks.last?.line == "text")
    #expect(blocks.first?.text.hasImage == true)
  }

  @Test func keepsTheLinesOfEveryBlock() throws {
    let blocks = try blocks("# A\n\nb\nc\n\n| d | e |\n|---|---|\n| f | g |\n\n```\nh\ni\n```")
    #expect(blocks.map(\.lines) == [1...1, 3...4, 6...8, 11...12])
  }
}
