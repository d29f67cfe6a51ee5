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

  @Test func partsEachSentenceFromTheTranslationGluedToIt() throws {
    let page = """
      # Modality

      1. Keep the lid of the teapot closed뚜껑을 닫아 두면 차가 식지 않는다. 여름에는 열어도 된다.
      2. Choose thin cups for green tea.2 mm인 잔을 고른다.
      3. Offer sugar after you poured the tea.설탕은 나중에 권하세요.
      """
    let found = try documents(page)
    #expect(found.map(\.text.language) == [.english, .korean])
    #expect(
      found.first?.rules.map(\.lead) == [
        "Keep the lid of the teapot closed", "Choose thin cups for green tea.",
        "Offer sugar after you poured the tea.",
      ])
    #expect(
      found.last?.rules.map(\.lead) == ["뚜껑을 닫아 두면 차가 식지 않는다.", "2 mm인 잔을 고른다.", "설탕은 나중에 권하세요."])
  }

  @Test func readsAListBelowAnItemInTheOtherLanguageAsTheOutermostOfItsOwn() throws {
    let page = """
      # Modality

      - 찻주전자는 손님마다 하나씩 놓고, 따뜻한 물을 따로 준비한다.
        1. Keep the lid of the teapot closed.뚜껑을 닫아 둔다.
        2. Choose thin cups for green tea.얇은 잔을 고른다.
        3. Offer sugar after you poured the tea.설탕은 나중에 권한다.
      """
    let found = try #require(try documents(page).first { $0.text.language == .english })
    #expect(found.rules.count { $0.kind == .rule } == 3)
  }

  @Test func leavesNamesWithParticlesInTheirSentence() throws {
    let page = """
      # Modality

      - Tea House를 여는 시간을 먼저 정한다.
      - Green Tea는 얇은 잔에 따른다.
      - Open Tea House에서는 설탕을 나중에 권한다.
      """
    #expect(try documents(page).map(\.text.language) == [.korean])
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
