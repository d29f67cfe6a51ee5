import Testing

@testable import GuidelineStore

/// What a query finds beside the words that it has.
@Suite struct ExpansionTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory(glossary: Self.glossary)
    try store.take(.symbols, Array(Self.symbols.utf8), isCarried: false, path: "symbols")
    try store.add(
      "en.md",
      .sample(
        "t", "current:en", "Hang a paper lantern above the gate.", "Open the umbrella first.",
        "Fold a parasol when it is calm.", "Measure 44 points with a `UIRuler`."))
    try store.add(
      "ko.md",
      .sample("t", "current:ko", "초롱을 문 위에 다세요.", "우산을 먼저 펴세요.", "도구막대를 접으세요."))
    try store.add(
      "ja.md", .sample("t", "current:ja", "提灯を門の上に掛けます。", "傘を先に開きます。", "門は古いほうを。"))
  }

  private static let symbols = """
    topic: t
    UIKit: UIPaperLamp
    """

  private static let glossary = """
    # Things of a garden.
    term: lantern
    topic: t
    en: lantern
    en-outdated: fire lamp
    ko: 초롱
    ko-other: 호롱불
    ja: 提灯

    term: umbrella
    en: umbrella
    en-other: parasol
    ko: 우산
    ja: 傘
    symbols: UIUmbrella

    term: hang
    en: hang
    ko: 매달기
    ja: 掛ける

    term: calm
    en: calm
    en-other: quiet
    ko: 잔잔
    ja: 静か
    related: umbrella
    """

  private func ids(_ query: String, _ language: Language? = nil) throws -> [String] {
    try store.search(SearchQuery(query), SearchFilter(language: language, everyText: true))
      .results.map(\.rule.id.description)
  }

  @Test(arguments: [
    ("umbrella", ["t@current:en.2", "t@current:en.3"]),
    ("fire lamp", ["t@current:en.1"]), ("a lamp of fire", ["t@current:en.1"]),
    ("UIUmbrella", ["t@current:en.2", "t@current:en.3"]),
    ("lanten", ["t@current:en.1"]),
    ("how should i hang a lantern", ["t@current:en.1"]),
    ("UIRuler", ["t@current:en.4"]), ("calmest", ["t@current:en.3"]),
    ("symbol:UIRuler", ["t@current:en.4"]),
  ])
  func findsInEnglish(query: String, expected: [String]) throws {
    #expect(try ids(query, .english).prefix(expected.count) == expected[...])
  }

  @Test(arguments: [
    ("호롱불을", "t@current:ko.1"), ("도구 막대에서", "t@current:ko.3"), ("lantern", "t@current:ko.1"),
    ("parasol", "t@current:ko.2"), ("우산은 어떻게 펴나요", "t@current:ko.2"), ("도꾸막대", "t@current:ko.3"),
    ("호롱뿔을", "t@current:ko.1"), ("UIPaperLamp", "t@current:ko.1"),
  ])
  func findsInKorean(query: String, expected: String) throws {
    #expect(try ids(query, .korean).first == expected)
  }

  @Test(arguments: [
    ("호롱불", "t@current:ja.1"), ("parasol", "t@current:ja.2"), ("傘の開き方", "t@current:ja.2"),
  ])
  func findsInJapanese(query: String, expected: String) throws {
    #expect(try ids(query, .japanese).first == expected)
  }

  @Test(arguments: [
    ("매달아도 되는 것", "t@current:en.1"), ("掛けてもいいですか", "t@current:en.1"), ("초롱우산", "t@current:en.1"),
    ("우산이랑 잔잔하면", "t@current:en.3"), ("초롱전에 해도되나요", "t@current:en.1"),
    ("parasoll", "t@current:ko.2"),
  ])
  func findsInAnotherLanguage(query: String, expected: String) throws {
    let language = expected.contains(":en") ? Language.english : .korean
    #expect(try ids(query, language).first == expected)
  }

  @Test func keepsPhrasesBeginningsAndExclusionsExact() throws {
    #expect(try ids("\"umbrella\"") == ["t@current:en.2"])
    #expect(try ids("umbr*") == ["t@current:en.2"])
    #expect(try ids("umbrella -parasol", .english) == ["t@current:en.2"])
  }

  @Test func tellsWhatTheQueryGained() throws {
    let answer = try store.search(SearchQuery("fire lamp"), SearchFilter(), explains: true)
    #expect(answer.noteTexts == [])
    let explanation = try #require(answer.explanation)
    #expect(explanation.terms[0].readings.contains { $0.origin == "glossary: lantern" })
    #expect(explanation.scores.count == answer.results.count)
    #expect(explanation.scores[0].count == explanation.terms.count + 6)
    #expect(
      zip(explanation.scores, answer.results).allSatisfy { parts, result in
        abs(parts.map(\.value).reduce(0, +) - result.score) < 1e-9
      })
    #expect(explanation.scores[0][0].value > 0)
  }

  @Test(arguments: ["開けてください", "ランタンタン", "초롱불에"])
  func explainsInWordsThatPeopleWrite(query: String) throws {
    let answer = try store.search(SearchQuery(query), SearchFilter(), explains: true)
    let explanation = try #require(answer.explanation)
    for term in explanation.terms {
      #expect(query.contains(term.text), "\(term)")
      for reading in term.readings where ["as written", "part"].contains(reading.origin) {
        #expect(reading.text == term.text, "\(reading)")
      }
      let glossary = term.readings.filter { $0.origin.hasPrefix("glossary") }
      #expect(glossary.allSatisfy { Self.glossary.contains($0.text) }, "\(glossary)")
    }
  }
}
