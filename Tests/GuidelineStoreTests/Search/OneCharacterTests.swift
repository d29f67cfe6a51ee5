import Testing

@testable import GuidelineStore

/// Words of one character, alone and in words that are written together.
@Suite struct OneCharacterTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory(glossary: Self.glossary)
    try store.add(
      "ko.md",
      .sample(
        "t", "current:ko", "등잔 막을 걷으세요.", "막을 걷으세요.", "장막 등불을 켜세요.", "초롱에 색을 칠하세요.",
        "초롱을 문 위에 다세요.", "수색 대원을 부르세요."))
    try store.add(
      "ja.md",
      .sample("t", "current:ja", "提灯を門の上に掛けます。", "提灯を消します。", "色を変えます。", "門を閉じます。", "門の色を見ます。"))
  }

  private static let glossary = """
    term: lantern
    en: lantern
    ko: 초롱
    ja: 提灯

    term: color
    en: color
    ko: 색
    ja: 色

    term: curtain
    en: curtain
    ko: 막

    term: put-out
    en: put out
    ko: 끄기
    ja: 消す

    term: change
    en: change
    ko: 바꾸
    ja: 変える
    """

  private func ids(_ query: String) throws -> [String] {
    try store.search(SearchQuery(query), SearchFilter(everyText: true))
      .results.map(\.rule.id.description)
  }

  @Test(arguments: ["막", "막을", "막은"])
  func putsAWordOfOneSyllableBeforeOthersThatHaveIt(query: String) throws {
    #expect(try Set(ids(query).prefix(2)) == ["t@current:ko.1", "t@current:ko.2"])
  }

  @Test func looksForANameOfOneSyllableAsAWord() throws {
    #expect(try ids("색").first == "t@current:ko.4")
  }

  @Test func letsAnAskedForSyllableGoOn() throws {
    #expect(try ids("등*") == ["t@current:ko.1", "t@current:ko.3"])
  }

  @Test(arguments: [
    ("提灯消す", ["提灯", "消"]), ("提灯色", ["提灯", "色"]), ("提灯用", ["提灯"]), ("色変えたい", ["色変"]),
    ("초롱색", ["초롱색"]), ("초롱아래의", ["초롱"]),
  ])
  func splitsWordsBesideLongerNames(word: String, expected: [String]) throws {
    let term = try #require(SearchQuery(word).terms.first)
    let parts = try CompoundSplitter(store: store, target: nil).parts(of: term)
    #expect(parts.map(\.text) == expected)
  }

  @Test func findsBothParts() throws {
    #expect(try ids("提灯消したい").first == "t@current:ja.2")
  }

  @Test func takesTheBeginningOfAWordForNoCorrection() throws {
    let notes = try store.search(SearchQuery("提灯門閉"), SearchFilter(everyText: true)).noteTexts
    #expect(!notes.contains { $0.contains("showing results for") })
  }
}
