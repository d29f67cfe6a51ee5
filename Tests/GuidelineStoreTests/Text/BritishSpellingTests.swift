import Testing

@testable import GuidelineStore

@Suite struct BritishSpellingTests {
  @Test(arguments: [
    ("customise", "customize"), ("colours", "colors"), ("organisation", "organization"),
    ("licence", "license"), ("centre", "center"), ("dialogue", "dialog"),
    ("analysing", "analyzing"),
    ("behaviour", "behavior"), ("labelled", "labeled"),
  ])
  func spellsWordsAsInAmerica(british: String, american: String) {
    #expect(BritishSpelling.american(of: british) == american)
  }

  @Test(arguments: ["four", "wise", "button", "your", "tell"])
  func leavesOtherWords(word: String) {
    #expect(BritishSpelling.american(of: word) == nil)
  }
}
