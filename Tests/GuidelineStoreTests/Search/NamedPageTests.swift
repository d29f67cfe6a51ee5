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
    var document = ParsedDocument(
      topic: "panels", title: title,
      text: TextID(edition: try #require(Edition(edition)), language: language),
      hasNamedOrigin: false, piece: 0, shape: "authored", rules: rules)
    if edition == "current" {
      document.state(
        PagePlatforms(
          supported: ["iOS", "iPadOS", "macOS", "tvOS", "watchOS"], withoutConsiderations: ["tvOS"]
        ))
    }
    return document
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
  ]
  private static let korean = [
    rule(.paragraph, "", 1, "등불은 밤을 밝힙니다."),
    rule(.rule, "등불은 낮에 채우세요.", 2),
  ]
  private static let japanese = [
    rule(.paragraph, "", 1, "ランプは夜を照らします。"),
    rule(.rule, "ランプは昼に満たします。", 2),
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
    // The rules for all platforms, and those for one.
    #expect(
      answer.results.prefix(4).map(\.rule.id.description) == [
        "panels@current:en.1", "panels@current:en.3", "panels@current:en.4", "panels@current:en.2",
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

  @Test func takesASymbolForItsTopicOfToday() throws {
    #expect(try results("UILampView").first?.hasPrefix("panels@current") == true)
  }

  @Test func saysWhatReplacesADeprecatedSymbol() throws {
    let notes = try store.search(SearchQuery("UILampSheet?")).noteTexts
    #expect(notes.contains("UILampSheet is deprecated; use UILampView"))
    #expect(try store.search(SearchQuery("UILampView")).noteTexts.isEmpty)
  }

  @Test(arguments: ["lamp tvOS", "등불 tvOS", "ランプ tvOS"])
  func notesThatAPageHasNothingMoreForAPlatform(query: String) throws {
    let platforms = try store.platforms(ofTopic: "panels", text: Self.newest)
    let notes = try store.search(SearchQuery(query)).notes
    #expect(notes.contains { $0.description.hasSuffix(": nothing else to consider in tvOS") })
    #expect(platforms.withoutConsiderations == ["tvOS"])
    #expect(try store.search(SearchQuery(query.replacing(" tvOS", with: ""))).notes.isEmpty)
  }

  @Test func findsNothingOfAPageForAPlatformThatItDoesNotSupportAndSaysWhy() throws {
    // The older page, which names no platforms, is about the same thing.
    try store.add("other.md", Self.other)
    try store.matchTexts()
    let answer = try store.search(
      SearchQuery("wick of a lamp"), SearchFilter(platform: "visionOS"))
    #expect(answer.results.isEmpty)
    #expect(answer.noteTexts.first == "Lamps and wicks: not supported in visionOS")
    let supported = try store.search(
      SearchQuery("wick of a lamp"), SearchFilter(platform: "watchOS"))
    #expect(supported.results.contains { $0.rule.id.topic == "panels" })
    #expect(supported.notes.isEmpty)
  }

  @Test func weighsARuleForAllPlatformsOfItsPageLikeOneForAll() throws {
    let facts = try store.facts(ofRules: [3, 4, 5])
    #expect(try store.rulesByKey([5])[5]?.platforms.count == 5)
    #expect(facts.map(\.isForPlatforms) == [false, true, false])
  }

  private static let newest = TextID(edition: .current, language: .english)
  private static let other = ParsedDocument(
    topic: "candles", title: "Candles", text: newest, hasNamedOrigin: false, piece: 0,
    shape: "authored", rules: [rule(.rule, "Trim the wick of a candle.", 1)])
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
