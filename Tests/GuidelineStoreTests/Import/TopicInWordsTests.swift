import Testing

@testable import GuidelineStore

/// Pages without a title, as the pieces of a book are.
@Suite struct TopicInWordsTests {
  private static let comment = "<!-- Chunk 7 | Source: 2014-screens-handbook.pdf -->\n\n"

  private func document(_ piece: String) throws -> ParsedDocument {
    try #require(
      try documents(Self.comment + piece + "\n\n**Oil the hinge.** It creaks.\n", path: "0007.md")
        .first)
  }

  @Test(arguments: [
    ("A **stepper** turns a value up or down.", "steppers"),
    ("The **status bar** tells the hour.", "status-bars"),
    ("An **alert**—a small panel—asks at once.", "alerts"),
    ("In most rooms it is cold.\n\nA **slider** slides.", "sliders"),
    ("Feedback tells people what they did.", "feedback"),
    ("Notification Center gathers what came.", "notifications"),
    ("The Passbook app keeps what people carry.", "wallet"),
    ("Drawers creak.\n\n#### A label:\n\n- Names the drawer\n- Never moves", "labels"),
    ("**단계 조절기** 값을 올립니다.\n\nA **label** names a drawer.", "labels"),
    ("Notification Center gathers:\n\n- Letters\n- Alerts", "notifications"),
  ])
  func readsTheTopicFromTheSubjectOfADefinition(piece: String, topic: String) throws {
    let document = try document(piece)
    #expect(document.topic == topic)
    #expect(document.diagnostics == [])
  }

  private static let buttons = "Press the button. Some buttons squeak. Oil each button. "

  @Test func trustsADefinitionMoreThanWhatIsNamedMost() throws {
    let document = try document("A **slider** slides.\n\n\(Self.buttons)\(Self.buttons)")
    #expect(document.topic == "sliders")
  }

  @Test func saysThatItOnlyCountedNames() throws {
    let document = try document("People press things. \(Self.buttons)\(Self.buttons)")
    #expect(document.topic == "buttons")
    #expect(
      document.diagnostics.map(\.message)
        == ["detected topic buttons from how often the page mentions it"])
  }

  @Test(arguments: [
    "People keep content in drawers. Content is content. Content ages. Content fades. Content goes.",
    "Color and weight differ. So do drawers.",
    "**Stepper** 182\n\n**Slider** 190\n\nDrawers creak.",
    "People open a **slider** by a knob.",
  ])
  func takesWordsInASentenceForNoTopic(piece: String) {
    #expect(
      refusal(of: Self.comment + piece, path: "0007.md")?.message
        == "can't tell the topic")
  }
}
