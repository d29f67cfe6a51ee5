import Testing

@testable import GuidelineStore

/// Japanese names and words with hiragana before, between and behind their kanji.
@Suite struct OkuriganaNamesTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory(glossary: Self.glossary)
    try store.add(
      "ja.md",
      .sample(
        "t", "current:ja", "提灯の購読を始めます。", "札は読んだ順に並べます。", "触覚で知らせます。", "灯を右から左へ運びます。",
        "大文字で書きます。", "視覚で伝えます。"))
    try store.add(
      "en.md",
      .sample(
        "t", "current:en", "Write large text.", "Carry it right to left.", "Tell of a new feature.",
        "Pull to relight."))
  }

  private static let glossary = """
    term: large-text
    en: large text
    ja: 大きい文字

    term: capital
    en: capital letter
    ja: 大文字

    term: right-to-left
    en: right to left
    ja: 右から左

    term: haptics
    en: haptics
    ja: 触覚

    term: new-feature
    en: new feature
    ja: 新機能

    term: relight
    en: pull to relight
    ja: 引き下げて点灯
    """

  @Test(arguments: [
    ("大きい文字", "large text"), ("右から左", "right to left"), ("新しい機能", "new feature"),
    ("引下げて点灯", "pull to relight"),
  ])
  func findsNames(query: String, expected: String) throws {
    let terms = try QueryExpansion(in: store, languages: [.english, .japanese])
      .terms(of: SearchQuery(query))
    let names = terms.flatMap(\.groups).compactMap { group in
      if case .glossary(_, let name) = group.origin { name } else { nil }
    }
    #expect(names.contains(expected), "\(names)")
  }

  @Test(arguments: ["触って覚える", "触れて覚えたい"])
  func makesNoNameOfVerbs(query: String) throws {
    let terms = try QueryExpansion(in: store, languages: [.japanese]).terms(of: SearchQuery(query))
    #expect(!terms.contains { $0.text.contains("触 覚") })
  }

  @Test(arguments: [("読みやすい", "t@current:ja.2"), ("伝えたい", "t@current:ja.6")])
  func findsFormsOfAVerbRatherThanCompounds(query: String, expected: String) throws {
    let found = try store.search(SearchQuery(query), SearchFilter(everyText: true))
    #expect(found.results.first?.rule.id.description == expected)
  }

  @Test func findsNoPiecesOfAWordThatNoRuleHas() throws {
    let found = try store.search(SearchQuery("灯す"), SearchFilter(everyText: true))
    #expect(found.results.isEmpty)
  }
}
