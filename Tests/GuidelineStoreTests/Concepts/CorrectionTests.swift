import Testing

@testable import GuidelineStore

@Suite struct CorrectionTests {
  @Test func linksWhatMatchingDoesNotFind() throws {
    let store = try store()
    #expect(
      try store.rule(named: "sheets@2019:en.1").concept
        != store.rule(named: "sheets@current:en.2").concept)
    try store.linkRules("sheets@2019:en.1", "sheets@current:en.2")
    #expect(
      try store.rule(named: "sheets@2019:en.1").concept
        == store.rule(named: "sheets@current:en.2").concept)
    #expect(try store.corrections().map(\.isLink) == [true])
  }

  @Test func keepsApartWhatMatchingFinds() throws {
    let store = try store()
    #expect(
      try store.rule(named: "sheets@2019:en.2").concept
        == store.rule(named: "sheets@current:en.1").concept)
    try store.unlinkRules("sheets@current:en.1", "sheets@2019:en.2")
    #expect(
      try store.rule(named: "sheets@2019:en.2").concept
        != store.rule(named: "sheets@current:en.1").concept)
  }

  @Test func theLastWordCounts() throws {
    let store = try store()
    try store.unlinkRules("sheets@current:en.1", "sheets@2019:en.2")
    try store.linkRules("sheets@2019:en.2", "sheets@current:en.1")
    #expect(try store.corrections().count == 1)
    #expect(
      try store.rule(named: "sheets@2019:en.2").concept
        == store.rule(named: "sheets@current:en.1").concept)
  }

  @Test func outlivesAnotherImport() throws {
    let store = try store()
    try store.linkRules("sheets@2019:en.1", "sheets@current:en.2")
    var page = try new()
    page.rules.insert(page.rules[0], at: 0)
    page.rules[0].lead = "Something else stands first now."
    try store.add("new.md", page)
    try store.matchTexts()
    #expect(
      try store.rule(named: "sheets@2019:en.1").concept
        == store.rule(named: "sheets@current:en.3").concept)
  }

  @Test func refusesTwoRulesOfAText() throws {
    let store = try store()
    #expect(throws: StoreError.self) {
      try store.linkRules("sheets@current:en.1", "sheets@current:en.2")
    }
    #expect(try store.corrections().isEmpty)
  }

  @Test func refusesWhatTextsState() throws {
    let store = try RuleStore.inMemory()
    for edition in ["2019", "current"] {
      var page = try ParsedDocument.sample("sheets", "\(edition):en", "Give a sheet a title.")
      page.rules[0].concept = "titles"
      try store.add("\(edition).md", page, isOwn: true)
    }
    #expect(throws: StoreError.self) {
      try store.unlinkRules("sheets@2019:en.1", "sheets@current:en.1")
    }
    #expect(
      try store.rule(named: "sheets@2019:en.1").concept
        == store.rule(named: "sheets@current:en.1").concept)
  }

  private func store() throws -> RuleStore {
    let store = try RuleStore.inMemory()
    try store.add(
      "old.md",
      .sample(
        "sheets", "2019:en", "Mind the height of a panel.",
        "Let people close a sheet with a swipe toward the bottom."))
    try store.add("new.md", try new())
    try store.matchTexts()
    return store
  }

  private func new() throws -> ParsedDocument {
    try .sample(
      "sheets", "current:en", "Let people close a sheet with a swipe toward the bottom.",
      "Choose a detent that fits what is shown.")
  }
}
