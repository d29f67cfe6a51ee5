import Testing

@testable import GuidelineStore

/// Text that was lost on the way is said to be, or the page is refused.
@Suite struct DamageTests {
  @Test func refusesAPageInOneParagraph() throws {
    let sentences = (1...40).map { "People open panel number \($0) and then close it again." }
    let error = try #require(refusal(of: "# Modality\n\n" + sentences.joined(separator: " ")))
    #expect(error.message.hasPrefix("has lost its line breaks"))
    #expect(error.line == 3)
    #expect(error.hint != nil)
    #expect(!error.isNoGuideline)
  }

  @Test func refusesAPageThatLostItsSpaces() throws {
    let glued = String(repeating: "Keep the panel short.People leave sooner.\n\n", count: 6)
    let error = try #require(refusal(of: "# Modality\n\n" + glued))
    #expect(error.message.hasPrefix("has lost spaces"))
    #expect(error.line == 3)
  }

  @Test func takesNamesInCodeForNoLostSpaces() throws {
    let names = String(repeating: "Use `Drawer.Style.Plain.Large` here.\n\n", count: 6)
    #expect(try documents("# Modality\n\n**Keep it short.** Yes.\n\n" + names).count == 1)
  }

  @Test func saysNothingOfAPageThatIsWhole() throws {
    let documents = try documents("# Modality\n\n**Keep the panel short.** People leave sooner.")
    #expect(documents.flatMap(\.diagnostics).isEmpty)
  }
}
