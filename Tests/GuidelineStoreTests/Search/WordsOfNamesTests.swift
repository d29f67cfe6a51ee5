import Testing

@testable import GuidelineStore

/// Names of several words, of which rules in another language have only the words.
@Suite struct WordsOfNamesTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory(glossary: Self.glossary)
    try store.add(
      "en.md",
      .sample(
        "t", "current:en", "Wash the panel.", "Let no lantern hide a gate.", "Paint a gate.",
        "Dim the porch light."))
    try store.add("ja.md", .sample("t", "current:ja", "提灯が門を隠さないようにします。", "門を塗ります。", "玄関灯を消します。"))
  }

  private static let glossary = """
    term: porch-light
    en: porch light
    en-other: lantern gate
    ko: 초롱 대문
    ja: 玄関灯

    term: lantern
    en: lantern
    ko: 초롱
    ja: 提灯

    term: gate
    en: gate
    ko: 대문
    ja: 門
    """

  private func parts(_ query: String, _ languages: [Language]) throws -> [[String]] {
    let target = languages.count > 1 ? languages[0] : nil
    return try QueryExpansion(in: store, languages: Set(languages), target: target)
      .terms(of: SearchQuery(query))[0].groups.filter { $0.origin == .parts }
      .map { $0.phrases.map { $0.tokens.joined() } }
  }

  @Test func looksForTheWordsOfANameThatTheLanguageOfTheResultsLacks() throws {
    #expect(try parts("초롱 대문", [.english, .korean]).contains(["lantern", "gate"]))
    #expect(try parts("lantern gate", [.japanese, .english]).contains(["提灯", "門"]))
    #expect(try !parts("초롱 대문", [.korean]).contains(["lantern", "gate"]))
  }

  @Test func looksForTheWordsOfARareNameNearEachOther() throws {
    let store = try RuleStore.inMemory(
      glossary: """
        term: douse
        en: douse
        en-other: put lights out
        en-outdated: light killer

        term: wick
        en: wick trimming
        """)
    try store.add(
      "en.md",
      .sample(
        "t", "current:en", "Let guests put the many small lights of the porch out.",
        "Put a ladder there. In the evening, when all the guests who came have left by the gate, "
          + "the lights go out.",
        "Light a candle.", "Trimming of a wick."))
    func ids(_ query: String) throws -> [String] {
      try store.search(SearchQuery(query)).results.map(\.rule.id.description)
    }
    #expect(try ids("douse") == ["t@current:en.1"])
  }

  @Test(arguments: [
    ("lantern in gate", ["lantern", "gate"]), ("gate in lantern", ["gate lantern"]),
    ("lantern gate", ["lantern gate"]),
  ])
  func readsNoNameOverAPreposition(query: String, expected: [String]) throws {
    let terms = try QueryExpansion(in: store, languages: [.english]).terms(of: SearchQuery(query))
    #expect(terms.filter { !$0.isBonus }.map(\.text) == expected)
  }
}
