import Testing

@testable import GuidelineStore

/// What rules are worth to a query.
@Suite struct RelevanceTests {
  let store: RuleStore
  var terms: [RatedTerm] = []

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
      .compactMap { try RatedTerm($0, in: store) }
  }

  private func score(_ row: UInt32, size: Int) -> Double {
    var relevance = Relevance(terms)
    return relevance.score(of: row, size: size)
  }

  @Test func countsNoRuleAsSmallerThanASentenceOrTwo() {
    #expect(score(1, size: 10) == score(1, size: 150))
    #expect(score(1, size: 150) > score(1, size: 600))
  }

  @Test func prefersARuleThatHasAThingByTwoOfItsNames() {
    #expect(score(2, size: 200) > score(1, size: 200))
  }
}
