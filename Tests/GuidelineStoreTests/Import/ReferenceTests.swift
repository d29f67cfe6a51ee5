import Testing

@testable import GuidelineStore

/// What a page points at.
@Suite struct ReferenceTests {
  @Test(arguments: [
    (
      "See [Sheets](https://developer.apple.com/design/human-interface-guidelines/sheets).",
      ParsedReference.Kind.topic, "Sheets"
    ),
    ("See [Sheets](#sheets).", .topic, "Sheets"), ("See [Sheets](../sheets.md).", .topic, "Sheets"),
    ("Call [`show`](https://developer.apple.com/documentation/uikit/show).", .symbol, "show"),
    ("Call UIPanelController for it.", .symbol, "UIPanelController"),
    ("See [a talk](https://example.com/talk).", .url, "a talk"),
  ])
  func findsWhatTheTextPointsAt(text: String, kind: ParsedReference.Kind, words: String) throws {
    let document = try #require(
      try documents("# Modality\n\n**Keep the panel short.** \(text)").first)
    #expect(document.references.map(\.kind) == [kind])
    #expect(document.references.map(\.text) == [words])
    #expect(document.references.map(\.line) == [3])
  }

  @Test func namesASymbolOnceWhereItsLinkShowsIt() throws {
    let document = try #require(
      try documents(
        "# Modality\n\nUse [UIPanel](https://developer.apple.com/documentation/uikit/uipanel)."
      ).first)
    #expect(document.references.count == 1)
  }

  @Test func readsAddressesThatStandApart() throws {
    let document = try #require(
      try documents(
        """
        # Modality

        **Keep the panel short.** See [these][2], [Alerts][] and [that][nothing].

        [2]: ../sheets.md "Sheets"
        [alerts]: <https://developer.apple.com/design/human-interface-guidelines/alerts>
        """
      ).first)
    #expect(document.references.map(\.text) == ["these", "Alerts"])
    #expect(document.references.map(\.target)[0] == "../sheets.md")
    #expect(document.rules.map(\.body) == ["See these, Alerts and [that][nothing]."])
  }
}
