import Testing

@testable import GuidelineStore

/// Queries that are written in no language.
@Suite struct ReadersLanguageTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory()
    try store.add(
      "en.md", .sample("t", "current:en", "Mix oil and wax 7:1.", "Cut 60pt LTWickBox wicks."))
    try store.add("ko.md", .sample("t", "current:ko", "기름과 밀랍은 7:1로 섞으세요.", "LTWickBox 심지는 60pt로."))
  }

  @Test(arguments: ["7:1", "60pt", "LTWickBox"])
  func putsTheLanguageOfTheReaderFirst(query: String) throws {
    for reader in [Language.english, .korean] {
      let found = try store.search(
        SearchQuery(query), SearchFilter(everyText: true, reader: reader))
      #expect(found.results.first?.rule.id.text.language == reader)
      #expect(found.results.count == 2)
    }
  }

  @Test(arguments: [
    ("7:1", true), ("60pt", true), ("LTWickBox", true), ("60pt wicks", false), ("OK", false),
    ("심지", false), ("60pt 심지", false),
  ])
  func tellsQueriesOfNoLanguage(query: String, isOfNone: Bool) {
    #expect(SearchQuery(query).isOfNoLanguage == isOfNone)
  }

  @Test(arguments: [
    ("wax", true), ("oil wax", true), ("ＬＴWickBox", true), ("how to mix oil and wax", false),
    ("밀랍", true),
  ])
  func answersNamesInTheLanguageOfTheReader(query: String, isOfReader: Bool) throws {
    let filter = SearchFilter(everyText: true, reader: .korean)
    let request = try SearchRequest(SearchQuery(query), filter, in: store)
    #expect(request.language == (isOfReader ? .korean : .english))
    let english = try SearchRequest(SearchQuery(query), SearchFilter(reader: .english), in: store)
    #expect(english.language == (query == "밀랍" ? .korean : .english))
  }

  @Test(arguments: [
    ("引っ張って更新", "引っ 張って", "引っ張って"), ("メニューの色", "メニュー", "メニュー"),
    ("Old Toolbars", "Toolbars", "Toolbars"), ("버튼을 크게", "버튼", "버튼"), ("wax", "oil", "oil"),
  ])
  func quotesWordsAsTheQueryWritesThem(query: String, term: String, quoted: String) {
    #expect(SearchQuery(query).spelling(of: term) == quoted)
  }
}
