import Testing

@testable import GuidelineStore

/// Web pages as browsers save them. What they say is made up.
@Suite struct WebPageTests {
  private func read(_ page: String, path: String = "current/sheets.html") throws -> ParsedDocument {
    let documents = try documents(page, path: path)
    #expect(documents.count == 1)
    return try #require(documents.first)
  }

  private static let rules =
    "<p><strong>Keep the cloth clean.</strong> A stain hides the table."
    + "<p><b>Fold it when tea is over.</b> Nobody likes creases."

  @Test func readsRulesListsTablesCodeAndRemarks() throws {
    let document = try read(
      """
      <!DOCTYPE html><html><head><title>Sheets | Tea</title></head><body>
      <h1>Sheets</h1><p>A sheet is a <i>cloth</i> for a table&nbsp;of tea &amp; cakes.
      <h2 id="best">Best practices <a href="#best">¶</a></h2>\(Self.rules)
      <ul><li>cups<ol><li>handles</ol><li>saucers</ul>
      <table><tr><th>Size<th>Meaning<tr><td>Small<td>One<br>cup</table>
      <pre>
      pour {
        tea
      }</pre>
      <aside><p>Note</p><p>Some cloths are waxed.</p></aside>
      <blockquote><p><b>Tip:</b> So are some cups.</p></blockquote>
      """)
    #expect(
      document.rules.map(\.brief) == [
        "paragraph:  | A sheet is a cloth for a table of tea & cakes.",
        "rule: Keep the cloth clean. | A stain hides the table.",
        "rule: Fold it when tea is over. | Nobody likes creases.\n\n- cups\n  - handles\n- saucers\n\n"
          + "Small — Meaning: One cup\n\npour {\n  tea\n}", "note: Note | Some cloths are waxed.",
        "note: Tip | So are some cups.",
      ])
    #expect(document.rules[1].section == ["Best practices"])
    #expect(document.anchors.map(\.name) == ["best"])
  }

  @Test(arguments: ["", "<nav><a href=\"x\">Tea</a></nav>", "<script>let a = 1</script>"])
  func readsAFragmentOfAPage(start: String) throws {
    let rules = try read(start + "<h1>Sheets</h1><p>A sheet is a cloth.</p>" + Self.rules).rules
    #expect(
      rules.map(\.brief).filter { $0.hasPrefix("rule") } == [
        "rule: Keep the cloth clean. | A stain hides the table.",
        "rule: Fold it when tea is over. | Nobody likes creases.",
      ])
  }

  @Test func readsWhatProgramsWriteWhereOthersHaveOneElement() throws {
    let rules = try read(
      """
      <html><h1><div>Sheets</div></h1><h2><p>Care</p></h2>
      <p><b>Keep the cloth clean.</b> A stain hides:<ul><li>cups</ul><ul><li>saucers</ul>
      <ul><li>spoons</ul>
      <div><b>Fold it when tea is over.</b> Nobody<br>likes creases.<br> <br>Iron it.</div>
      <dl><dt>Waxed</dt>
      <dd>It sheds tea.</dd></dl>
      """
    ).rules
    #expect(
      rules.map(\.brief) == [
        "rule: Keep the cloth clean. | A stain hides:\n\n- cups\n- saucers\n- spoons",
        "rule: Fold it when tea is over. | Nobody likes creases.\n\nIron it.",
        "definition: Waxed | It sheds tea.",
      ])
    #expect(rules.map(\.section) == [["Care"], ["Care"], ["Care"]])
  }

  @Test(arguments: [
    "<main><h1>Sheets</h1>▸</main>", "<div role=main><h1>Sheets</h1>▸</div>",
    "<article><header><h1>Sheets</h1></header>▸</article>",
    "<div><div><h1>Sheets</h1><div>▸<div class=box>▸</div></div></div></div>",
  ])
  func tellsThePageFromTheSiteAroundIt(content: String) throws {
    let text = Self.rules + "<p>A longer text says more of tea than a menu does, by and large."
    let menu = "<ul>" + String(repeating: "<li><a href='/x'>A page on tea</a>", count: 30) + "</ul>"
    let document = try read(
      """
      <html><body><header><p>The Site of Tea</p>\(menu)</header><nav>\(menu)</nav><div>\(menu)</div>
      \(content.replacing("▸", with: text))
      <div hidden><p>A hidden text.</p></div><div style="display: none"><p>Another one.</p></div>
      <script>document.write("<p>Made by a script.</p>")</script><noscript><p>None.</p></noscript>
      <aside><p>Beside the page.</p></aside><div>\(menu)</div>
      <footer><p>Copyright © 2031 <a>Tea Inc.</a></footer></body></html>
      """)
    let body = document.rules.map(\.brief).joined(separator: "\n")
    #expect(document.title == "Sheets")
    #expect(
      document.rules.prefix(2).map(\.lead) == [
        "Keep the cloth clean.", "Fold it when tea is over.",
      ])
    for word in ["Site", "A page on tea", "hidden", "Another", "script", "None", "Beside", "2031"] {
      #expect(!body.contains(word), "\(word)")
    }
  }

  @Test func takesFactsFromTheHeadOfThePage() throws {
    let document = try read(
      """
      <!DOCTYPE html>
      <!-- saved from url=(0075)https://developer.apple.com/kr/design/human-interface-guidelines/a -->
      <html lang=en><head><link rel=canonical
       href="https://developer.apple.com/kr/design/human-interface-guidelines/sheets">
      <meta property="article:modified_time" content="2024-06-03T10:00:00Z"></head><body>
      <p>시트는 찻상에 까는 천입니다. <a href="alerts">경고</a>와 <a href="#b">아래</a>를 보세요.
      <p><b>천을 깨끗이 하세요.</b> 얼룩이 상을 가립니다.<p><b>천을 접으세요.</b> 주름이 집니다.
      """, path: "page.html")
    #expect(document.topic == "sheets")
    #expect(document.text.description == "current/2024-06+page:ko")
    let site = "https://developer.apple.com/kr/design/human-interface-guidelines/"
    #expect(document.address == site + "sheets")
    #expect(document.references.map(\.target) == [site + "alerts", "#b"])
    #expect(document.rules.last?.lead == "천을 접으세요.")
  }

  @Test func readsPagesOfTheOldSiteAndOfTheArchiveAsTheirEdition() throws {
    let old = try documents(
      """
      <html><head><title>Sheets - Views - iOS - Human Interface Guidelines - Apple Developer</title>
      <body><main><h1>Sheets</h1>\(Self.rules)</main>
      """, path: "sheets.html")
    #expect(old.map(\.text.edition) == [.web2019])
    let archived = try documents(
      """
      <html><body><article><h1>Sheets</h1>\(Self.rules)</article>
      <div>Copyright © 2014 <a href=/>Apple Inc.</a> All rights reserved.</div>
      """, path: "sheets.html")
    #expect(archived.map(\.text.edition) == [.book2014])
    #expect(archived.first?.rules.count == 2)
  }

  @Test func joinsLinesOfJapaneseWithoutSpaces() throws {
    let rules = try read(
      "<html><h1>シート</h1><p><b>布を\n  きれいにしましょう。</b> 染みが\n机を隠します。\n<p><b>布を畳みましょう。</b>しわ。"
    ).rules
    #expect(rules.first?.brief == "rule: 布をきれいにしましょう。 | 染みが机を隠します。")
  }

  @Test func readsEncodingsThatExplainThemselves() throws {
    let page = "<html><meta charset=utf-8><h1>Sheets</h1>" + Self.rules + "<p>Tea – “차”."
    let expected = try read(page).rules
    var encodings: [[UInt8]] = [[0xEF, 0xBB, 0xBF] + Array(page.utf8)]
    encodings.append([0xFF, 0xFE] + page.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    encodings.append([0xFE, 0xFF] + page.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    for bytes in encodings {
      let documents = try DocumentReader().documents(
        in: bytes, path: "current/sheets.html", options: ImportOptions())
      #expect(documents.first?.rules == expected)
    }
    let western = Array(
      "<html><meta charset=\"windows-1252\"><h1>Sheets</h1>\(Self.rules)<p>Th".utf8)
    let read = try DocumentReader().documents(
      in: western + [0xE9, 0x97], path: "current/sheets.html", options: ImportOptions())
    #expect(read.first?.rules.last?.body.hasSuffix("Thé—") == true)
    let korean = Array("<html><meta charset=euc-kr><h1>".utf8) + [0xBD, 0xC3, 0xC6, 0xAE]
    let error = #expect(throws: ImportError.self) {
      try DocumentReader().documents(in: korean, path: "a.html", options: ImportOptions())
    }
    #expect(error?.message == "is encoded in euc-kr")
    #expect(error?.hint?.description.contains("iconv -f euc-kr -t UTF-8") == true)
  }

  @Test func saysThatAPageWithoutTextIsMadeByScripts() {
    let error = refusal(
      of: "<!doctype html><html><head><title>Sheets</title><body><div id=app></div>"
        + "<noscript>This page requires JavaScript.</noscript>", path: "sheets.html")
    #expect(error?.message.contains("scripts make it") == true)
  }

  @Test(arguments: [
    ("https://a.b/c/d?e#f", "../g", "https://a.b/g"),
    ("https://a.b/c/d", "./g#h", "https://a.b/c/g#h"),
    ("https://a.b/c/d", "/g", "https://a.b/g"), ("https://a.b/c/d", "//g.h/i", "https://g.h/i"),
    ("https://a.b", "g", "https://a.b/g"), ("https://a.b/c", "?d", "https://a.b/c?d"),
    ("https://a.b/c", "mailto:d@e", "mailto:d@e"), ("https://a.b/c", "#d", "#d"),
    ("https://a.b/c", "../../../d", "https://a.b/d"), ("no address", "d", "d"),
  ])
  func resolvesLinks(page: String, link: String, target: String) {
    #expect(WebLink.resolved(link, against: page) == target)
  }
}
