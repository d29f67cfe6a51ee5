import Testing

@testable import GuidelineStore

@Suite struct LanguageTests {
  @Test(arguments: [
    ("ko", "ko"), ("kr", "ko"), ("KO", "ko"), ("ko-KR", "ko"), ("ko_KR", "ko"), ("Korean", "ko"),
    ("한국어", "ko"), ("jp", "ja"), ("ja-JP", "ja"), ("日本語", "ja"), ("english", "en"),
    ("en-GB", "en"), ("pt-BR", "pt-br"), ("fr", "fr"),
  ])
  func understandsLanguagesByTagAndByName(name: String, tag: String) {
    #expect(Language(named: name)?.tag == tag)
  }

  @Test(arguments: [("ko", true), ("fr", true), ("pt-br", true), ("xx", false), ("kor-x", false)])
  func knowsTheLanguagesThatHaveACode(tag: String, isKnown: Bool) throws {
    #expect(try #require(Language(tag)).isKnown == isKnown)
  }
}
