import Testing

@testable import GuidelineStore

/// Web pages and JSON made to hurt whoever reads them.
@Suite struct HostilePageTests {
  private static let start =
    "<!DOCTYPE html><html><body><h1>Sheets</h1><p><b>Wash the cup.</b> It is old."

  private func read(_ page: String) -> [ParsedDocument]? {
    try? documents(page, path: "current/sheets.html")
  }

  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      "<div>", "<p>", "<b>", "<a href=b>", "<li>", "<ul><li>", "<table><tr><td>", "<td>",
      "<dl><dt>",
      "</div>", "</x>", "<x>", "<font size=1>", "<blockquote>", "<aside>", "<", "<!--", "<!", "</",
      "<a ",
      "<a b='", "&", "&amp", "&#x", "<script>", "<title>", "<svg>", "<h1>", "<pre>", "<br>",
      "<img>",
      "<p><b><i><code>a", "<table>", "<option>", "<p hidden>", "<em>a</em>b ", "<html><head>", "©",
    ])
  func takesNoMoreTimeForAByteOfALongPage(unit: String) {
    func time(ofBytes count: Int) -> Double {
      let page = Self.start + String(repeating: unit, count: count / unit.utf8.count)
      return leastThreadTime { _ = HTMLTree(Array(page.utf8)) } + leastThreadTime { _ = read(page) }
    }
    let (short, long) = (time(ofBytes: 10_000), time(ofBytes: 80_000))
    #expect(long < 2 * 8 * short)
  }

  @Test func readsWhatLiesDeepAndWhatIsNeverClosed() throws {
    for tag in ["<div>", "<span>", "<ul><li>", "<blockquote>", "<b>"] {
      let page = Self.start + String(repeating: tag, count: 10_000) + "Deep down there is tea."
      let rules = try #require(read(page)?.first?.rules)
      #expect(rules.contains { ($0.lead + $0.body).contains("there is tea") }, "\(tag)")
    }
  }

  @Test func keepsElementsThatLieTooDeepFromEndingOthers() {
    let deep = String(repeating: "<div>", count: 600) + String(repeating: "</div>", count: 600)
    let tree = HTMLTree(Array("<html><body><main>\(deep)<p>a</main>".utf8))
    let main = tree.nodes.first { $0.element == .main }
    #expect(main?.end == tree.nodes.count)
    #expect(tree.nodes.suffix(2).map(\.element) == [.p, nil])
  }

  @Test func repeatsNothingWithoutBounds() throws {
    let long = String(repeating: "tea ", count: 5000)
    let page = """
      {"schemaVersion": 1, "identifier": {"url":
        "doc://com.apple.HIG/design/Human-Interface-Guidelines/sheets"}, "metadata": {"title": "Sheets"},
       "references": {"a": {"title": "\(long)", "url": "/\(long)"}},
       "primaryContentSections": [{"content": [{"type": "heading", "level": 2, "text": "\(long)"},
        {"type": "paragraph", "inlineContent": [\(Array(repeating:
          #"{"type": "reference", "identifier": "a"}"#, count: 200).joined(separator: ","))]},
        \(Array(repeating: #"{"type": "tabNavigator", "tabs": []}, {"type": "small", "inlineContent":"#
          + #"[{"type": "text", "text": "Tea is hot."}]}"#, count: 200).joined(separator: ","))]}]}
      """
    let html =
      "<html><link rel=canonical href='https://a.b/\(long.replacing(" ", with: ""))/'><h1>Sheets</h1>"
      + String(repeating: "<p>Hot <a href=c>tea</a> is good.", count: 200)
    for text in [page, html] {
      let document = try #require(documents(text, path: "current/sheets").first)
      let length =
        document.rules.reduce(0) { $0 + $1.body.utf8.count }
        + document.references.reduce(0) { $0 + $1.target.utf8.count + $1.text.utf8.count }
      #expect(length < 60_000)
    }
  }

  @Test func leavesOutNULBytesAndWhatATerminalWouldActOn() throws {
    let rules = try #require(
      read("<html><h1>Sheets</h1><p><b>Wash \0the\u{1B} cup.</b> It&#27; is old.")?.first?.rules)
    #expect(rules.first?.brief == "rule: Wash the cup. | It&#27; is old.")
  }

  @Test func endsElementsWhereTheirEndsAreMissing() {
    func shape(_ page: String) -> String {
      let tree = HTMLTree(Array(page.utf8))
      func text(_ range: Range<Int>) -> String {
        var (text, position) = ("", range.lowerBound)
        while position < range.upperBound {
          let node = tree.nodes[position]
          text +=
            node.element.map { "\($0)(\(text_(position + 1..<node.end)))" }
            ?? String(decoding: tree.text(of: position), as: UTF8.self)
          position = node.end
        }
        return text
      }
      func text_(_ range: Range<Int>) -> String { text(range) }
      return text(tree.nodes.indices.dropFirst())
    }
    #expect(
      shape("<p>a<p>b<ul><li>c<li>d<ul><li>e</ul><li>f</ul>g")
        == "p(a)p(b)ul(li(c)li(dul(li(e)))li(f))g")
    #expect(
      shape("<table><tr><td>a<td><p>b<tr><th>c</table>d")
        == "table(tr(td(a)td(p(b)))tr(th(c)))d")
    #expect(shape("<dl><dt>a<dd>b<dt>c</dl><h1>d<h2>e") == "dl(dt(a)dd(b)dt(c))h1(d)h2(e)")
    #expect(shape("<head><title>a</b></title>b<p>c") == "head(title(a</b>))bp(c)")
    #expect(shape("<b>a<i>b</b>c</i>d</p>e") == "b(ai(b))cde")
    #expect(shape("<a title='>' href=b>c</a><!-- > -->d< e") == "a(c)d< e")
  }

  @Test(.timeLimit(.minutes(5)))
  func refusesJSONThatLiesTooDeep() {
    let mark = #"{"schemaVersion": 1, "x": "com.apple.HIG", "a": "#
    for depth in [300, 10_000, 1_000_000] {
      let error = refusal(of: mark + String(repeating: "[", count: depth), path: "a.json")
      #expect(error?.message.contains("nested too deeply") == true)
    }
  }
}
