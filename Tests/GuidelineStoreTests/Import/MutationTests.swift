import FoundationEssentials
import Testing

@testable import GuidelineStore

/// Whatever the bytes are, reading ends with documents that hold together or with an error in words.
@Suite struct MutationTests {
  @Test func survivesThousandsOfDamagedPages() throws {
    var random = SplitMix(state: 2014)
    let pages = try Self.pages()
    for round in 0..<2500 {
      let page = pages[Int.random(in: 0..<pages.count, using: &random)]
      let bytes = Self.mutated(page, &random)
      do throws(ImportError) {
        let documents = try DocumentReader().documents(
          in: bytes, path: "current/modality.md", options: ImportOptions())
        let count = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D }
        for document in documents { check(document, lines: count, round) }
      } catch {
        #expect(!error.message.isEmpty)
        #expect(error.line >= 1)
      }
    }
  }

  @Test func survivesThousandsOfDamagedWebPages() throws {
    var random = SplitMix(state: 2019)
    for round in 0..<2000 {
      let (page, ending) = try #require(Self.webPages.randomElement(using: &random))
      let bytes = Self.mutated(Array(page.utf8), &random)
      do throws(ImportError) {
        let documents = try DocumentReader().documents(
          in: bytes, path: "current/modality." + ending, options: ImportOptions())
        for document in documents { check(document, lines: 1000, round) }
      } catch {
        #expect(!error.message.isEmpty)
        #expect(error.line >= 1)
      }
    }
  }

  private func check(_ document: ParsedDocument, lines: Int, _ round: Int) {
    var isSound = !document.topic.isEmpty && !document.title.isEmpty && !document.rules.isEmpty
    var last = 1
    for rule in document.rules {
      isSound = isSound && rule.lines.lowerBound >= last && rule.lines.upperBound <= lines
      isSound = isSound && (rule.kind != .rule || !rule.lead.isEmpty)
      isSound = isSound && !(rule.lead.isEmpty && rule.body.isEmpty)
      last = rule.lines.lowerBound
    }
    isSound = isSound && document.references.allSatisfy { (1...lines).contains($0.line) }
    #expect(isSound, "round \(round): \(document)")
  }

  /// Pieces of pages of every shape, and the project's own pages.
  private static func pages() throws -> [[UInt8]] {
    var root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    root = "/" + root + "/Data"
    let files = try FileManager.default.subpathsOfDirectory(atPath: root)
    let own = try files.filter { $0.hasSuffix(".md") }.sorted().prefix(9).map { path in
      Array(try Data(contentsOf: URL(filePath: root + "/" + path)).prefix(1200))
    }
    return snippets.map { Array($0.utf8) } + own
  }

  private static let snippets = [
    "# Modality\n\n**Keep it short.** People leave.\n\n> **짧게 유지하세요.** 나갑니다.\n\n- a\n  - b\n",
    "---\ntitle: Modality\ntags:\n  - a\n---\n\n## **패널을 닫게 하세요.**\n\n`코드` 그리고 [고리](#a).\n",
    "Modality\n========\n\n| A | B |\n|---|---|\n| x<br>y | z |\n\n![a](b)\n\nA caption\n",
    "# モダリティ\n\n**閉じる方法を用意します。**次へ。\n\n{% hint %}\nメモ\n{% endhint %}\n\n## リソース\n",
    "<!-- Chunk 3 | Source: 2014-book.pdf -->\n\n# Alert\n\nSee [\"Action](#page-1-0) Sheet\" (page 1).\n",
    "# A\n\n<h2>B</h2>\n\n<img src=\"a\"\n alt=\"b\">\n\n```\ncode\n```\n\n### Keep it. {#keep platforms=\"iOS\"}\n",
  ]

  private static let webPages = [
    (
      "<!DOCTYPE html><html lang=ko><title>A</title><main><h1>Modality</h1><p><b>Keep it short.</b>"
        + "People leave.<ul><li>a<ol><li>b</ol></ul><table><tr><th>A<th>B<tr><td>x<td>y</table>"
        + "<aside><p>Note</p>c</aside><pre>d</pre><img src='e'><dl><dt>f<dd>g</dl>&copy;&#38;",
      "html"
    ),
    (
      """
      {"schemaVersion":1,"identifier":{"url":"doc://com.apple.HIG/design/Human-Interface-Guidelines/a"},
      "references":{"b":{"title":"B","url":"/b"}},"metadata":{"title":"모달리티"},"primaryContentSections":[
      {"content":[{"type":"heading","level":2,"text":"c"},{"type":"paragraph","inlineContent":[{"type":
      "strong","inlineContent":[{"type":"text","text":"Keep it short."}]},{"type":"reference",
      "identifier":"b"}]},{"type":"table","header":"row","rows":[[[{"type":"paragraph"}]]]},
      {"type":"tabNavigator","tabs":[{"title":"iOS","content":[]}]}]}]}
      """, "json"
    ),
  ]

  private static let marks: [[UInt8]] =
    [
      "*", "**", "_", "[", "](", ")", ">", "|", "`", "```\n", "<", "<b>", "{", "}", "\n", "\n\n",
      "# ",
      "- ", "---\n", "\\", "&", "<!--", "{% hint %}", "\u{301}", "\u{200B}", "\u{3000}",
      " (page 1)",
      ". ", "。", "\0",
    ].map { Array($0.utf8) } + [[0xFF], [0xE3, 0x81]]

  private static func mutated(_ page: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    var bytes = page
    for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...80, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: end)
      case 2: bytes.swapAt(start, Int.random(in: 0..<bytes.count, using: &random))
      default:
        let mark = marks[Int.random(in: 0..<marks.count, using: &random)]
        bytes.insert(contentsOf: mark, at: start)
      }
    }
    // Most rounds get past the check of the encoding.
    return Bool.random(using: &random)
      ? bytes : Array(String(decoding: bytes, as: UTF8.self).utf8.filter { $0 != 0 })
  }
}

/// A generator with a seed: the same numbers in every run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
