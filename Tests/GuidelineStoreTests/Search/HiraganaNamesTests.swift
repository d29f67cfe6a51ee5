import Testing

@testable import GuidelineStore

/// Names of the glossary among the hiragana of a query.
@Suite struct HiraganaNamesTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory(glossary: Self.glossary)
    try store.add(
      "ja.md",
      .sample(
        "t", "current:ja", "ランタンを磨きます。", "ランタンを隠す袋を縫います。", "ランタンを運びます。", "肯定の札を出します。"))
  }

  private static let glossary = """
    term: hide
    en: hide
    ko: 숨기
    ja: 隠す
    ja-other: かくす

    term: yes
    en: yes
    ko: 예
    ja: 肯定
    ja-other: はい
    """

  @Test(arguments: [
    ("ランタンをかくす", ["ランタン", "かくす"]), ("ランタンをかくしたい", ["ランタン", "かくし"]), ("かくす ランタン", ["かくす", "ランタン"]),
    ("はい ランタン", ["はい", "ランタン"]), ("ランタンはいつ", ["ランタン"]), ("ランタンはどこですか", ["ランタン"]),
    ("売かくす", ["売"]), ("\"ランタン\"をかくす", ["ランタン", "かくす"]), ("ランタンはい", ["ランタン"]),
  ])
  func keepsNames(query: String, expected: [String]) throws {
    #expect(try HiraganaNames(store: store).terms(of: SearchQuery(query)).map(\.text) == expected)
  }

  @Test(arguments: [("ランタンをかくす", "t@current:ja.2"), ("はい 札", "t@current:ja.4")])
  func findsWhatTheyStandFor(query: String, expected: String) throws {
    let found = try store.search(SearchQuery(query), SearchFilter(everyText: true))
    #expect(found.results.first?.rule.id.description == expected)
  }

  @Test func missesNothingInRulesWithoutAnAttachedName() throws {
    let terms = try QueryExpansion(in: store, languages: [.japanese])
      .terms(of: SearchQuery("ランタンをかくす"))
    #expect(terms.filter(\.isBonus).map(\.text).contains("かくす"))
  }
}
