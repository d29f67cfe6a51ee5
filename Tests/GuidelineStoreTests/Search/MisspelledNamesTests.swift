import Testing

@testable import GuidelineStore

/// Words misspelled beside others with which they are a name.
@Suite struct MisspelledNamesTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory(glossary: Self.glossary)
    try store.add(
      "en.md",
      .sample(
        "t", "current:en", "Hang a paper lantern above the gate.", "Close the gate at night.",
        "Fold some paper."))
  }

  private static let glossary = """
    term: paper-lantern
    en: paper lantern

    term: lantern
    en: lantern
    en-other: gate
    """

  @Test func areReadAsTheName() throws {
    let answer = try store.search(SearchQuery("paper lantren"), SearchFilter())
    #expect(answer.results.first?.rule.id.description == "t@current:en.1")
    #expect(
      answer.notes.first == "no rule has “paper lantren”; showing results for “paper lantern”")
  }

  @Test func areLeftAloneBesideOthers() throws {
    let terms = SearchQuery("lantren night").terms
    #expect(try MisspelledNames(store: store).terms(of: terms) == terms)
  }
}
