import Testing

@testable import GuidelineStore

/// Queries that are written in no language.
@Suite struct ReadersLanguageTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory()
    try store.add(
      "en.md", .sample("t", "current:en", "Mix oil and wax 7:1.", "Cut 60pt LTWickBox wicks."))
    try store.add("ko.md", .sample("t", "current:ko", "기름과 밀랍은 7:1로 섞으세요.", "LTWickBox 심지는 60pt로."))
  }

  @Test(arguments: ["7:1", "60pt", "LTWickBox"])
  func putsTheLanguageOfTheReaderFirst(query: String) throws {
    for reader in [Language.english, .korean] {
      let found = try store.search(
        SearchQuery(query), SearchFilter(everyText: true, reader: reader))
      #expect(found.results.first?.rule.id.text.language == reader)
      #expect(found.results.count == 2)
    }
  }

  @Test(arguments: [
    ("7:1", true), ("60pt", true), ("LTWickBox", true), ("60pt wicks", false), ("OK", false),
    ("심지", false), ("60pt 심지", false),
  ])
  func tellsQueriesOfNoLanguage(query: String, isOfNone: Bool) {
    #expect(SearchQuery(query).isOfNoLanguage == isOfNone)
  }

  @Test func looksForNoTranslationThatBeginsNoWord() throws {
    for partner in ["용할", "불빛", "상으"] {
      try store.connection.run(
        "INSERT INTO word_translation VALUES ('en', 'wax', 'ko', ?1, 0.5)", .text(partner))
    }
    let terms = try QueryExpansion(in: store, languages: [.english, .korean])
      .terms(of: SearchQuery("wax"))
    let learned = terms.flatMap(\.groups).compactMap { group -> String? in
      if case .translation(let word) = group.origin { word } else { nil }
    }
    #expect(learned == ["불빛"])
  }
}
