import Testing

@testable import GuidelineStore

/// Notes in two languages, sentence by sentence on the same line.
@Suite struct TranslatedLineTests {
  @Test(arguments: [
    (" → ", ""), (" -> ", ""), (" (", ")"),
  ])
  func pairsEachSentenceWithWhatStandsBehindIt(open: String, close: String) throws {
    let page = """
      # Modality

      - Keep the lid closed.\(open)お茶が冷めないように、いつもふたを閉めておくようにする 参考: 急須の使い方\(close)
      - Choose thin cups.\(open)薄い湯呑みを選ぶ\(close)
      - Offer sugar last.\(open)砂糖は最後に勧める\(close)
      """
    let found = try documents(page)
    #expect(found.map(\.text.language) == [.english, .japanese])
    #expect(
      found.first?.rules.map(\.lead) == [
        "Keep the lid closed.", "Choose thin cups.", "Offer sugar last.",
      ])
    #expect(
      found.last?.rules.map(\.lead) == [
        "お茶が冷めないように、いつもふたを閉めておくようにする 参考: 急須の使い方", "薄い湯呑みを選ぶ", "砂糖は最後に勧める",
      ])
  }

  @Test func takesANameInBracketsForNoTranslation() throws {
    let page = """
      # Modality

      - Keep the lid on the teapot (急須)
      - Choose thin cups (湯呑み)
      - Offer sugar last (砂糖)
      """
    #expect(try documents(page).count == 1)
  }

  @Test func leavesASingleRemarkInTheOtherLanguageWhereItStands() throws {
    let page = """
      # Modality

      - Keep the lid closed. → 冷めるから
      - Choose thin cups.
      - Offer sugar last.
      """
    #expect(try documents(page).count == 1)
  }
}
