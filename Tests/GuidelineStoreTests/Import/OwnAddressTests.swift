import Testing

@testable import GuidelineStore

/// Where on the web a document says that its page stands.
@Suite struct OwnAddressTests {
  private static let site = "https://developer.apple.com/design/human-interface-guidelines"
  private static let rules = "\n\n# Modality\n\n**Keep the panel short.** People leave sooner.\n"

  private func addresses(_ text: String, path: String = "current/modality.md") throws -> [String?] {
    try documents(text, path: path).map(\.address)
  }

  @Test(arguments: [
    "---\nsource: \(site)/modality\n---", "---\ncanonical_url: \"\(site)/modality#ios\"\n---",
    "---\nurl: [\(site)/modality?language=objc]\n---", "Source: \(site)/modality",
    "> 出典：\(site)/modality", "*Source: [\(site)/modality](\(site)/modality)*",
    "<link rel=\"canonical\" href=\"\(site)/modality\">",
    "<meta property=\"og:url\" content=\"\(site)/modality\" />",
    "<!-- source: \(site)/modality -->", "[Modality](\(site)/modality)",
    "See the [platforms](\(site)/modality#platforms).",
    "---\nurl: https://example.com/notes/7\n---\n\nSource: \(site)/modality",
    "---\nsource: developer.apple.com/design/human-interface-guidelines/modality\n---",
  ])
  func isReadWhereverThePageStatesIt(start: String) throws {
    #expect(try addresses(start + Self.rules) == [Self.site + "/modality"])
  }

  @Test(arguments: [
    "---\nsource: https://example.com/lanterns?page=2#top\n---",
    "Source: https://example.com/lanterns?page=2",
    "<link rel=\"canonical\" href=\"https://example.com/lanterns?page=2\">",
    "원문: https://example.com/lanterns?page=2",
  ])
  func mayBeThatOfAnySite(start: String) throws {
    #expect(try addresses(start + Self.rules) == ["https://example.com/lanterns?page=2"])
  }

  @Test(arguments: [
    "", "---\nsource: https://github.com/ada/lanterns\n---",
    "---\nsource: https://github.com/ada/lanterns/blob/main/LICENSE\n---",
    "---\nsource: https://creativecommons.org/licenses/by/4.0/\n---",
    "---\nsource: https://example.com/\n---", "---\nsource: \(site)\n---", "---\nsource: ada\n---",
    "---\nsource: file:///etc/passwd\n---", "---\nsource: javascript:alert(1)\n---",
    "---\nimage: https://example.com/lantern\n---",
    "---\nurl: https://example.com/a/lantern.png\n---",
    "---\nreferences: https://example.com/lanterns\n---", "참고: https://example.com/lanterns",
    "https://example.com/lanterns", "See [alerts](\(site)/alerts).",
    "See the [page of then](\(site)/ios/app-architecture/modality/).",
  ])
  func isNoneWhereAnAddressIsPlainlyNotThePages(start: String) throws {
    #expect(try addresses(start + Self.rules) == [nil])
  }

  @Test func isThatOfTheLanguageWhereThePageGivesSeveral() throws {
    let page = """
      # モダリティ

      - 公式URL: \(Self.site)/modality
      - 日本語版: https://developer.apple.com/jp/design/human-interface-guidelines/modality

      **パネルは短くまとめます。** 長いと人は離れてしまいます。
      """
    #expect(
      try addresses(page)
        == ["https://developer.apple.com/jp/design/human-interface-guidelines/modality"])
  }

  @Test func isThatOfEachTopicOfAFile() throws {
    let page =
      "# What I learned\n\n"
      + ["Alerts", "Popovers", "Split Views"].map { title in
        let address = "\(Self.site)/\(title.lowercased())"
        let link = title == "Split Views" ? "" : "See [the page](\(address)). "
        return
          "## \(title)\n\n\(link)It is a part of a screen.\n\n**Keep it short.** People go.\n\n"
      }.joined()
    let found = try documents(page, path: "current/1.md")
    #expect(found.map(\.topic) == ["alerts", "popovers", "split-views"])
    #expect(found.map(\.address) == [Self.site + "/alerts", Self.site + "/popovers", nil])
  }

  @Test func goesWithTheRulesThroughTheStore() throws {
    var page = try ParsedDocument.sample("lamps", "2019:en", "Hang it high.")
    page.address = "https://example.com/lamps"
    let store = try RuleStore.inMemory()
    try store.add("lamps.md", page)
    #expect(try store.rule(named: "lamps@2019:en.1").address == "https://example.com/lamps")
    let topic = try store.topic(named: "lamps")
    #expect(topic.addresses.map(\.value) == ["https://example.com/lamps"])
    #expect(topic.address(in: .korean) == "https://example.com/lamps")
    #expect(try store.documents().map(\.address) == ["https://example.com/lamps"])
  }
}
