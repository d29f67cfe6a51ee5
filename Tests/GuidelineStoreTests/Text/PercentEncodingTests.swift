import Testing

@testable import GuidelineStore

@Suite struct PercentEncodingTests {
  @Test(arguments: [
    ("Action%20sheets", "Action sheets"), ("%eb%aa%a8", "모"), ("a%25b", "a%b"), ("모달", "모달"),
    ("", ""),
  ])
  func readsWhatAddressesEscape(text: String, decoded: String) {
    #expect(text.percentDecoded == decoded)
    #expect(text.percentDecodedIfSound == decoded)
  }

  @Test(arguments: [
    ("100%", "100%"), ("%F", "%F"), ("50%+5%20pt", "50%+5 pt"), ("%é%41", "%éA"), ("%%41", "%A"),
    ("%EB%AAx", "\u{FFFD}x"),
  ])
  func keepsWhatEscapesNothing(text: String, decoded: String) {
    #expect(text.percentDecoded == decoded)
    #expect(text.percentDecodedIfSound == nil)
  }
}
