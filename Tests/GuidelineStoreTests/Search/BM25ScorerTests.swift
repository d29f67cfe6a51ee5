import Testing

@testable import GuidelineStore

/// What rules are worth to a query.
@Suite struct RelevanceTests {
  let store: RuleStore
  var terms: [ScoredTerm] = []

  init() throws {
    store = try RuleStore.inMemory(
      glossary: """
        term: lantern
        en: lantern
        en-other: lamp
        """)
    try store.add(
      "en.md",
      .sample(
        "t", "current:en", title: "House", "Light a lantern.", "Light a lantern or lamp.",
        "Open a gate."))
    terms = try QueryExpansion(in: store, languages: [.english]).terms(of: SearchQuery("lantern"))
      .compactMap { try ScoredTerm($0, in: store) }
  }

  private func score(_ row: UInt32, size: Int) -> Double {
    var relevance = BM25Scorer(terms)
    return relevance.score(of: row, size: size)
  }

  @Test func countsNoRuleAsSmallerThanASentenceOrTwo() {
    #expect(score(1, size: 10) == score(1, size: 150))
    #expect(score(1, size: 150) > score(1, size: 600))
  }

  @Test func takesWhatIsRelatedForANameThatOneOfManyRulesHasByChance() throws {
    let store = try RuleStore.inMemory(
      glossary: """
        term: torch
        en: torch
        en-other: flambeau
        related: lantern

        term: lantern
        en: lantern
        """)
    func lanternIsAside(amongRules count: Int) throws -> Bool? {
      store.cache.ruleCounts = [.english: count]
      return try QueryExpansion(in: store, languages: [.english]).terms(of: SearchQuery("torch"))
        .compactMap { try ScoredTerm($0, in: store) }
        .first?.phrases.first { $0.phrase.tokens == ["lantern"] }?.isAside
    }
    try store.add("en.md", .sample("t", "current:en", "Light a lantern.", "Flambeau is a shrimp."))
    #expect(try lanternIsAside(amongRules: 2) == true)
    #expect(try lanternIsAside(amongRules: 12_000) == false)
    try store.add("other.md", .sample("u", "current:en", "Put out the torch."))
    #expect(try lanternIsAside(amongRules: 12_000) == true)
  }

  @Test func prefersARuleThatHasAThingByTwoOfItsNames() {
    #expect(score(2, size: 200) > score(1, size: 200))
  }
}
