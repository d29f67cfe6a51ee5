import Testing

@testable import GuidelineStore

/// Writes tokens as `ui+uipagecontrol page control`: `+` joins what is colocated, `_` is a space.
func spelled(_ text: String, for purpose: GuidelineTokenizer.Purpose) -> String {
  GuidelineTokenizer().tokens(in: text, for: purpose).reduce(into: "") { line, token in
    if !line.isEmpty { line += token.isColocated ? "+" : " " }
    line += token.text.split(separator: " ", omittingEmptySubsequences: false).joined(
      separator: "_")
  }
}

@Suite struct GuidelineTokenizerTests {
  @Test(arguments: [
    ("Tap targets, 29pt wide", "tap targets 29 pt wide"),
    ("don’t use the app's 'best' views'", "dont use the apps best views"),
    ("Café ＡＢＣ １２ Straße n\u{303}", "cafe abc 12 strasse n"),
    ("soft\u{AD}hyphen zero\u{200B}width", "softhyphen zerowidth"),
    ("AirDrop™ ®", "air+airdrop drop"),
    ("UIPageControl.currentPage", "ui+uipagecontrol page control current+currentpage page"),
    ("iPadOS iOS iPhone SwiftUI", "ipad+ipados os ios iphone swift+swiftui ui"),
    ("PDFs URLs eBook UI", "pdfs urls ebook ui"),
    ("full-screen 44x44 @2x iOS13", "full screen 44 x 44 2 x ios 13"),
    ("Привет мир Ελλάς й", "привет мир ελλάσ й"),
    ("x²", "x 2"),
    ("", ""), ("—…!?", ""),
  ])
  func cutsLatinWords(text: String, expected: String) {
    #expect(spelled(text, for: .document) == expected)
  }

  @Test(arguments: [
    ("UIPageControl 29pt", "uipagecontrol 29 pt"),
    ("모달 뷰를", "모달 달뷰 뷰를"), ("탭", "탭"), ("모달뷰", "모달 달뷰"),
    ("ユーザー", "ユザ"), ("バー", "バー"), ("色", "色"), ("ﾎﾞﾀﾝ", "ボタ タン"),
    ("시트action", "시트 action"),
  ])
  func asksOnlyForWhatEachPositionHolds(text: String, expected: String) {
    #expect(spelled(text, for: .query) == expected)
  }

  @Test(arguments: [
    ("모달 뷰를", "모달 달뷰 뷰를+뷰+를_"),
    ("모달뷰", "모달+모달뷰 달뷰+뷰_"),
    ("모달\u{A0}뷰", "모달 달뷰+뷰_+뷰"),
    ("모달  뷰", "모달+달_ 뷰"),
    ("팝오버에서는 닫기", "팝오+팝오버 오버 버에 에서 서는 는닫 닫기+기_"),
    ("탭", "탭"),
    ("시트action을", "시트+트_ action 을"),
    ("\u{1106}\u{1169}\u{1103}\u{1161}\u{11AF}", "모달+달_"),
    ("ㅁ", "\u{1106}"),
  ])
  func pairsSyllables(text: String, expected: String) {
    #expect(spelled(text, for: .document) == expected)
  }

  @Test(arguments: [
    ("ビュー", "ビュ+ュー"), ("バーを押す", "バを+バー を押 押す+す_"),
    ("タブ・バー", "タブ ブバ+バー"), ("タブ バー", "タブ ブバ+バー"), ("タブ、バー", "タブ+ブ_ バー"),
    ("ﾕｰｻﾞｰ", "ユザ+ユー+ザー"), ("か\u{3099}め", "がめ+め_"), ("ー", ""), ("色", "色"),
    ("すごーーい", "すご ごい+ごー+い_"), ("葛\u{E0100}飾", "葛飾+飾_"),
  ])
  func pairsJapaneseCharacters(text: String, expected: String) {
    #expect(spelled(text, for: .document) == expected)
  }

  @Test func reportsTheBytesOfEachToken() {
    let text = "Use ＵＩ 모달 뷰를"
    let tokens = GuidelineTokenizer().tokens(in: text, for: .document)
    let bytes = Array(text.utf8)
    #expect(
      tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
        == ["Use", "ＵＩ", "모달", "달 뷰", "뷰를", "뷰", "를"])
  }

  @Test func stopsWhenToldTo() {
    var count = 0
    let text = ContiguousArray("one two 세 네 다섯 三つ".utf8)
    let finished = GuidelineTokenizer().tokenize(text.span, for: .document) { _, _, _ in
      count += 1
      return count < 3
    }
    #expect(!finished)
    #expect(count == 3)
  }

  @Test func cutsAWordThatNeverEnds() {
    let tokens = GuidelineTokenizer().tokens(
      in: String(repeating: "ß", count: 9_000), for: .document)
    #expect(tokens.allSatisfy { $0.bytes.count <= 256 })
    #expect(tokens.reduce(0) { $0 + $1.bytes.count } == 18_000)
  }
}
