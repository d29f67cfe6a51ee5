import Testing

@testable import GuidelineStore

/// Korean words of a query that tell more, or less, than they seem to.
@Suite struct AbsenceQueryTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory()
    try store.add(
      "ko.md",
      .sample(
        "t", "current:ko", "손잡이로 초롱을 드세요.", "초롱에 손잡이를 다세요.", "손잡이 없이 초롱을 드세요.", "초롱을 켜 보고 끄세요.",
        "보고를 쓰세요."))
  }

  private func ids(_ query: String) throws -> [String] {
    try store.search(SearchQuery(query), SearchFilter(everyText: true))
      .results.map(\.rule.id.description)
  }

  @Test func putsRulesOnThingsThatLackSomethingFirst() throws {
    #expect(try ids("손잡이 없는 초롱").first == "t@current:ko.3")
  }

  @Test(arguments: ["초롱 없는 날", "손잡이 없이 초롱"])
  func addsOneBonusBetweenNouns(query: String) throws {
    let terms = try QueryExpansion(in: store, languages: [.korean]).terms(of: SearchQuery(query))
    #expect(terms.contains { $0.isBonus && $0.text == "없는" })
  }

  @Test(arguments: ["초롱이 없는", "없는 초롱", "초롱 없는 것"])
  func addsNoneElsewhere(query: String) throws {
    let terms = try QueryExpansion(in: store, languages: [.korean]).terms(of: SearchQuery(query))
    #expect(!terms.contains { $0.isBonus && $0.text == "없는" })
  }

  @Test(arguments: [
    ("초롱 눌러 보면", ["초롱", "눌러"]), ("초롱 흔들어 보게", ["초롱", "흔들어"]), ("초롱 보고", ["초롱", "보고"]),
    ("켜 보고 초롱", ["켜", "초롱"]),
  ])
  func leavesOutWhatOnlySaysThatSomethingIsTried(query: String, expected: [String]) throws {
    let named = try NamedStopWords(SearchQuery(query).terms, in: store)
    #expect(named.telling.map(\.text) == expected)
  }
}
