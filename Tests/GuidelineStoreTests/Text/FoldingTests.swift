import Testing

@testable import GuidelineStore

@Suite struct FoldingTests {
  @Test(arguments: [
    ("  Action\u{A0}\n Sheets ", "action sheets"), ("ＡＣＴＩＯＮ", "action"), ("Café", "CAFE\u{301}"),
    ("モダリティ", "ﾓﾀﾞﾘﾃｨ"), ("ぼたん", "ボタン"), ("ユーザー", "ユーザ"),
    ("모달", "\u{1106}\u{1169}\u{1103}\u{1161}\u{11AF}"),
    ("“Full–screen”", "\"full-screen\""), ("「シート」", "\"シート\""), ("Don’t", "don't"),
  ])
  func levelsWhatIsWrittenDifferently(one: String, other: String) {
    #expect(folded(one) == folded(other))
  }

  @Test(arguments: [("ハ", "バ"), ("й", "и"), ("full-screen", "full screen")])
  func tellsApartWhatMeansSomethingElse(one: String, other: String) {
    #expect(folded(one) != folded(other))
  }
}

@Suite struct TerminalWidthTests {
  @Test(arguments: [
    ("", 0), ("hig", 3), ("모달 뷰", 7), ("モダリティ", 10), ("ﾓﾀﾞﾙ", 4), ("e\u{301}…", 2), ("👩‍👩‍👧", 2),
    ("❤️", 2), ("🇰🇷", 2),
    ("\u{1106}\u{1169}\u{1103}\u{1161}\u{11AF}", 4), ("か\u{3099}", 2),
  ])
  func countsColumns(text: String, columns: Int) {
    #expect(TerminalWidth.columns(of: text) == columns)
  }
}
