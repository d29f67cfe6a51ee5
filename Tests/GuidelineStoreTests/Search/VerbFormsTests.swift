import Testing

@testable import GuidelineStore

/// Names that are verbs, which texts have in other forms.
@Suite struct VerbFormsTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory(glossary: Self.glossary)
    try store.add(
      "ko.md",
      .sample("t", "current:ko", "초롱은 손님이 오면 뒤집으세요.", "물을 채워 두세요.", "초롱을 편집하세요.", "편집기는 접으세요."))
    try store.add(
      "ja.md", .sample("t", "current:ja", "提灯を選びましょう。", "順番を決めてください。", "速く歩きます。"))
  }

  private static let glossary = """
    term: flip
    en: flip
    ko: 뒤집기

    term: fill
    en: fill
    ko: 채우기

    term: editor
    en: editor
    ko: 편집기

    term: choose
    en: choose
    ja: 選ぶ

    term: decide
    en: decide
    ja: 決める

    term: fast
    en: fast
    ja: 速い
    """

  @Test(arguments: [
    ("flip", "t@current:ko.1"), ("fill", "t@current:ko.2"), ("choose", "t@current:ja.1"),
    ("decide", "t@current:ja.2"), ("fast", "t@current:ja.3"),
  ])
  func findsOtherForms(query: String, expected: String) throws {
    let language: Language = expected.contains(":ko") ? .korean : .japanese
    let found = try store.search(SearchQuery(query), SearchFilter(language: language))
    #expect(found.results.map(\.rule.id.description) == [expected])
  }

  @Test func weighsAFormAsItsVerb() throws {
    try store.add("rare.md", .sample("rare", "current:ko", "초롱을 뒤집어도 됩니다."))
    let terms = try QueryExpansion(in: store, languages: [.korean])
      .terms(of: SearchQuery("뒤집어도"))
    let term = try #require(terms.first)
    let rated = try #require(try ScoredTerm(term, in: store))
    let values = rated.phrases.filter { $0.frequency > 0 && !$0.isPart }.map(\.value)
    #expect(values.count > 1)
    #expect(Set(values).count == 1)
  }

  @Test(arguments: [("편집하면", false), ("초롱 편집", false), ("편집기를", true)])
  func takesNoVerbForADevice(query: String, isDevice: Bool) throws {
    let groups = try QueryExpansion(in: store, languages: [.english, .korean])
      .terms(of: SearchQuery(query)).flatMap(\.groups)
    #expect(groups.contains { $0.origin == .glossary(term: "editor", name: "editor") } == isDevice)
  }

  @Test func takesNoDeviceForAVerb() throws {
    let found = try store.search(SearchQuery("editor"), SearchFilter(language: .korean))
    #expect(found.results.map(\.rule.id.description) == ["t@current:ko.4"])
  }
}
