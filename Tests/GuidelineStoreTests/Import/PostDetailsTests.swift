import Testing

@testable import GuidelineStore

/// What blogs show around the text of a post.
@Suite struct PostDetailsTests {
  private static let text = """
    찻주전자는 차를 따뜻하게 한다. 그래서 다들 좋아한다.

    뚜껑을 닫아 두세요. 차가 식습니다.
    """

  @Test func keepsTextBesideADate() throws {
    let pieces = try pieces(
      "모달리티\n\n찻주전자는 2031. 4. 1. 바뀌었다.\n\n\(Self.text)", path: "2019/modality.txt")
    #expect(pieces.first?.body == "찻주전자는 2031. 4. 1. 바뀌었다.")
  }

  @Test(arguments: [
    ("Since 2031. 4. 1. It is round.", "Since 2031. 4. 1."),
    ("It came in 2031. 4 cups came later.", "It came in 2031."),
    ("It takes 5. 4. is too few.", "It takes 5."),
  ])
  func endsNoSentenceInsideOfADate(text: String, first: String) {
    let bytes = Array(text.utf8)
    #expect(String(decoding: bytes[Sentence.first(of: bytes)], as: UTF8.self) == first)
  }
}
