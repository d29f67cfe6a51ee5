import Testing

@testable import GuidelineStore

@Suite struct BeginningsTests {
  private let beginnings: Beginnings = ["for example", "예를 들어", "たとえば"]

  @Test(arguments: [
    ("For example, don’t heat it.", 11), ("예를 들어, 끓이지 마세요.", 13), ("たとえば、沸かしません。", 12),
    // Composed of parts of syllables, and of a kana with its mark.
    ("\u{110B}\u{1168}\u{1105}\u{1173}\u{11AF} \u{1103}\u{1173}\u{11AF}\u{110B}\u{1165}, 왜", 31),
    ("たとえは\u{3099}、", 15), ("Once, for example", nil), ("", nil),
  ])
  func tellsHowLongABeginningIs(text: String, expected: Int?) {
    #expect(beginnings.length(in: text) == expected)
    #expect(beginnings.begin(text) == (expected != nil))
  }
}
