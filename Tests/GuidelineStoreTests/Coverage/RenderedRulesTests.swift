import Testing

@testable import GuidelineStore

@Suite struct RenderedRulesTests {
  private func digest(_ lead: String, _ body: String = "") -> RuleDigest {
    RuleDigest(lead: lead.utf8, body: body.utf8)
  }

  @Test func leaveOutOfDigestsWhatNoTranslationFollows() {
    let digest = digest("Keep it \"dry\" - always.", "Rain, for one, spoils it.")
    for (lead, body) in [
      ("Keep it “dry” – always", "Rain for one spoils it."),
      ("keep it  'dry'\n— Always.", "Rain, for one,\u{A0}spoils it…"),
    ] {
      #expect(self.digest(lead, body) == digest, "\(lead)")
    }
    for (lead, body) in [
      ("Keep it dry, mostly.", "Rain, for one, spoils it."),
      ("Keep it dry, always.", "Rain, for two, spoils it."),
      ("Keep it dry, always. Rain, for one, spoils it.", ""),
    ] {
      #expect(self.digest(lead, body) != digest, "\(lead)")
    }
  }

  @Test func writeDigestsAsFiveDigits() {
    for lead in (0..<200).map({ "Lantern \($0)" }) {
      let text = digest(lead).description
      #expect(text.utf8.count == 5)
      #expect(RuleDigest(text) == digest(lead))
    }
    for text in ["", "1234", "123456", "1234g", "+1234", "-1234"] {
      #expect(RuleDigest(text) == nil, "\(text)")
    }
  }

  @Test(arguments: [
    ("# 초롱\n\nText.\n", "# 초롱\n\nText.\n\n%\n"), ("Text.", "Text.\n\n%\n"),
    ("Text.\r\n", "Text.\r\n\r\n%\r\n"),
    ("Text.\n\n<!-- renders\nold: 12345\n-->\n", "Text.\n\n%\n"),
    ("<!-- renders\r\n-->\r\nText.", "%\r\nText."),
    ("<!-- renders: soon", "<!-- renders: soon\n\n%\n"), ("", "\n\n%\n"),
  ])
  func rewriteOneCommentOfThePage(page: String, expected: String) throws {
    let (high, few) = (digest("Hang it high."), digest("Light few."))
    let content = RenderedRules.content(
      Array(page.utf8),
      stating: [
        RenderedRules.Entry(name: "hang", original: high, translation: few),
        RenderedRules.Entry(name: "light", original: few, translation: nil),
      ])
    let comment = "<!-- renders\nhang: \(high) \(few)\nlight: \(few)\n-->"
    let lineEnd = page.contains("\r\n") ? "\r\n" : "\n"
    #expect(
      String(decoding: content, as: UTF8.self)
        == expected.replacing("%", with: comment.replacing("\n", with: lineEnd)))
    let rendered = try RenderedRules(statedIn: content)
    #expect(rendered?.contains(digest("light few")) == true)
    #expect(rendered?.contains(digest("Light many.")) == false)
    #expect(rendered?.entry(named: "hang")?.translation == few)
  }

  @Test(arguments: ["", "Text.\n", " <!-- renders: 12345 -->\n"])
  func areNoneWhereNothingIsStated(page: String) throws {
    #expect(try RenderedRules(statedIn: Array(page.utf8)) == nil)
  }

  @Test(arguments: [
    ("Text.\n\n<!-- renders\n\nhang\n-->\n", 5),
    ("Text.\n\n<!-- renders\nhang: 12345\n<<<<<<< ours\n-->\n", 5),
    ("Text.\n\n<!-- renders\nhang: 12345 1234g\n-->\n", 4),
  ])
  func refuseAMalformedCommentWithItsLine(page: String, line: Int) {
    let error = #expect(throws: ImportError.self) {
      try RenderedRules(statedIn: Array(page.utf8))
    }
    #expect(error?.line == line)
  }

  @Test(arguments: [
    ("toggles:ko", "toggles", nil, Language.korean, nil),
    ("탭 막대:ja", "탭 막대", nil, Language.japanese, nil),
    ("toggles", "toggles", nil, nil, nil),
    ("toggles@2019", "toggles", Edition.web2019, nil, nil),
    ("toggles@current/2026:ko.5", "toggles", Edition.current, Language.korean, 5),
  ])
  func readWhichPageIsMeant(
    text: String, topic: String, edition: Edition?, language: Language?, ordinal: Int?
  ) throws {
    let query = try #require(PageQuery(text))
    #expect(query.topic == topic && query.ordinal == ordinal)
    #expect(query.edition == edition && query.language == language)
  }

  @Test(arguments: ["", ":ko", "@2019", "toggles:?", "toggles@:ko", "toggles@2019:ko.0"])
  func refuseWhatNamesNoPage(text: String) {
    #expect(PageQuery(text) == nil)
  }
}
