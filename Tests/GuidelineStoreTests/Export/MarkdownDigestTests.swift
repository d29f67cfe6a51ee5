import Testing

@testable import GuidelineStore

@Suite struct MarkdownDigestTests {
  @Test func writesAPageThatReadsWell() throws {
    let text = MarkdownDigest(try Kites.store().digest(":en") { $0.topics = ["kites"] }).text
    #expect(
      text == """
        # Kites

        - Newest text of each topic: 2019:en
        - 1 topic · 4 rules

        ## Contents

        - [Care](#care)
        - [Flying](#flying)

        <sub>`kites@2019:en`</sub>

        A kite is a toy.

        <sub>`kites@2019:en.1`</sub>

        ## Care

        **Wind up the string.**

        A tangled string spoils the whole day.

        <sub>`kites@2019:en.2`</sub>

        **Paint with \\*thin\\* colors.**

        - red
        - blue

        1\\. is no list.

        <sub>`kites@2019:en.3` · iOS · Added in 2019</sub>

        ## Flying

        > **Mind the wind.**
        >
        > See \\#storms.

        <sub>`kites@2019:en.4` · Note · Added in 2019</sub>

        ---

        Made with hig. The Human Interface Guidelines are by Apple; this digest is not.

        """)
  }

  @Test func saysInTheReadersLanguageThatATranslationIsMissing() throws {
    let text = MarkdownDigest(try Kites.store().digest(":ko")).text
    #expect(text.contains("# 휴먼 인터페이스 가이드라인\n"))
    #expect(text.contains("2019 에디션에서 추가됨 · 아직 번역되지 않아 영어 텍스트로 표시합니다</sub>"))
    let japanese = MarkdownDigest(try Kites.store().digest(":ja")).text
    #expect(japanese.contains("*このページは未翻訳のため英語で表示しています*"))
  }

  @Test func linksToTheAnchorsThatHeadingsGet() throws {
    let store = try Kites.store()
    var page = try Kites.page(
      "2019:ko", "연",
      [Kites.rule("a", "하나.", "", at: "관리"), Kites.rule("b", "둘.", "", at: "C & D!")])
    page.topic = "other-kites"
    try store.add("other.md", page)
    let text = MarkdownDigest(try store.digest(":ko", ":en")).text
    let lines = text.split(separator: "\n").map(String.init)
    var anchors = Anchors()
    let headings = lines.filter { $0.hasPrefix("#") }.map { line in
      anchors.anchor(
        ofHeading: String(line.drop { $0 == "#" }.dropFirst()).split(separator: "\\").joined())
    }
    let links = lines.filter { $0.contains("](#") }.compactMap { line in
      line.split(separator: "(#").last?.dropLast()
    }
    #expect(links.count == 6)
    #expect(links.map { String($0) } == Array(headings.dropFirst(2)))
  }

  @Test(arguments: [
    ("A Day, at the Sea-Side", "a-day-at-the-sea-side"), ("모범 사례", "모범-사례"),
    ("「凧」を揚げる（夏）", "凧を揚げる夏"), ("iOS & iPadOS", "ios--ipados"), ("snake_case?", "snake_case"),
  ])
  func givesTheAnchorsOfGitHub(heading: String, anchor: String) {
    var anchors = Anchors()
    #expect(anchors.anchor(ofHeading: heading) == anchor)
    #expect(anchors.anchor(ofHeading: heading) == anchor + "-1")
    #expect(anchors.anchor(ofHeading: heading) == anchor + "-2")
  }

  @Test func putsTextsBelowEachOtherWhereThereAreSeveral() throws {
    let text = MarkdownDigest(try Kites.store().digest("2014:en", "2019:ko")).text
    #expect(
      text.contains(
        """
        - <sub>`2014:en`</sub>

          **Wind up the string.**

          A tangled string ruins the day.

        - <sub>`2019:ko`</sub>

          **줄을 감아 두세요.**

          줄이 엉키면 하루를 망칩니다.

        <sub>`kites/string`</sub>
        """))
    #expect(text.contains("- <sub>`2019:ko`</sub> — Not in this text"))
  }
}
