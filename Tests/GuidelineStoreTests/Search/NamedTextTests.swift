import Testing

@testable import GuidelineStore

/// Queries that are a name, and the texts that are called so.
@Suite struct NamedTextTests {
  let store: RuleStore

  init() throws {
    store = try Self.store(glossary: Self.glossary)
  }

  private static func store(glossary: String) throws -> RuleStore {
    let store = try RuleStore.inMemory(glossary: glossary)
    for (edition, definition) in [("2014", "Lantern panes."), ("2019", "Lantern pane")] {
      try store.add(
        "\(edition).md",
        ParsedDocument(
          topic: "lantern-panes", title: "Lamps",
          text: TextID(edition: #require(Edition(edition)), language: .english),
          hasNamedOrigin: false, piece: 0, shape: "bold",
          rules: [
            Self.rule(
              .paragraph, "Glass keeps the wind out.", 1,
              "At sea, and on the hills beside it, a flame goes out that nothing shields; so since long "
                + "ago people have set a lantern pane between the wick and the weather."),
            Self.rule(.rule, "Wipe a lantern pane, and wipe each lantern pane again.", 2),
            Self.rule(.rule, "Lantern panes lead: no lantern pane breaks by itself.", 3),
            Self.rule(
              .rule, "Beside a lantern pane, keep a lantern pane as a spare lantern pane.", 4),
            Self.rule(
              .definition, definition, 5,
              "Made of horn in earlier days; nowadays of glass, mica, or of whatever else lets light "
                + "through and stands the heat of a flame for as long as a night may last at sea."),
            Self.rule(.definition, "Lantern pane of the left side", 6),
          ]))
    }
    return store
  }

  private static func rule(
    _ kind: RuleKind, _ lead: String, _ line: Int, _ body: String = ""
  ) -> ParsedRule {
    ParsedRule(section: [], kind: kind, lead: lead, body: body, lines: line...line)
  }

  private static let glossary = """
    term: lantern-pane
    topic: lantern-panes
    en: lantern pane
    en-other: lamp window
    ko: 초롱 유리
    """

  private func ids(_ query: String, _ language: Language? = nil) throws -> [String] {
    let filter = SearchFilter(language: language, everyText: true)
    return try store.search(SearchQuery(query), filter).results.map(\.rule.id.description)
  }

  @Test(arguments: ["lantern pane", "Lantern Panes", "what is a lantern pane", "lamp window"])
  func putsADefinitionThatIsCalledAsTheQueryAmongTheFirst(query: String) throws {
    #expect(try ids(query).prefix(2).contains("lantern-panes@2019:en.5"))
  }

  @Test func putsNoOlderWordingOfADefinitionBesideIt() throws {
    let found = try ids("lantern pane")
    let older = try #require(found.firstIndex(of: "lantern-panes@2014:en.5"))
    #expect(older > 2)
  }

  @Test func putsRulesOfANewerEditionBeforeWhatOnlyAnOlderOneDefines() throws {
    try store.add(
      "current.md",
      ParsedDocument(
        topic: "lantern-panes", title: "Lamps", text: TextID(edition: .current, language: .english),
        hasNamedOrigin: false, piece: 0, shape: "bold",
        rules: [Self.rule(.rule, "Lantern pane by lantern pane.", 1)]))
    func place(_ filter: SearchFilter) throws -> Int? {
      try store.search(SearchQuery("lantern pane"), filter).results
        .firstIndex { $0.rule.id.description == "lantern-panes@2019:en.5" }
    }
    let newest = try #require(try place(SearchFilter()))
    let asked = try #require(try place(SearchFilter(edition: TextQuery("2019"))))
    #expect(newest > 1)
    #expect(asked < 2)
  }

  @Test func leavesDefinitionsOfMoreThanTheNameWhereTheyAre() throws {
    #expect(try !ids("lantern pane").prefix(3).contains("lantern-panes@2019:en.6"))
  }

  @Test func bringsNothingForwardWhereMoreIsAsked() throws {
    #expect(try ids("wipe lantern pane").first != "lantern-panes@2019:en.5")
  }

  @Test func bringsTheOpeningOfThePageOfATopicForward() throws {
    let other = try Self.store(
      glossary: Self.glossary.replacing("topic: lantern-panes\n", with: ""))
    let scores = try [store, other].map { store in
      try store.search(SearchQuery("lantern pane"), SearchFilter(everyText: true))
        .results.first { $0.rule.id.description == "lantern-panes@2019:en.1" }?.score
    }
    #expect(try #require(scores[0]) > #require(scores[1]))
  }
}
