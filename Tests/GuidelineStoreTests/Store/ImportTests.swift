import Testing

@testable import GuidelineStore

@Suite struct ImportTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory()
  }

  @Test func givesBackWhatADocumentSays() throws {
    var document = try ParsedDocument.sample("sheets", "2019/ios13+ada:en", "Close with a swipe.")
    document.rules.append(
      ParsedRule(
        section: ["Platforms", "Large screens"], kind: .definition, lead: "Wide sheet",
        body: "Fills half.\n\nNever more.", platforms: ["iPadOS", "macOS"], lines: 7...11,
        concept: "wide-sheet", comesFrom: ["sheet"]))
    document.references = [
      ParsedReference(kind: .url, text: "More", target: "https://example.com", line: 9)
    ]
    try store.add("pages/sheets.md", document)

    let rule = try store.rule(named: "sheets@2019/ios13:en.2")
    #expect(rule.concept.description == "sheets/wide-sheet")
    #expect(rule.section == ["Platforms", "Large screens"])
    #expect(rule.kind == .definition)
    #expect(rule.lead == "Wide sheet")
    #expect(rule.body == "Fills half.\n\nNever more.")
    #expect(rule.platforms == ["iPadOS", "macOS"])
    #expect(rule.source == SourceLocation(path: "pages/sheets.md", line: 7, endLine: 11))
    #expect(try store.rule(named: "sheets@2019/ios13:en.1").section == [])
    #expect(try store.ids() == ["sheets@2019/ios13+ada:en.1", "sheets@2019/ios13+ada:en.2"])
  }

  @Test func holdsAFileWithTheSameContentAndOptionsOnly() throws {
    let file = SourceFile.sample("a.md", content: "one")
    #expect(try !store.holds(file))
    try store.replace(file, with: [.sample("sheets", "2014:en", "Keep it small.")])
    #expect(try store.holds(file))
    #expect(try !store.holds(.sample("a.md", content: "two")))
    #expect(try !store.holds(.sample("b.md", content: "one")))
    let options = ImportOptions(edition: .current)
    #expect(try !store.holds(.sample("a.md", content: "one", options: options)))
  }

  @Test func replacesWhatTheSameFileBroughtBefore() throws {
    try store.add("a.md", .sample("sheets", "2014:en", "Keep it small.", "Close with a swipe."))
    try store.add("a.md", .sample("sheets", "2014:en", "Keep it tall."))
    #expect(try store.ids() == ["sheets@2014:en.1"])
    #expect(try store.matches("small") == [])
    #expect(try store.matches("tall") == ["sheets@2014:en.1"])
    #expect(try store.documents().count == 1)
  }

  @Test func takesNoMoreTimeToReplaceARuleOfALongFile() throws {
    func time(ofRules count: Int) throws -> Double {
      var document = try ParsedDocument.sample("sheets", "2014:en", "Keep it small.")
      document.rules = (0..<count).map { number in
        var rule = document.rules[0]
        rule.lead = "Keep part \(number * 7919 % 10_007) small."
        return rule
      }
      try store.add("a.md", document)
      return try leastThreadTime { try store.add("a.md", document) }
    }
    let (short, long) = (try time(ofRules: 500), try time(ofRules: 4000))
    #expect(long < 2 * 8 * short)
    #expect(try store.matches("7919").count == 1)
  }

  @Test func movesADocumentThatOtherOptionsReadDifferently() throws {
    try store.add("a.md", .sample("sheets", "2014:en", "Keep it small."))
    try store.add(
      "a.md", .sample("panels", "current:en", "Keep it small."),
      options: ImportOptions(edition: .current, topic: "panels"))
    #expect(try store.ids() == ["panels@current:en.1"])
    #expect(try store.topics().map(\.slug) == ["panels"])
    #expect(try store.editions().map(\.edition) == [.current])
  }

  @Test func findsRulesByTheTitleOfTheirTopic() throws {
    try store.add("a.md", .sample("sheets", "2014:en", title: "Drawer", "Keep it small."))
    #expect(try store.matches("heading : drawer") == ["sheets@2014:en.1"])
  }

  @Test func keepsTheWholeOfABatchOrNothing() async throws {
    try store.add("a.md", .sample("sheets", "2014:en", "Keep it small."))
    let before = try store.dump()
    #expect(throws: StoreError("stop")) {
      try store.batch { () throws(StoreError) in
        do {
          try store.add("b.md", .sample("panels", "2014:en", "Keep it wide."))
          try store.add("a.md", .sample("sheets", "2014:en", "Keep it tall."))
        } catch {
          Issue.record(error)
        }
        throw StoreError("stop")
      }
    }
    #expect(try store.dump() == before)
    #expect(try store.matches("small") == ["sheets@2014:en.1"])
    #expect(try await store.check(repair: false) == [])
  }

  @Test func keepsNothingOfABatchInWhichAWriteFailed() throws {
    let file = SourceFile.sample("b.md")
    let document = try ParsedDocument.sample("sheets", "2014:en", "Keep it small.")
    try store.connection.execute(
      script: """
        CREATE TEMP TRIGGER refuse BEFORE INSERT ON rule WHEN new.first_line = 2
        BEGIN SELECT RAISE(FAIL, 'refused'); END
        """)
    #expect(throws: StoreError.self) {
      try store.batch { () throws(StoreError) in
        try store.replace(file, with: [document])
        do {
          try store.replace(
            .sample("c.md"), with: [try .sample("sheets", "2014:en", "Keep it.", "Refuse me.")])
        } catch {
          #expect((error as? StoreError)?.isDamage == true)
        }
      }
    }
    #expect(try store.documents() == [])
    try store.replace(file, with: [document])
    #expect(try store.documents().count == 1)
  }

  @Test func replacesWhatTheSameBatchBrought() async throws {
    try store.batch { () throws(StoreError) in
      do {
        try store.add("a.md", .sample("sheets", "2014:en", "Keep it small."))
        try store.add("b.md", .sample("panels", "2014:en", "Keep it wide."))
        try store.add("b.md", .sample("panels", "2014:en", "Keep it tall."))
        try store.add("a.md", .sample("sheets", "2014:en", "Close it.", "Keep it tall."))
      } catch {
        Issue.record(error)
      }
    }
    #expect(try store.matches("small OR wide") == [])
    #expect(try store.matches("tall") == ["panels@2014:en.1", "sheets@2014:en.2"])
    #expect(try await store.check(repair: false) == [])
  }

  @Test func staysSoundThroughManyReplacements() async throws {
    for round in 0..<12 {
      try store.batch { () throws(StoreError) in
        for page in 0..<8 where (page + round) % 3 != 0 {
          do {
            try store.add(
              "\(page).md",
              .sample(
                "sheets", "2014+books:en", piece: page + 1, "Page \(page) in round \(round).",
                "Repeat it."))
          } catch {
            Issue.record(error)
          }
        }
      }
    }
    #expect(try await store.check(repair: false) == [])
    #expect(try store.matches("repeat").count == 8)
    #expect(try store.ids().count == 16)
  }
}
