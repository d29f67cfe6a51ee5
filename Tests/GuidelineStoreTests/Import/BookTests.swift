import Testing

@testable import GuidelineStore

/// Files that hold many topics, and pieces of a book.
@Suite struct BookTests {
  private static let titles = [
    "Alert", "Action Sheet", "Popover", "Switch", "Slider", "Stepper", "Picker", "Tab Bar",
  ]

  private static func book(heading: String) -> String {
    "# All About Screens\n\nHow to read this book.\n\n"
      + titles.map { "\(heading) \($0)\n\n**Keep the \($0.lowercased()) short.** It helps.\n\n" }
      .joined()
  }

  @Test func givesOneDocumentForEachTopic() throws {
    let documents = try documents(Self.book(heading: "#"), path: "2014-guide.md")
    let topics = documents.map(\.topic)
    #expect(Array(topics.suffix(8)).contains("action-sheets"))
    #expect(topics.contains("popovers"))
    #expect(documents.allSatisfy { $0.text.edition == .book2014 && $0.shape == "book" })
    let alerts = try #require(documents.first { $0.topic == "alerts" })
    #expect(alerts.rules.map(\.lead) == ["Keep the alert short."])
    #expect(alerts.rules.first?.lines == 7...7)
  }

  @Test func takesAPageWithManySectionsForOneTopic() throws {
    let page =
      "# Modality\n\n"
      + Self.titles.map { "## \($0)\n\n**Keep the \($0.lowercased()) short.** It helps.\n\n" }
      .joined()
    let documents = try documents(page)
    #expect(documents.map(\.topic) == ["modality"])
    #expect(documents.first?.rules.map(\.section) == Self.titles.map { [$0] })
  }

  @Test func numbersThePieceOfABookByItsComment() throws {
    let document = try #require(
      try documents(
        """
        <!-- Chunk 12 | Source: 2014-screens-handbook.pdf | Pages 40-41 -->

        ## Action Sheet

        **Keep the sheet short.** It helps.
        """, path: "pieces/0012.md"
      ).first)
    #expect(document.piece == 12)
    #expect(document.text.origin == "screens-handbook")
    #expect(document.text.edition == .book2014)
    #expect(document.topic == "action-sheets")
  }

  @Test(arguments: [
    ("2011 Tea Handbook.pdf", "2011+tea-handbook:en"),
    ("2008-11 Tea Handbook.pdf", "2008/2008-11+tea-handbook:en"),
    ("2015 Tea Handbook.pdf", "2014/2015+tea-handbook:en"),
  ])
  func takesTheYearOfTheBookThatAPieceIsFrom(source: String, text: String) throws {
    let page =
      "<!-- Chunk 2 | Source: \(source) | Page 4 -->\n\n# Sheets\n\n**Keep it short.** It helps.\n"
    #expect(try documents(page, path: "2.md").map(\.text.description) == [text])
  }
}
