import Testing

@testable import GuidelineStore

@Suite struct ConceptMatchingTests {
  @Test func givesOneConceptToARuleInAllItsWordings() throws {
    let store = try RuleStore.inMemory()
    for page in try pages() { try store.add(page.path, page.document) }
    try store.matchTexts()
    let concept = try store.rule(named: "sheets@2014:en.1").concept
    #expect(
      try store.concept(concept).map(\.id.description) == [
        "sheets@2014:en.1", "sheets@2019:en.2", "sheets@current:en.2", "sheets@current:ko.2",
      ])
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func givesOneConceptToRulesThatTwoFilesHaveInTwoLanguages(order: [Int]) async throws {
    let files = try [("1.md", "2019"), ("2.md", "current")].map { path, edition in
      var english = try ParsedDocument.sample(
        "sheets", edition + ":en", "Keep every sheet as small as its task allows.", "Swipe it away."
      )
      var korean = try ParsedDocument.sample(
        "sheets", edition + ":ko", "시트는 작업에 맞게 작게 만드세요.", "쓸어서 닫으세요.")
      for index in 0..<2 {
        english.rules[index].pair = index
        korean.rules[index].pair = index
      }
      return (path: path, documents: [english, korean])
    }
    let store = try RuleStore.inMemory()
    for index in order {
      try store.add(files[index].path, files[index].documents[0], files[index].documents[1])
      try store.matchTexts()
    }
    let concept = try store.rule(named: "sheets@2019:en.1").concept
    #expect(
      Set(try store.concept(concept).map(\.id.description)) == [
        "sheets@2019:en.1", "sheets@current:en.1", "sheets@2019:ko.1", "sheets@current:ko.1",
      ])
    #expect(try await store.check(repair: false) == [])
    _ = try store.remove(path: "/home/ada/2.md")
    #expect(try await store.check(repair: false) == [])
  }

  @Test func leavesMatchesOfTheProjectsOwnTextsAloneWhenAPageIsImported() async throws {
    let store = try RuleStore.inMemory()
    func page(_ topic: String, _ text: String) throws -> ParsedDocument {
      try .sample(topic, text, "Keep every \(topic) as small as its task allows.")
    }
    for topic in ["sheet", "panel"] {
      for edition in ["2014", "2019", "current"] {
        try store.add(
          "\(topic) \(edition).md", page(topic, edition + ":en"), isOwn: true)
      }
    }
    try store.matchTexts()
    let matches = """
      SELECT group_concat(confidence, ' ') FROM bead WHERE step = 'version' ORDER BY new_rule_id
      """
    let marked = try #require(try store.connection.integer("SELECT count(*) FROM bead"))
    #expect(marked == 4)
    // A match that is found again has its own confidence again.
    try store.connection.run("UPDATE bead SET confidence = 0.125")
    let before = try store.connection.texts(matches)
    try store.add("ada.md", page("sheet", "2019+ada:en"))
    try store.add("ben.md", page("lantern", "2014+ben:en"))
    try store.matchTexts()
    #expect(try store.connection.texts(matches) == before)
    // Taking them away doesn't either, and a changed page of the project's own is matched.
    _ = try store.remove(path: "/home/ada/ada.md")
    _ = try store.remove(path: "/home/ada/ben.md")
    try store.matchTexts()
    #expect(try store.connection.texts(matches) == before)
    try store.add("sheet 2014.md", page("sheet", "2014:en"), isOwn: true)
    try store.matchTexts()
    #expect(try store.connection.texts(matches) != before)
  }

  @Test func keepsTheIdsThatWereGivenBefore() throws {
    let store = try RuleStore.inMemory()
    let pages = try pages()
    try store.add(pages[1].path, pages[1].document)
    try store.matchTexts()
    let before = try store.rule(named: "sheets@2019:en.2").concept
    try store.add(pages[0].path, pages[0].document)
    try store.matchTexts()
    let after = try store.rule(named: "sheets@2019:en.2").concept
    #expect(before != after)
    #expect(
      try store.concept(before).map(\.id)
        == store.concept(after).map(\.id))
  }

  @Test(arguments: [[0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [2, 0, 4, 1, 3]])
  func doesNotDependOnTheOrderOfImports(order: [Int]) throws {
    let pages = try pages()
    let atOnce = try RuleStore.inMemory()
    for page in pages { try atOnce.add(page.path, page.document) }
    try atOnce.matchTexts()
    let oneByOne = try RuleStore.inMemory()
    for index in order {
      try oneByOne.add(pages[index].path, pages[index].document)
      try oneByOne.matchTexts()
    }
    #expect(try concepts(oneByOne) == concepts(atOnce))
  }

  @Test func forgetsANameThatNoTextStatesAnyMore() async throws {
    let store = try RuleStore.inMemory()
    let leads = ["Keep every sheet as small as its task allows.", "Close it with a swipe."]
    var stated = try ParsedDocument.sample("sheets", "2014:en", leads[0], leads[1])
    stated.rules[0].concept = "small"
    try store.add("1.md", stated)
    try store.add("2.md", .sample("sheets", "2019:en", leads[0], leads[1]))
    try store.matchTexts()
    #expect(try store.rule(named: "sheets@2019:en.1").concept.slug == "small")
    _ = try store.remove(path: "1.md")
    #expect(try await store.check(repair: false) == [])
    try store.matchTexts()
    #expect(try store.rule(named: "sheets@2019:en.1").concept.slug != "small")
    #expect(try await store.check(repair: false) == [])
  }

  @Test func forgetsWhatIsTakenOut() async throws {
    let pages = try pages()
    let store = try RuleStore.inMemory()
    for page in pages { try store.add(page.path, page.document) }
    try store.matchTexts()
    #expect(try store.remove(path: "/home/ada/" + pages[0].path).count == 1)
    try store.matchTexts()
    let without = try RuleStore.inMemory()
    for page in pages.dropFirst() { try without.add(page.path, page.document) }
    try without.matchTexts()
    #expect(try concepts(store) == concepts(without))
    #expect(try await store.check(repair: false).isEmpty)
  }

  @Test(arguments: [[0, 1, 2], [0, 2, 1], [2, 1, 0]])
  func forgetsWhatAPageFoundBeforeAnotherTookItsPlace(order: [Int]) throws {
    let pages = [
      ("1.md", try ParsedDocument.sample("tents", "2014:en", "Tie each rope to its own peg.")),
      ("2.md", try .sample("tents", "2019+web:en", "Tie each rope to a peg.", "Air the tent.")),
      (
        "3.md", try .sample("tents", "2019+app:en", "Dry the tent.", "Tie each rope to a firm peg.")
      ),
    ]
    let atOnce = try RuleStore.inMemory()
    for page in pages { try atOnce.add(page.0, page.1) }
    try atOnce.matchTexts()
    let oneByOne = try RuleStore.inMemory()
    for index in order {
      try oneByOne.add(pages[index].0, pages[index].1)
      try oneByOne.matchTexts()
    }
    #expect(try beads(atOnce).contains { $0.hasSuffix("import") })
    #expect(try beads(oneByOne) == beads(atOnce))
  }

  @Test func holdsNoConceptTwiceInAText() throws {
    let store = try RuleStore.inMemory()
    for page in try pages() { try store.add(page.path, page.document) }
    try store.matchTexts()
    for (_, rules) in Dictionary(grouping: try store.rules(matching: RuleFilter()), by: \.concept) {
      #expect(Set(rules.map(\.id.text)).count == rules.count)
    }
  }

  @Test func believesTheTextsRatherThanTheirLikeness() throws {
    let store = try RuleStore.inMemory()
    var old = try ParsedDocument.sample("sheets", "2019:en", "Give every sheet a clear title.")
    old.rules[0].concept = "titles"
    var new = try ParsedDocument.sample("sheets", "current:en", "Give every sheet a clear title.")
    new.rules[0].concept = "names"
    try store.add("a.md", old, isOwn: true)
    try store.add("b.md", new, isOwn: true)
    try store.matchTexts()
    #expect(try store.rule(named: "sheets@2019:en.1").concept.slug == "titles")
    #expect(try store.rule(named: "sheets@current:en.1").concept.slug == "names")
  }

  @Test func findsARuleThatMovedToAnotherPage() throws {
    let store = try RuleStore.inMemory()
    try store.add(
      "a.md",
      .sample(
        "panels", "2019:en", "Dim the canvas behind an inspector panel.",
        "Remember where people left a panel."))
    try store.add(
      "b.md",
      .sample(
        "windows", "current:en", "Open windows where people expect them.",
        "Dim the canvas behind an inspector panel."))
    try store.matchTexts()
    #expect(
      try store.rule(named: "windows@current:en.2").concept
        == store.rule(named: "panels@2019:en.1").concept)
  }

  /// What is shared by which rules.
  private func concepts(_ store: RuleStore) throws -> [String] {
    try store.rules(matching: RuleFilter()).map { "\($0.id) \($0.concept)" }.sorted()
  }

  /// What was matched with what, and how.
  private func beads(_ store: RuleStore) throws -> [String] {
    let rows = try store.connection.rows("SELECT new_rule_id, step, old_rule_id FROM bead")
    var beads: [String] = []
    while try rows.next() {
      let rules = try [0, 2].flatMap {
        try store.rules(where: "rule_id = ?1", .integer(rows.integer($0)))
      }
      beads.append("\(rules.map(\.lead)) \(rows.text(1))")
    }
    return beads.sorted()
  }

  private func pages() throws -> [(path: String, document: ParsedDocument)] {
    [
      (
        "old.md",
        try .sample(
          "sheets", "2014:en", "Close a sheet with a swipe toward the bottom edge.",
          "Never stack one sheet on another sheet.")
      ),
      (
        "web.md",
        try .sample(
          "sheets", "2019:en", "Pick a detent that fits the content of the sheet.",
          "Let people close a sheet with a swipe toward the bottom edge.",
          "Avoid stacking one sheet on another.")
      ),
      (
        "new.md",
        try .sample(
          "sheets", "current:en", "Show a grabber on a sheet that people can resize.",
          "Let people close a sheet with a downward swipe to the bottom edge.",
          "Pick a detent that fits the content.")
      ),
      (
        "new-ko.md",
        try .sample(
          "sheets", "current:ko", "크기를 바꿀 수 있는 시트에는 grabber를 표시합니다.",
          "아래쪽 가장자리로 쓸어내려 시트를 닫을 수 있게 합니다.", "콘텐츠에 맞는 detent를 고릅니다.")
      ),
      (
        "buttons.md",
        try .sample("buttons", "current:en", "Make a button at least 44 points tall.")
      ),
    ]
  }
}
