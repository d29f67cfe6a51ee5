import Testing

@testable import GuidelineStore

@Suite struct HTMLDigestTests {
  @Test func namesTheLanguageOfEachPassage() throws {
    let text = HTMLDigest(try Kites.store().digest(":ko", ":en")).text
    #expect(text.contains("<html lang=\"ko\">"))
    #expect(text.contains("<div class=\"cell\" lang=\"ko\" data-language=\"ko\">"))
    // What stands in is read in its own language, and switched with the one that it stands in for.
    #expect(text.contains("<div class=\"cell\" lang=\"en\" data-language=\"ko\">"))
    #expect(text.contains("<p class=\"standsin\" lang=\"ko\">아직 번역되지 않아 영어 텍스트로 표시합니다</p>"))
  }

  @Test func namesRulesAfterTheirConcepts() throws {
    let text = HTMLDigest(try Kites.store().digest(":en")).text
    #expect(text.contains("id=\"kites/wind\""))
    #expect(text.contains("href=\"#kites/wind\""))
    #expect(text.contains("<h2 class=\"title\"><span lang=\"en\">Kites</span></h2>"))
    #expect(text.contains("<h3 class=\"depth-0\" id=\"kites--care\">"))
  }

  @Test func takesNoTextForMarkup() throws {
    let store = try RuleStore.inMemory()
    let lead = "</p><script>alert(\"1\")</script> & \u{1}more"
    try store.add(
      "page.md", try Kites.page("2019:en", "<b>Kites</b>", [Kites.rule("a", lead, lead)]))
    let text = HTMLDigest(try store.digest(":en")).text
    #expect(!text.contains("<script>alert"))
    #expect(!text.contains("<b>Kites"))
    #expect(!text.contains("\u{1}"))
    #expect(
      text.contains(
        "&lt;/p&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; \u{FFFD}more"))
  }

  @Test func asksForNothingFromElsewhere() throws {
    let text = HTMLDigest(try Kites.store().digest(":en", ":ko", ":ja")).text
    for mark in ["http://", "https://", "src=", "@import", "url(", "<link"] {
      #expect(!text.contains(mark), "\(mark)")
    }
  }

  @Test func writesTheSameBytesAgain() throws {
    func text() throws -> String { HTMLDigest(try Kites.store().digest(":en", ":ko")).text }
    #expect(try text() == text())
  }
}

@Suite struct DigestLabelsTests {
  @Test(arguments: ["en", "ko", "ja"])
  func namesEveryKindAndChange(tag: String) throws {
    let labels = DigestLabels(try #require(Language(tag)))
    #expect(labels.language.tag == tag)
    #expect(Set(labels.kinds.keys) == Set(RuleKind.allCases))
    #expect(Set(labels.changes.keys) == Set(ChangeKind.allCases))
    #expect(Set(labels.flags.keys) == Set(ChangeFlag.allCases).subtracting([.body]))
  }

  @Test func fallsBackToEnglish() throws {
    let labels = DigestLabels(try #require(Language("fr-ca")))
    #expect(labels.language == .english)
    #expect(labels.count(rules: 1) == "1 rule")
    #expect(labels.count(rules: 2) == "2 rules")
    #expect(DigestLabels(try #require(Language("ko-kr"))).count(rules: 2) == "규칙 2개")
  }
}
