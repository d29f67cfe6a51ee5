import Testing

@testable import GuidelineStore

@Suite struct TextIDTests {
  @Test(arguments: [
    "current", "2019/ios12", "2019/ios13+jum0:ko", "2014:en", "current/2022-09+notes",
  ])
  func readsWhatItWrites(text: String) throws {
    let query = try #require(TextQuery(text))
    guard let language = query.language else {
      #expect(!text.contains(":"))
      return
    }
    let id = TextID(
      edition: query.edition, revision: query.revision, origin: query.origin, language: language)
    #expect(id.description == text)
  }

  @Test(arguments: ["", "2019/", "2019:한", "+jum0", "2019/ios 12"])
  func refusesWhatIsNoText(text: String) {
    #expect(TextQuery(text) == nil)
  }

  @Test func ordersEditionsByDateAndRevisionsByNumber() throws {
    let texts = ["current/2022-09:en", "2019/ios13:en", "2014:en", "current:en", "2019/ios9:en"]
    let ids = try texts.map { text in
      let query = try #require(TextQuery(text))
      return TextID(
        edition: query.edition, revision: query.revision, language: try #require(query.language))
    }
    #expect(
      ids.sorted().map(\.description)
        == ["2014:en", "2019/ios9:en", "2019/ios13:en", "current:en", "current/2022-09:en"])
  }
}
