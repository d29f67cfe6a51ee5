import Testing

@testable import GuidelineStore

/// Queries that name a page, and what of it comes first.
@Suite struct NamedPageTests {
  private let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory(glossary: Self.glossary)
    try store.take(.symbols, Array(Self.symbols.utf8), isCarried: false, path: "symbols")
    try store.add("2019.md", Self.page("2019", .english, "Lamps and wicks", Self.older))
    for (language, title, rules) in [
      (Language.english, "Lamps and wicks", Self.english),
      (.korean, "등불 및 심지", Self.korean), (.japanese, "ランプと芯", Self.japanese),
    ] {
      try store.add(
        "\(language).md", Self.page("current", language, title, rules), isOwn: true)
    }
    try store.matchTexts()
  }

  private static func page(
    _ edition: String, _ language: Language, _ title: String, _ rules: [ParsedRule]
  ) throws -> ParsedDocument {
    ParsedDocument(
      topic: "panels", title: title,
      text: TextID(edition: try #require(Edition(edition)), language: language),
      hasNamedOrigin: false, piece: 0, shape: "authored", rules: rules)
  }

  private static func rule(
    _ kind: RuleKind, _ lead: String, _ line: Int, _ body: String = "", _ section: String = "",
    platforms: [String] = []
  ) -> ParsedRule {
    ParsedRule(
      section: section.isEmpty ? [] : [section], kind: kind, lead: lead, body: body,
      platforms: platforms, lines: line...line)
  }

  private static let older = [
    rule(.rule, "Trim a wick each evening.", 1),
    rule(.paragraph, "", 2, "In code, see UILampView, whose wick property holds the wick."),
  ]
  private static let english = [
    rule(.paragraph, "", 1, "A lamp gives light at night. It has a wick."),
    rule(.rule, "On watchOS, hang a small lamp.", 2, platforms: ["watchOS"]),
    rule(.rule, "Fill a lamp at noon.", 3),
    rule(.rule, "Trim a wick each evening.", 4),
    rule(
      .paragraph, "", 5, "There is nothing else to add for a lamp in tvOS.",
      "Platform considerations"),
  ]
  private static let korean = [
    rule(.paragraph, "", 1, "등불은 밤을 밝힙니다."),
    rule(.rule, "등불은 낮에 채우세요.", 2),
    rule(.paragraph, "", 3, "tvOS에서 등불에 관해 더 고려할 사항은 없습니다.", "플랫폼 고려 사항"),
  ]
  private static let japanese = [
    rule(.paragraph, "", 1, "ランプは夜を照らします。"),
    rule(.rule, "ランプは昼に満たします。", 2),
    rule(
      .paragraph, "", 3, "tvOSのランプについて、ほかに考慮することはありません。",
      "プラットフォームの考慮事項"),
  ]
  private static let glossary = """
    term: panels
    topic: panels
    en: lamp
    ko: 등불
    ko-other: 바텀램프
    ja: ランプ
    symbols: UILampView

    term: tvos
    topic: designing-for-tvos
    en: tvOS
    """
  private static let symbols = """
    topic: panels
    UIKit: UILampView; UILampSheet -> UILampView
    """

  private func results(_ query: String) throws -> [String] {
    try store.search(SearchQuery(query)).results.map(\.rule.id.description)
  }

  @Test func saysWhatATopicIsBeforeWhatItsPageAdvises() throws {
    let answer = try store.search(SearchQuery("lamp"))
    #expect(answer.topic?.introduction == "A lamp gives light at night.")
    #expect(answer.topic?.definition == answer.results.first?.rule.id)
    // What another edition says as well, the other rules, and those for one platform.
    #expect(
      answer.results.prefix(4).map(\.rule.id.description) == [
        "panels@current:en.1", "panels@current:en.4", "panels@current:en.3", "panels@current:en.2",
      ])
  }

  @Test(arguments: [
    "Lamps and wicks", "LAMPS AND WICKS", "등불 및 심지", "ランプと芯", "바텀렘프",
  ])
  func takesATitleInAnyCaseAndANameThatIsWrittenOtherwise(query: String) throws {
    let answer = try store.search(SearchQuery(query))
    #expect(answer.topic?.slug == "panels")
    #expect(answer.results.first?.rule.id.ordinal == 1)
    #expect(answer.results.first?.rule.id.text.edition == .current)
  }

  @Test(arguments: ["UILampView", "UILampView wick"])
  func takesASymbolForItsTopicOfToday(query: String) throws {
    #expect(try results(query).first?.hasPrefix("panels@current") == true)
  }

  @Test func saysWhatReplacesADeprecatedSymbol() throws {
    let notes = try store.search(SearchQuery("UILampSheet?")).noteTexts
    #expect(notes.contains("UILampSheet is deprecated; use UILampView"))
    #expect(try store.search(SearchQuery("UILampView")).noteTexts.isEmpty)
  }

  @Test(arguments: [("lamp tvOS", "en.5"), ("등불 tvOS", "ko.3"), ("ランプ tvOS", "ja.3")])
  func notesThatAPageSaysNothingOfAPlatformAndShowsNoResultOfIt(
    query: String, rule: String
  ) throws {
    let answer = try store.search(SearchQuery(query))
    #expect(answer.results.allSatisfy { !$0.rule.id.description.hasSuffix(rule) })
    let body = try store.rule(named: "panels@current:" + rule).body
    #expect(answer.noteTexts.contains { $0.hasSuffix(": " + body) })
    #expect(
      try store.search(SearchQuery(query.replacing(" tvOS", with: ""))).noteTexts
        .allSatisfy { !$0.contains(body) })
  }
}

/// The titles of the pages in `Data/`.
@Suite struct OwnTitlesTests {
  @Test func takesTheTitleOfEachPageForItsName() throws {
    let pages = try OwnPage.all.get().values.flatMap(\.values)
      .filter { $0.document.text.edition == .current }
    let store = try RuleStore.inMemory(
      glossary: String(decoding: Resources.glossary, as: UTF8.self))
    for page in pages {
      let document = page.document
      try store.add(
        page.path,
        ParsedDocument(
          topic: document.topic, title: document.title, text: document.text,
          hasNamedOrigin: false, piece: 0, shape: "authored",
          rules: [
            ParsedRule(
              section: [], kind: .paragraph, lead: "", body: document.title, lines: 1...1)
          ]))
    }
    let missed = try pages.filter { page in
      try [page.document.title, page.document.title.lowercased()].contains {
        try store.search(SearchQuery($0), SearchFilter(limit: 1)).topic?.slug != page.document.topic
      }
    }
    #expect(missed.map(\.document.title).isEmpty, "\(missed.map(\.document.title))")
    #expect(pages.count >= 3 * 150)
  }
}
