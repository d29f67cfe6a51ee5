import Testing

@testable import GuidelineStore

@Suite struct SearchQueryTests {
  @Test(arguments: [
    (#"modal view"#, #""modal" AND "view""#),
    (#""modal view""#, #""modal" + "view""#),
    (#"modal -sheet"#, #"("modal") NOT (("sheet"))"#),
    (#"-"full screen" modal"#, #"("modal") NOT (("full" + "screen"))"#),
    (#"29pt"#, #""29" + "pt""#),
    (#"UIPageControl"#, #"("uipagecontrol" OR "ui" + "page" + "control")"#),
    (#"pop-up"#, #"("pop" + "up" OR "popup")"#),
    (#"modal modal MODAL"#, #""modal""#),
    (#"don’t"#, #""dont""#),
    (#"a - b"#, #""a" AND "b""#),
  ])
  func asksForLatinWords(query: String, expected: String) {
    #expect(expression(query) == expected)
  }

  @Test(arguments: [
    ("모달뷰", #""모달" + "달뷰""#),
    ("모달을", #""모달""#),
    ("탭", #""탭""#),
    ("탭을", #""탭""#),
    ("탭*", #""탭" *"#),
    ("해상도를", #"("해상" + "상도" OR "해상")"#),
    ("시트action", #""시트" AND "action""#),
    ("sheet를 표시합니다", #""sheet" AND "표시""#),
    ("\"모달 뷰를\"", #""모달" + "달뷰" + "뷰를""#),
    ("팝오*", #""팝오" *"#),
    ("\u{1106}\u{1169}\u{1103}\u{1161}\u{11AF}을", #""모달""#),
  ])
  func asksForKoreanWordsWithoutTheirParticles(query: String, expected: String) {
    #expect(expression(query) == expected)
  }

  @Test(arguments: [
    ("シートを閉じるボタンの色", #""シト" AND "閉じ" AND "ボタ" + "タン" AND "色" *"#),
    ("取り消し", #""取り" + "り消""#),
    ("表示方法", #""表示" + "示方" + "方法""#),
    ("バー", #""バー""#),
    ("タブ・バー", #""タブ" + "ブバ""#),
    ("ぼたん", #"("ぼた" + "たん" OR "ボタ" + "タン")"#),
    ("iPadのシート", #"("ipad") AND "シト""#),
  ])
  func asksForTheJapaneseWordsThatCount(query: String, expected: String) {
    #expect(
      expression(query).replacing("(\"ipad\")", with: "\"ipad\"")
        == expected.replacing("(\"ipad\")", with: "\"ipad\""))
  }

  @Test func completesAPrefixThatIsLongerThanTheStem() {
    #expect(expression("navigati*").contains(#""navigati" *"#))
    #expect(expression("navigati*").contains(#""navigation""#))
  }

  @Test func readsScopes() throws {
    let query = SearchQuery(
      "topic:\"action sheets\" edition:2019/ios13 lang:ko platform:macOS kind:note 버튼")
    #expect(
      query.scope
        == SearchFilter(
          edition: TextQuery("2019/ios13"), language: .korean, topic: "action sheets",
          platform: "macOS", kind: .note))
    #expect(query.terms.map(\.text) == ["버튼"])
  }

  @Test(arguments: ["kind:banana", "size:44", "edition:???", "topic:", "lang:", ":", "::"])
  func takesOtherColonsForText(text: String) {
    let query = SearchQuery(text)
    #expect(query.scope == SearchFilter())
    #expect(
      query.terms
        == SearchQuery(text.split(separator: ":").joined(separator: "/")).terms.map {
          $0
        } || query.terms.count <= 1)
  }

  @Test(arguments: [
    ("modal", Language.english), ("모달 view", .korean), ("モーダル view", .japanese), ("表示", .japanese),
    ("ﾎﾞﾀﾝ", .japanese),
  ])
  func tellsItsLanguageByTheScript(text: String, language: Language) {
    #expect(SearchQuery(text).language == language)
  }

  @Test func hasNoLanguageWithoutLetters() {
    #expect(SearchQuery("540 × 620").language == nil)
  }

  /// What a query looks for, in the syntax of FTS5.
  private func expression(_ text: String) -> String {
    let query = SearchQuery(text)
    let wanted = query.terms.map(expression).joined(separator: " AND ")
    guard !query.exclusions.isEmpty else { return wanted }
    let unwanted = query.exclusions.map { parts in
      "(" + parts.map(expression).joined(separator: " AND ") + ")"
    }
    return "(\(wanted)) NOT (\(unwanted.joined(separator: " OR ")))"
  }

  private func expression(_ term: SearchTerm) -> String {
    let phrases = term.alternatives.map(\.expression)
    return phrases.count == 1 ? phrases[0] : "(" + phrases.joined(separator: " OR ") + ")"
  }

  @Test(arguments: [
    ("Live Activities", false), ("App Shortcuts", false), ("UIAlertView", true), ("60pt 7:1", true),
    ("2 taps", false),
  ])
  func tellsNamesInCodeFromTitlesOfSeveralWords(text: String, isOfNoLanguage: Bool) {
    #expect(text.isOfNoLanguage == isOfNoLanguage)
  }
}
