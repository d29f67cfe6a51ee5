import Testing

@testable import GuidelineStore

@Suite struct InflectionTests {
  @Test(arguments: [
    ("置く", ["置い", "置か", "置き"]), ("隠す", ["隠し", "隠さ"]), ("閉じる", ["閉じ"]), ("黒い", ["黒く", "黒か"]),
    ("美しい", ["美し"]),
  ])
  func knowsHowFormsOfAJapaneseNameBegin(name: String, beginnings: [String]) {
    #expect(Set(beginnings).isSubset(of: JapaneseInflection.beginnings(of: name)))
  }

  @Test(arguments: ["提灯", "シート", "き", ""])
  func leavesJapaneseNamesThatAreNotInflected(name: String) {
    #expect(JapaneseInflection.beginnings(of: name).isEmpty)
  }

  @Test(arguments: [
    ("옮기려면", "옮기"), ("옮긴", "옮기"), ("옮깁니다", "옮기"), ("흔들어서", "흔들기"), ("열면", "열기"),
    ("켜자마자", "켜기"), ("기다려야", "기다려"), ("열래요", "열기"), ("옮길래요", "옮기"), ("닫으시겠습니까", "닫기"),
    ("지워버리면", "지워"),
    ("닫아버렸어요", "닫기"), ("흔들잖아요", "흔들기"), ("헷갈리더라고요", "헷갈리"),
  ])
  func findsTheStemsOfAKoreanVerb(word: String, name: String) {
    #expect(HangulVerb.stems(of: word.unicodeScalars.map(\.value)).contains(name))
  }

  @Test(arguments: [
    ("옮기", "옮겨"), ("기다리기", "기다려"), ("멈추", "멈춰"), ("흔들기", "흔들"),
    ("변하", "변해"), ("누르기", "눌러"), ("고르기", "골라"), ("자르", "잘라"),
  ])
  func knowsHowAKoreanVerbMelts(name: String, beginning: String) {
    #expect(HangulVerb.beginnings(of: name).contains(beginning))
  }

  @Test(arguments: ["보던", "볼", "보면", "긴", "폰에서"])
  func takesNoNounForAVerb(word: String) {
    let nouns = ["보기", "기기", "포기"]
    #expect(!HangulVerb.stems(of: word.unicodeScalars.map(\.value)).contains(where: nouns.contains))
  }

  @Test func takesNoSyllableOfItsOwnForAVerb() {
    #expect(!HangulVerb.stems(of: "열면".unicodeScalars.map(\.value)).contains("열"))
    #expect(HangulVerb.beginnings(of: "문").isEmpty)
  }

  @Test(arguments: [
    ("bigger", "big"), ("larger", "large"), ("easiest", "easy"), ("smaller", "small"),
  ])
  func knowsWhatAnEnglishAdjectiveIsComparedFrom(word: String, positive: String) {
    #expect(EnglishComparison.positives(of: word).contains(positive))
  }

  @Test func writesTheLastLetterOfAShortAdjectiveTwice() {
    #expect(!EnglishComparison.positives(of: "steper").contains("step"))
  }

  @Test(arguments: ["text", "per", "best", "sheet"])
  func comparesNoOtherEnglishWord(word: String) {
    #expect(EnglishComparison.positives(of: word).isEmpty)
  }
}
