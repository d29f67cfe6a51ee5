import Testing

@testable import GuidelineStore

/// Words that are written together with stop words, or with each other.
@Suite struct CompoundSplitterTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory(glossary: Self.glossary)
    try store.add("ko.md", .sample("t", "current:ko", "춤추는 중이라면 초롱을 끄세요.", "초롱은 너무 길지 않게 다세요."))
    for number in 1...10 {
      try store.add("ko\(number).md", .sample("t\(number)", "current:ko", "솜사탕을 \(number)개 파세요."))
    }
    try store.add("bridge.md", .sample("bridge", "current:ko", "초롱흔들기는 밤에 하세요."))
  }

  private static let glossary = """
    term: dance
    en: dance
    ko: 춤추는

    term: lantern
    en: lantern
    ko: 초롱

    term: swing
    en: swing
    ko: 흔들기

    term: too-long
    en: too long
    ko: 너무 길

    term: tail
    en: tail
    ko: 꼬리
    """

  @Test(arguments: [
    ("초롱할수있게", ["초롱할"]), ("춤추는때", ["춤추는"]), ("흔들지마", ["흔들지"]),
    ("흔들기초롱솜사탕", ["흔들기", "초롱", "솜사탕"]), ("초롱솜사탕흔들기를", ["초롱", "솜사탕", "흔들기를"]),
    ("초롱흔들기", ["초롱", "흔들기"]), ("초롱꽃다발", ["초롱꽃다발"]), ("초롱별", ["초롱"]),
    ("초롱아래의", ["초롱"]), ("초롱꼬리옆", ["초롱", "꼬리"]), ("안내", ["안내"]), ("초롱", ["초롱"]),
  ])
  func splits(word: String, expected: [String]) throws {
    let term = try #require(SearchQuery(word).terms.first)
    let parts = try CompoundSplitter(store: store, target: nil).parts(of: term)
    #expect(parts.map(\.text) == expected)
  }

  @Test(arguments: [("초롱이 너무 길면", "너무 길면"), ("초롱이 너무 길어요", "너무 길어요")])
  func knowsNamesThatEndInAStemOfOneSyllable(query: String, expected: String) throws {
    let terms = try QueryExpansion(in: store, languages: [.korean]).terms(of: SearchQuery(query))
    #expect(terms.map(\.text) == ["초롱이", expected])
  }
}
