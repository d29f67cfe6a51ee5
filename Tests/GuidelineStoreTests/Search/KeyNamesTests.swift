import Testing

@testable import GuidelineStore

/// Keys of a keyboard in queries.
@Suite struct KeyNamesTests {
  @Test(arguments: [
    ("⌘Z", ["Command", "Z"]), ("⌥⌘,", ["Option", "Command"]), ("⌘ キー", ["Command", "キー"]),
    ("Cmd+Z", ["Cmd", "Z"]), ("light/dark", ["light", "dark"]), ("pop-up", ["pop-up"]),
    ("1/2", ["1/2"]), ("1.5+", ["1.5"]), ("cmd-C", ["cmd", "C"]), ("opt-in", ["opt-in"]),
  ])
  func readsSignsAsWords(query: String, expected: [String]) {
    #expect(SearchQuery(query).terms.map(\.text) == expected)
  }

  @Test(arguments: ["ctrl+k", "⌃K", "Control-K"])
  func findsKeysHoweverTheyAreWritten(query: String) throws {
    let store = try RuleStore.inMemory()
    try store.add(
      "en.md",
      .sample("t", "current:en", "Hang lanterns of shape K.", "Close the gate with Control-K."))
    let found = try store.search(SearchQuery(query), SearchFilter(everyText: true))
    #expect(found.results.first?.rule.id.description == "t@current:en.2")
  }
}
