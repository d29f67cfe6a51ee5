import Testing

@testable import GuidelineStore

@Suite struct RuleTokenizerTests {
  let connection: Connection
  let tokenizer: RuleTokenizer

  init() throws {
    connection = try Connection(path: ":memory:", access: .create)
    try connection.register(GuidelineTokenizer(), as: GuidelineTokenizer.name)
    tokenizer = try RuleTokenizer(connection)
  }

  @Test func findsWhatTheTokenizersOfTheIndexFind() throws {
    let chain = try connection.tokenizer("porter", [GuidelineTokenizer.name])
    let pieces = [
      "navigation", "Navigating", "tables", "ties", "y", "as", "UIPageControls", "29pt", "don’t",
      "usability", "résumés", "ﬂowing", "모달", "뷰를", "View에서는", "ボタン", "タブバー", "色", " ", " ", ". ",
      String(repeating: "press", count: 14), "\0", "Ångströms",
    ]
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2_000 {
      let text = ContiguousArray(
        (0..<Int.random(in: 1...8, using: &random))
          .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined().utf8)
      for isQuery in [false, true] {
        let found = tokenizer.tokens(in: text.span, isQuery: isQuery)
        let expected = chain.tokens(in: text.span, isQuery: isQuery)
        #expect(found == expected, "\(String(decoding: text, as: UTF8.self).debugDescription)")
      }
    }
  }

  @Test func stemsMoreWordsThanItRemembers() {
    for number in 0..<70_000 {
      let word = ContiguousArray("x\(number)ing".utf8)
      let isStemmed = tokenizer.withStem(of: word.span) { $0.count <= word.count }
      #expect(isStemmed)
    }
    let word = ContiguousArray("closing".utf8)
    #expect(tokenizer.withStem(of: word.span) { $0.count } == "close".utf8.count)
  }

  @Test func stopsWhereItIsTold() {
    let text = ContiguousArray("one two three".utf8)
    var count = 0
    let code = tokenizer.tokenize(text.span, isQuery: false) { _, _, _ in
      count += 1
      return count == 2 ? 7 : 0
    }
    #expect(count == 2)
    #expect(code == 7)
  }
}
