import Testing

@testable import GuidelineStore

/// Editions that a query names by a year, a system or an adjective.
@Suite struct MentionedEditionsTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory(glossary: Self.glossary)
    for edition in ["2014", "2019", "current"] {
      try store.add(
        "\(edition).en.md", .sample("widgets", "\(edition):en", "Hang a widget for \(edition)."))
      try store.add(
        "windows.\(edition).en.md", .sample("windows", "\(edition):en", "Open an old window."))
    }
  }

  private static let glossary = """
    term: widget
    topic: widgets
    en: widget
    ko: 위젯
    ja: ウィジェット
    """

  private func editions(_ query: String) throws -> (found: Set<String>, notes: [String]) {
    let answer = try store.search(SearchQuery(query), SearchFilter(everyText: true))
    return (Set(answer.results.map(\.rule.id.text.edition.slug)), answer.noteTexts)
  }

  @Test(arguments: [
    ("macOS 14 widgets", "current"), ("macOS 14.5 widgets", "current"),
    ("OS X 10.9 widgets", "2014"), ("iPadOS 13 widgets", "2019"), ("watchOS 6 widgets", "2019"),
    ("visionOS 1 widgets", "current"), ("tvOS 26.1 widgets", "current"), ("iOS 7 widgets", "2014"),
    ("iOS 18.2 widgets", "current"), ("2024 widgets", "current"), ("위젯 2019년판", "2019"),
    ("2014年版 ウィジェット", "2014"),
  ])
  func areThoseOfTheTime(query: String, edition: String) throws {
    let (found, notes) = try editions(query)
    #expect(found == [edition])
    #expect(
      notes.first == "showing \(edition); quote the edition to search for it as a word", "\(notes)")
  }

  @Test(arguments: [
    ("iOS 9 widgets", "2014", "showing 2014, the edition at the time of iOS 9"),
    ("2016 widgets", "2014", "showing 2014, the edition at the time of 2016"),
    ("tvOS 14 widgets", "2019", "showing 2019, the edition at the time of tvOS 14"),
    ("iOS 6 widgets", "2014", "no edition is as old as iOS 6; showing 2014, the earliest"),
    ("2010 widgets", "2014", "no edition is as old as 2010; showing 2014, the earliest"),
  ])
  func areTheOnesInForceOrTheFirst(query: String, edition: String, note: String) throws {
    let (found, notes) = try editions(query)
    #expect(found == [edition])
    #expect(notes.first == note, "\(notes)")
  }

  @Test(arguments: [
    ("latest widgets", ["current"]), ("최신 위젯", ["current"]), ("最新のウィジェット", ["current"]),
    ("old widgets", ["2014", "2019"]), ("옛날 위젯", ["2014", "2019"]), ("昔のウィジェット", ["2014", "2019"]),
  ])
  func areMeantByAdjectivesOfATopic(query: String, wanted: [String]) throws {
    let (found, notes) = try editions(query)
    #expect(found == Set(wanted))
    let list = wanted.joined(separator: ", ")
    #expect(notes.first == "showing \(list); quote the edition to search for it as a word")
  }

  @Test func areNotMeantByAdjectivesOfOtherThings() throws {
    let (found, notes) = try editions("old window")
    #expect(found == ["2014", "2019", "current"])
    #expect(notes == [])
  }
}
