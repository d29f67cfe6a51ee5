import Testing

@testable import GuidelineStore

/// Names of the glossary whose words stand on both sides of a preposition.
@Suite struct PrepositionTests {
  @Test(arguments: [
    ("lantern in gate", ["lantern", "gate"]), ("gate in lantern", ["gate lantern"]),
    ("lantern gate", ["lantern gate"]),
  ])
  func readsNoNameOverAPreposition(query: String, expected: [String]) throws {
    let store = try RuleStore.inMemory(
      glossary: """
        term: porch-light
        en: porch light
        en-other: lantern gate

        term: lantern
        en: lantern

        term: gate
        en: gate
        """)
    try store.add(
      "en.md",
      .sample(
        "t", "current:en", "Let no lantern hide a gate.", "Paint a gate.", "Dim a porch light."))
    let terms = try QueryExpansion(in: store, languages: [.english]).terms(of: SearchQuery(query))
    #expect(terms.map(\.text) == expected)
  }
}
