import Testing

@testable import GuidelineStore

/// Names of the glossary that hold words which tell nothing by themselves.
@Suite struct NamedStopWordsTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory(glossary: Self.glossary)
    try store.add(
      "en.md",
      .sample("t", "current:en", "Raise the flag at noon.", "Paint the full moon.", "Put it down."))
    try store.add("ko.md", .sample("t", "current:ko", "깃발을 올리세요.", "어두운 등을 바꾸세요."))
    try store.add("ja.md", .sample("t", "current:ja", "旗を掲げる門を作ります。"))
  }

  private static let glossary = """
    term: raise
    en: raise
    en-other: hoist up
    ko: 올리
    ja: 掲げる
    ja-other: 棒の上に付ける

    term: dim
    en: dim
    ko: 어두운
    ko-other: 안 비치

    term: moon
    en: full moon

    term: whole
    en: in full

    term: done
    en: done flag

    term: allowed
    en: may be used

    term: overuse
    en: overuse
    ja: 使いすぎ

    term: usable
    en: usable
    ja: 使える

    term: unusable
    en: unusable
    ja: 使えない
    """

  @Test(arguments: [
    ("when can I hoist up a flag", ["hoist", "up", "flag"]),
    ("hoist a flag up", ["hoist", "flag"]),
    ("a flag in full", ["flag", "in", "full"]),
    ("may be used as flag", ["flag"]), ("may be used", ["may", "be", "used"]),
    ("등이 안 비치면", ["등이", "안", "비치면"]), ("등이 왜 안 올라요", ["등이", "올라요"]),
    ("旗を棒の上に付ける方法", ["旗", "棒", "上", "付"]), ("旗の上", ["旗"]),
  ])
  func keepsStopWordsThatNamesHold(query: String, expected: [String]) throws {
    let named = try NamedStopWords(SearchQuery(query).terms, in: store)
    #expect(named.telling.map(\.text) == expected)
  }

  @Test(arguments: [
    ("旗を使いすぎないで", ["旗", "使いすぎ"]), ("旗が使えないとき", ["旗", "使えない"]), ("旗が使えなくて", ["旗", "使えなく"]),
    ("旗が使えるとき", ["旗"]), ("旗の使い方", ["旗", "使い方"]), ("使える旗", ["旗"]),
  ])
  func keepsKanjiThatTellNothingWithTheHiraganaOfAName(query: String, expected: [String]) throws {
    let named = try NamedStopWords(SearchQuery(query).terms, in: store)
    #expect(named.telling.map(\.text) == expected)
  }

  @Test(arguments: [
    ("flag in moon", [false, true]), ("flag of moon", [false, false]),
    ("flag moon", [false, false]),
  ])
  func marksWhatStandsBehindAPreposition(query: String, expected: [Bool]) throws {
    let named = try NamedStopWords(SearchQuery(query).terms, in: store)
    #expect(named.telling.map(\.isBehindPreposition) == expected)
  }

  @Test(arguments: [
    ("full or moon", [false, true]), ("full of moon", [false, false]),
    ("full not a moon", [false, true]), ("full moon", [false, false]),
  ])
  func marksWhatIsSetApart(query: String, expected: [Bool]) throws {
    let named = try NamedStopWords(SearchQuery(query).terms, in: store)
    #expect(named.telling.map(\.isSetApart) == expected)
  }

  @Test(arguments: [("moon or full", false), ("moon in a full", true)])
  func turnsNoNameRoundThatIsSetApart(query: String, expected: Bool) throws {
    let named = try NamedStopWords(SearchQuery(query).terms, in: store)
    let spans = try GlossarySpans(named.telling, in: store).named(from: 0)
    #expect(spans.contains { $0.text == "full moon" } == expected)
  }

  @Test func keepsWhatTellsOneThingFromAnother() throws {
    let named = try NamedStopWords(SearchQuery("hoist up a done flag").terms, in: store)
    #expect(named.stopWords == ["up", "a"])
  }

  @Test(arguments: [
    ("hoist up", "t@current:en.1"), ("등이 안 비치면", "t@current:ko.2"), ("棒の上に付ける", "t@current:ja.1"),
  ])
  func findsWhatSuchNamesStandFor(query: String, expected: String) throws {
    let found = try store.search(SearchQuery(query), SearchFilter(everyText: true))
    #expect(found.results.first?.rule.id.description == expected)
  }
}
