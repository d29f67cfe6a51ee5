import Testing

@testable import GuidelineStore

/// Small numbers in digits and in words.
@Suite struct NumberWordsTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory()
    try store.add(
      "en.md",
      .sample(
        "t", "current:en", "Light five lanterns.", "Light lanterns at noon.", "Hang 3 kites.",
        "Hang kites higher.", "Wait 29 hours.", "Leave 11 points.", "Eleven sheets of 11."))
    try store.add(
      "ko.md",
      .sample(
        "t", "current:ko", "초롱 개수를 정하세요.", "초롱을 네 개까지 다세요.", "세 손가락을 펴세요.", "손가락 모양의 세로줄.",
        "11번째 초롱.", "11포인트를 남기세요."))
    try store.add(
      "ja.md", .sample("t", "current:ja", "本指の動き。", "3本指で動かします。", "提灯を4個掛けます。", "個人の提灯。"))
  }

  @Test(arguments: [
    ("5 lanterns", "t@current:en.1"), ("three kites", "t@current:en.3"),
    ("초롱 4개", "t@current:ko.2"), ("3 손가락", "t@current:ko.3"), ("三本指", "t@current:ja.2"),
    ("提灯4個", "t@current:ja.3"), ("提灯 四個", "t@current:ja.3"), ("提灯4個以上", "t@current:ja.3"),
    ("초롱 4개이하", "t@current:ko.2"), ("초롱 4개 이하", "t@current:ko.2"),
  ])
  func findsNumbersHoweverTheyAreWritten(query: String, expected: String) throws {
    let found = try store.search(SearchQuery(query), SearchFilter(everyText: true))
    #expect(found.results.first?.rule.id.description == expected)
  }

  @Test(arguments: ["11pt", "11Points"])
  func findsUnitsHoweverTheyAreSpelled(query: String) throws {
    for (language, expected) in [(Language.english, "en.6"), (.korean, "ko.6")] {
      let found = try store.search(
        SearchQuery(query), SearchFilter(language: language, everyText: true))
      #expect(found.results.first?.rule.id.description == "t@current:" + expected)
    }
  }

  @Test func joinsNoNumbersOverAHyphen() throws {
    let term = try #require(SearchQuery("3-8 kites").terms.first)
    #expect(term.alternatives.map(\.tokens) == [["3", "8"]])
    #expect(SearchQuery("pop-up").terms[0].alternatives.map(\.tokens).contains(["popup"]))
  }

  @Test(arguments: [("2 lanterns", "four lanterns"), ("5 초롱", "초롱 4개")])
  func countsNoOtherNumber(one: String, other: String) throws {
    for query in [one, other] {
      let terms = try QueryExpansion(in: store, languages: [.english, .korean, .japanese])
        .terms(of: SearchQuery(query))
      let numbers = terms.flatMap(\.groups).compactMap { group -> String? in
        if case .number(let text) = group.origin { text } else { nil }
      }
      #expect(!numbers.isEmpty)
      #expect(!numbers.contains { $0.contains("three") || $0.contains("세 ") || $0.contains("三") })
    }
  }

  @Test func countsANumberAsRareAsAllItsSpellings() throws {
    let terms = try QueryExpansion(in: store, languages: [.korean]).terms(of: SearchQuery("초롱 4개"))
    let number = try #require(terms.first { $0.text == "4개" })
    #expect(number.groups.allSatisfy { $0.origin != .written })
    let rated = try #require(try ScoredTerm(number, in: store))
    #expect(rated.finding.count == 1)
  }

  @Test func leavesLargerNumbersAsTheyAre() throws {
    let terms = try QueryExpansion(in: store, languages: [.english]).terms(of: SearchQuery("29"))
    #expect(terms.flatMap(\.groups).allSatisfy { $0.origin == .written || $0.origin == .parts })
  }
}
