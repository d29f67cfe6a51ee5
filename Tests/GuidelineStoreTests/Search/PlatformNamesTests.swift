import Testing

@testable import GuidelineStore

/// Devices and their systems, which stand for each other.
@Suite struct PlatformNamesTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory(glossary: Self.glossary)
    var page = try ParsedDocument.sample(
      "t", "current:en", "Polish the lantern.", "Fold the lantern.", "Hang the lantern on a clock.")
    page.rules[1].section = ["clockOS"]
    try store.add("en.md", page)
  }

  private static let glossary = """
    term: clockos
    topic: designing-for-clockos
    en: clockOS
    ko: clockOS
    related: tower-clock; bell

    term: tower-clock
    topic: designing-for-clockos
    en: Tower Clock
    ko: 시계탑
    related: clockos; bell

    term: bell
    en: bell
    ko: 종
    """

  @Test(arguments: [
    ("tower clock lantern", nil), ("시계탑", Language.english),
  ])
  func findsRulesBelowTheNameOfASystemByItsDevice(query: String, language: Language?) throws {
    let found = try store.search(
      SearchQuery(query), SearchFilter(language: language, everyText: true))
    #expect(found.results.first?.rule.id.description == "t@current:en.2")
  }

  @Test func takesOnlyTermsOfTheSamePlatformForEachOther() throws {
    let device = try GlossarySpans(SearchQuery("tower clock").terms, in: store).named(from: 0)
    let keys = try store.platforms(ofTerms: try #require(device.first).terms)
    #expect(try Set(store.names(ofTerms: keys, in: [.english]).map(\.slug)) == ["clockos"])
  }
}
