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
    try store.add(
      "ko.md", .sample("t", "current:ko", "문 위에 종이 초롱을 거세요.", "종이를 접으세요.", "초롱을 닦으세요."))
    try store.add(
      "ja.md", .sample("t", "current:ja", "ペーパー ランタンを掛けます。", "ペーパーを折ります。", "ランタンを磨きます。"))
  }

  private static let glossary = """
    term: paper-lantern
    en: paper lantern
    ko: 종이 초롱
    ja: ペーパー ランタン

    term: lantern
    en: lantern
    en-other: gate
    """

  @Test func areReadAsTheName() throws {
    let answer = try store.search(SearchQuery("paper lantren"), SearchFilter())
    #expect(answer.results.first?.rule.id.description == "t@current:en.1")
    #expect(
      answer.noteTexts.first
        == "no rule contains “paper lantren”; showing results for “paper lantern”")
  }

  @Test(arguments: [
    ("종이 쵸롱", "종이 초롱"), ("종이 쵸롱을", "종이 초롱"), ("ペーパー ランタソ", "ペーパー ランタン"),
  ])
  func areReadAsTheNameInOtherLanguages(query: String, meant: String) throws {
    let answer = try store.search(SearchQuery(query), SearchFilter())
    #expect(answer.noteTexts.first?.hasSuffix("showing results for “\(meant)”") == true)
  }

  @Test(arguments: ["lantren night", "쵸롱 닦기", "종이 갓"])
  func areLeftAloneBesideOthers(query: String) throws {
    let terms = SearchQuery(query).terms
    #expect(try MisspelledNames(store: store).terms(of: terms) == terms)
  }
}
