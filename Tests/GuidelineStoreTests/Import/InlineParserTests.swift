import Testing

@testable import GuidelineStore

/// How a block's markup becomes text and spans.
@Suite struct InlineParserTests {
  private func parse(_ source: String) -> InlineText { InlineParser.parse(Array(source.utf8)) }

  @Test(arguments: [
    ("plain", "plain"), ("a  b\u{A0}\u{3000}c", "a b c"), ("*a* _b_ **c** __d__", "a b c d"),
    ("snake_case_name", "snake_case_name"), ("2 * 3 * 4", "2 * 3 * 4"), ("\\*a\\*", "*a*"),
    ("`a*b*c`", "a*b*c"), ("``a`b``", "a`b"), ("`a", "a"), ("a<br>b", "a b"), ("<i>a</i>b", "ab"),
    ("Binding<Bool>", "Binding<Bool>"), ("a &amp; b&nbsp;c &#x41; &who;", "a & b c A &who;"),
    ("[a](b)", "a"), ("[a](b \"c\")", "a"), ("[a [b] c](d(e)f)", "a [b] c"), ("[a] (b)", "[a] (b)"),
    ("[a](b", "[a](b"), ("![a](b)c", "c"), ("[[a|b]]", "b"), ("[[a]]", "a"), ("[[a", "[[a"),
    ("<https://a.b>", "https://a.b"), ("<http", "<http"), ("a\u{200B}b", "ab"),
    ("![a", "![a"), ("****", ""), ("**", ""), ("_", "_"), ("a\\", "a\\"),
  ])
  func readsTheText(source: String, text: String) {
    #expect(parse(source).line == text)
  }

  @Test(arguments: [
    ("**a** b", ["a"]), ("**a。**b", ["a。"]), ("**a b", []), ("***a*** b", ["a"]),
    ("**a*b*** c", ["ab"]), ("**a** **b** c", ["a b"]), ("<strong>a</strong> b", ["a"]),
    ("**a [b](c)** d", ["a b"]), ("x **a** y **b**", ["a", "b"]),
  ])
  func findsTheBoldSpans(source: String, strong: [String]) {
    let text = parse(source)
    #expect(text.joinedSpans(.strong).map { text.line($0) } == strong)
  }

  @Test(arguments: [
    ("[a](b)", ["b"]), ("[a](<b c>)", ["b c"]), ("[a](b 'c')", ["b"]), ("[a](b\\_c)", ["b_c"]),
    ("[![a](b)](c)", []), ("[a](b)[c](d)", ["b", "d"]), ("<https://a.b/c>", ["https://a.b/c"]),
  ])
  func findsTheTargetsOfLinks(source: String, targets: [String]) {
    let found = parse(source).spans.compactMap { span in
      if case .link(let target) = span.style { return target }
      return nil
    }
    #expect(found == targets)
  }

  @Test(arguments: [
    ("![teapot.png]", ""), ("Pour slowly. ![drop]", "Pour slowly."), ("a ![pot][1] b", "a b"),
    ("![lid] ![spout]", ""),
  ])
  func takesAnImageWithoutATargetForAnImage(source: String, text: String) {
    let parsed = InlineParser.parse(Array(source.utf8))
    #expect(parsed.line == text)
    #expect(parsed.hasImage)
  }

  @Test(arguments: ["Take care![1] It is hot.", "![open", "! [teapot]"])
  func keepsAMarkBehindAWordInFrontOfABracket(source: String) {
    let parsed = InlineParser.parse(Array(source.utf8))
    #expect(parsed.line == source)
    #expect(!parsed.hasImage)
  }
}
