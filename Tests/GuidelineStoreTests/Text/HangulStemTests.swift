import Testing

@testable import GuidelineStore

@Suite struct HangulStemTests {
  @Test(arguments: [
    ("버튼을", "버튼"), ("메뉴는", "메뉴"), ("버튼들에서는", "버튼"), ("화면으로", "화면"), ("사용자에게만", "사용자"),
    ("탭을", "탭"), ("뷰에서", "뷰"), ("메뉴까지", "메뉴"), ("사용자의", "사용자"), ("메뉴로", "메뉴"),
    ("사용합니다", "사용"), ("표시하십시오", "표시"), ("사용해야", "사용"), ("표시하는데도", "표시"), ("완료되었습니다", "완료"),
    ("인터페이스입니다", "인터페이스"), ("색이랑", "색"), ("글자랑", "글자"), ("사용자한테", "사용자"), ("고객께서", "고객"),
    ("시트란", "시트"), ("화면이란", "화면"), ("삭제하시겠습니까", "삭제"), ("저장할래요", "저장"), ("사용하잖아요", "사용"),
    ("복잡하더라고요", "복잡"), ("삭제해버리면", "삭제"), ("취소되거든요", "취소"),
  ])
  func stripsParticlesAndEndings(word: String, stem: String) {
    #expect(self.stem(of: word) == stem)
  }

  @Test(arguments: [
    "메뉴", "추가", "결과", "길이", "높이", "주의", "정도", "경로", "가로", "마을", "역할", "제한", "모달리티", "말", "을", "사랑",
    "파랑", "계란", "함께", "두께",
  ])
  func leavesWordsThatOnlyLookInflected(word: String) {
    #expect(stem(of: word) == word)
  }

  @Test(arguments: [("자랑거리", 4), ("주소란", 3), ("연파랑", 3)])
  func alsoKeepsWhatMayBeAWord(word: String, count: Int) {
    #expect(HangulStem.counts(of: word.unicodeScalars.map(\.value)).first == count)
  }

  @Test(arguments: [("를", true), ("에서는", true), ("합니다", true), ("뷰", false), ("뷰를", false)])
  func knowsAnEndingByItself(word: String, isEnding: Bool) {
    #expect(HangulStem.isEnding(word.unicodeScalars.map(\.value)) == isEnding)
  }

  private func stem(of word: String) -> String {
    let syllables = word.unicodeScalars.map(\.value)
    let count = HangulStem.count(of: syllables.count) { syllables[$0] }
    return String(word.prefix(count))
  }
}
