import Testing

@testable import GuidelineStore

@Suite struct StopWordsTests {
  @Test(arguments: [
    "해야할까요", "쓸수있나요", "되는건가요", "좋을지", "모르겠어요", "안되나요", "있을까요", "써도되나요", "괜찮은가요", "어떤지", "없는지",
    "하는게", "언제쓰면", "해도되는지", "않으면", "싶은데", "하시겠습니까", "좋더라고요", "모르잖아요",
  ])
  func knowsKoreanWordsThatOnlyAsk(word: String) {
    #expect(StopWords.make(up: word.unicodeScalars.map(\.value)))
  }

  @Test(arguments: [
    "알림", "주요", "화면", "하단", "되돌리기", "쓰기", "말풍선", "지도", "수평", "게시", "안내", "거리", "이하", "지하", "수",
    "사용자",
    "없애기", "하이라이트", "때문",
  ])
  func leavesKoreanWordsThatNameThings(word: String) {
    #expect(!StopWords.make(up: word.unicodeScalars.map(\.value)))
  }

  @Test(arguments: [
    ("초롱 걸지 않기", ["초롱", "걸지"]), ("is it okay to hang lanterns", ["hang", "lanterns"]),
  ])
  func areLeftOut(query: String, telling: [String]) throws {
    let store = try RuleStore.inMemory()
    let words = try NamedStopWords(SearchQuery(query).terms, in: store).telling
    #expect(words.map(\.text) == telling)
  }

  @Test(arguments: [
    ("배치하나요", "배치"), ("추가해도되나요", "추가"), ("표시할까요", "표시"), ("필요한가요", "필요"), ("비활성화돼요", "비활성화"),
  ])
  func takesQuestionsOffKoreanWords(word: String, stem: String) {
    let scalars = word.unicodeScalars.map(\.value)
    #expect(HangulStem.count(of: scalars.count) { scalars[$0] } == stem.unicodeScalars.count)
  }
}
