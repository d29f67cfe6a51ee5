import Testing

@testable import GuidelineStore

/// Titles that a text sends its readers to without a link.
@Suite struct WrittenReferenceTests {
  @Test(arguments: [
    ("For guidance, see Alerts.", ["Alerts"]),
    (
      "See also Action sheets and Tab bars, and Paper Lanterns.",
      ["Action sheets", "Tab bars", "Paper Lanterns"]
    ),
    ("To learn more, see “Hanging a Lantern,” and go on.", ["Hanging a Lantern"]),
    ("Refer to Offering help > macOS, visionOS.", ["Offering help > macOS, visionOS"]),
    ("(see Going full screen)", ["Going full screen"]),
    ("Let people see Alerts from afar.", []), ("See Figure 3.", []),
    ("See UIPanelController and UIPanel.", []), ("See what happens.", []),
  ])
  func readsForwardInEnglish(text: String, titles: [String]) {
    #expect(Self.titles(text) == titles)
  }

  @Test(arguments: [
    ("자세한 내용은 얼러트를 참고하세요.", ["얼러트"]),
    ("자세한 내용은 모달리티와 동작 시트를 참조하십시오.", ["모달리티", "동작 시트"]),
    ("등을 거는 법은 「초롱 걸기」의 내용을 참고하시기 바랍니다.", ["초롱 걸기"]),
    ("이 동작은 알림 참고.", ["알림"]),
    ("얼러트를 참고하세요. 알림을 참고하세요.", ["얼러트", "알림"]), ("그림을 참고 자료로 쓰세요.", []),
    ("등불이 무엇인지 참고하세요.", []),
  ])
  func readsBackwardInKorean(text: String, titles: [String]) {
    #expect(Self.titles(text) == titles)
  }

  @Test(arguments: [
    ("ガイダンスについては、全画面表示 を参照してください。", ["全画面表示"]),
    ("詳しくはアラートとアクションシートを参照してください。", ["アラート", "アクションシート"]),
    ("「提灯の掛け方」をご覧ください。", ["提灯の掛け方"]),
    ("提灯の色を参照してください。", ["色"]),
  ])
  func readsBackwardInJapanese(text: String, titles: [String]) {
    #expect(Self.titles(text) == titles)
  }

  @Test func tellsWhereATitleStands() throws {
    let text = "Light it, and see Alerts."
    let title = try #require(Self.references(text).titles.first)
    #expect(String(decoding: Array(text.utf8)[title.range], as: UTF8.self) == "Alerts")
  }

  private static func titles(_ text: String) -> [String] {
    references(text).titles.map(\.text)
  }

  private static func references(_ text: String) -> WrittenReferences {
    let bytes = Array(text.utf8)
    return WrittenReferences(bytes, ScriptCounts(bytes), catalog: .shared)
  }
}
