import Testing

@testable import GuidelineStore

@Suite struct CoverageTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory()
  }

  private func cell(_ text: String, _ filter: CoverageFilter = CoverageFilter()) throws
    -> Coverage.Cell
  {
    let cells = try store.coverage(filter).topics.flatMap(\.cells)
    return try #require(cells.first { $0.text.description == text })
  }

  private func ids(_ rules: [RuleID]) -> [String] { rules.map { "\($0.text).\($0.ordinal)" } }

  private func addRevisions() throws {
    try store.add(
      "lanterns", "2019/ios12:en", Wording("high", "Hang it high."),
      Wording("few", "Light few.", "Three."), Wording("fold", "Fold it flat."),
      Wording("red", "Prefer red."), Wording("dry", "Keep it \"dry\"."))
    try store.add(
      "lanterns", "2019/ios12:ko", Wording("high", "높이 거세요."),
      Wording("few", "조금만 켜세요.", "세 개."), Wording("red", "빨간색."), Wording("dry", "말리세요."))
    try store.add(
      "lanterns", "2019/ios13:en", Wording("new", "Share it."), Wording("high", "Hang it low."),
      Wording("few", "Light few.", "Four."), Wording("fold", "Fold it flat."),
      Wording("dry", "Keep it “dry”."))
  }

  @Test func listsWhatIsMissingAndWhatTheOriginalChangedSince() throws {
    try addRevisions()
    let cell = try cell("2019/ios12:ko")
    #expect(cell.rules == 4)
    #expect(cell.follows?.description == "2019/ios12:en")
    #expect(cell.isStated && cell.isNewest && cell.isKept)
    #expect(ids(cell.missing) == ["2019/ios12:en.3", "2019/ios13:en.1"])
    #expect(ids(cell.stale) == ["2019/ios12:en.1", "2019/ios12:en.2"])
    #expect(ids(cell.dropped) == ["2019/ios12:en.4"])
    #expect(cell.work.map(\.kind) == [.added, .reworded, .body, .missing, .removed])
    #expect(
      cell.work.map { $0.original?.id.description } == [
        "lanterns@2019/ios13:en.1", "lanterns@2019/ios13:en.2", "lanterns@2019/ios13:en.3",
        "lanterns@2019/ios13:en.4", "lanterns@2019/ios12:en.4",
      ])
    #expect(cell.work[1].lead.filter { $0.kind != .equal }.map(\.text) == ["high", "low"])
    #expect(try store.coverage().hasWork)
  }

  @Test func letsATextWithoutADateFollowThePageThatItFits() throws {
    let words = ["high", "few", "fold", "red", "dry"]
    try store.add("lanterns", "current+notes:en", Wording("few", "Light few."))
    for text in ["current/2022+book:en", "current+club:ko"] {
      var document = try ParsedDocument.sample("lanterns", text)
      document.rules = words.map { word in
        ParsedRule(
          section: [], kind: .rule, lead: word, body: "\(word) \(word)", lines: 1...1, concept: word
        )
      }
      try store.add(text, document)
    }
    let cell = try cell("current+club:ko")
    #expect(cell.follows?.description == "current/2022+book:en")
    #expect(!cell.isStated)
  }

  @Test func asksOnlyTheNewestTranslationToKeepUp() throws {
    try addRevisions()
    try store.add(
      "lanterns", "2019/ios13:ko", Wording("new", "나누세요."), Wording("high", "낮게 거세요."),
      Wording("few", "조금만 켜세요.", "네 개."), Wording("fold", "접으세요."), Wording("dry", "말리세요."))
    let old = try cell("2019/ios12:ko")
    #expect(!old.isNewest && !old.isKept)
    #expect(ids(old.stale) == ["2019/ios12:en.1", "2019/ios12:en.2"])
    #expect(old.work.isEmpty)
    #expect(try cell("2019/ios13:ko").work.isEmpty)
    #expect(try !store.coverage().hasWork)
  }

  @Test func asksEveryEditionToBeComplete() throws {
    try store.add("lanterns", "2014:en", Wording("high", "Hang it high."), Wording("dim", "Dim."))
    try store.add("lanterns", "2014:ko", Wording("high", "높이 거세요."))
    try store.add("lanterns", "2019:en", Wording("high", "Hang it low."))
    try store.add("lanterns", "2019:ko", Wording("high", "낮게 거세요."))
    #expect(try cell("2014:ko").work.map(\.kind) == [.missing])
  }

  @Test func leavesOutWhatChangedBefore() throws {
    try store.add("lanterns", "2014:en", Wording("high", "Hang it."), Wording("dim", "Dim."))
    try store.add("lanterns", "2014:ko", Wording("high", "거세요."), Wording("dim", "어둡게."))
    try store.add("lanterns", "2019:en", Wording("high", "Hang it low."), Wording("dim", "Dim."))
    try store.add("lanterns", "current:en", Wording("high", "Hang it low."), Wording("dim", "Off."))
    #expect(ids(try cell("2014:ko").stale) == ["2014:en.1", "2014:en.2"])
    let filter = CoverageFilter(since: TextQuery("current"))
    #expect(ids(try cell("2014:ko", filter).stale) == ["2014:en.2"])
    #expect(
      try store.coverage(filter).texts.map(\.description) == ["2014:en", "2014:ko", "current:en"])
  }

  @Test func findsTheRevisionThatATranslationFollows() throws {
    try store.add(
      "lanterns", "current/2022:en", Wording("few", "Light three lanterns.", "Use `UILantern`."),
      Wording("high", "Hang it 29 pt above heads."), Wording("dry", "Keep it dry."))
    try store.add(
      "lanterns", "current/2026:en",
      Wording("few", "Light few lanterns.", "How many depends on the room and on the guests."),
      Wording("high", "Hang it 44 pt above heads."), Wording("dry", "Keep it dry."))
    try store.add(
      "lanterns", "current:ko", Wording("few", "등은 세 개만 켜세요.", "`UILantern`을 쓰세요."),
      Wording("high", "머리보다 29 pt 높이 거세요."), Wording("dry", "말려 두세요."))
    let cell = try cell("current:ko")
    #expect(cell.follows?.description == "current/2022:en")
    #expect(!cell.isStated)
    #expect(ids(cell.stale) == ["current/2022:en.1", "current/2022:en.2"])
  }

  @Test func followsNothingThatItHasLittleIn() throws {
    try store.add("lanterns", "2014:en", Wording("high", "Hang it."), Wording("dim", "Dim."))
    try store.add(
      "lanterns", "current:ko", Wording("high", "거세요."), Wording("red", "빨간색."),
      Wording("few", "조금만."))
    let cell = try cell("current:ko")
    #expect(cell.follows == nil && cell.missing.isEmpty && cell.work.isEmpty)
  }

  @Test func namesTopicsThatALanguageHasNot() throws {
    try addRevisions()
    try store.add("candles", "2019:en", Wording("wax", "Mind the wax."))
    let coverage = try store.coverage()
    #expect(coverage.topics.map(\.topic) == ["candles", "lanterns"])
    #expect(coverage.topics.map(\.untranslated) == [[.korean], []])
    #expect(
      coverage.texts.map(\.description) == [
        "2019:en", "2019/ios12:en", "2019/ios12:ko", "2019/ios13:en",
      ])
    #expect(try store.coverage(CoverageFilter(topics: ["lanterns"])).topics.count == 1)
    #expect(throws: StoreError.self) {
      try store.coverage(CoverageFilter(languages: [.japanese]))
    }
  }

  @Test func tellsPagesThatAnEditionDidNotHaveFromMissingOnes() throws {
    try store.add("lanterns", "2014:en", Wording("high", "Hang it high."))
    try store.add("lanterns", "current:en", Wording("high", "Hang it high."))
    try store.add("candles", "current:en", Wording("wax", "Mind the wax."))
    try store.add("torches", "2014:en", Wording("far", "Keep hair away."))
    try store.add("torches", "2019:ko", Wording("far", "머리카락을 멀리하세요."))
    try take("edition: 2014\nwithout: candles; sparklers\n\nedition: 2019\nwithout: candles")
    let pages = try store.coverage().topics
    #expect(pages.map(\.topic) == ["candles", "lanterns", "torches"])
    #expect(pages.map { $0.absentFrom.map(\.slug) } == [["2014", "2019"], [], []])
    #expect(pages.map { $0.missingFrom.map(\.slug) } == [[], ["2019"], ["current"]])
    // What is there counts, whatever was said of its edition.
    try store.add("candles", "2014:en", Wording("wax", "Mind the drops."))
    let candles = try store.coverage(CoverageFilter(topics: ["candles"]))
    #expect(candles.topics.map { $0.absentFrom.map(\.slug) } == [["2019"]])
    let recent = try store.coverage(
      CoverageFilter(topics: ["candles"], since: TextQuery("current")))
    #expect(recent.topics.map(\.absentFrom) == [[]])
  }

  @Test func refusesAbsencesOfWhatIsNoEdition() throws {
    let error = #expect(throws: StoreError.self) {
      try take("edition: 2014\nwithout: candles\n\nedition: The Book\nwithout: lanterns")
    }
    #expect(error?.message == "editions:4: “The Book” isn't an edition")
    #expect(try store.absences().isEmpty)
  }

  @Test func countsAPageThatWentIntoAnotherAsOneThatTheEditionDidNotHave() throws {
    try store.add("lanterns", "2014:en", Wording("high", "Hang it high."))
    try store.add("lamps", "2014:en", Wording("oil", "Mind the oil."))
    try store.add("lamps", "2019:en", Wording("oil", "Mind the oil."))
    try take("edition: 2019\nmoved: lanterns > lamps")
    let pages = try store.coverage().topics
    #expect(pages.map { $0.absentFrom.map(\.slug) } == [[], ["2019"]])
  }

  @Test(arguments: ["lanterns", "lanterns >", "lanterns > Lamps", "a > b > c", "lamps > lamps"])
  func refusesMovesThatNameNoTwoPages(_ move: String) throws {
    let error = #expect(throws: StoreError.self) {
      try take("edition: 2019\nwithout: candles\nmoved: torches > lamps; \(move)")
    }
    #expect(error?.message == "editions:3: “\(move)” doesn't say which page moved where")
  }

  private func take(_ editions: String) throws {
    try store.take(.editions, Array(editions.utf8), isCarried: false, path: "editions")
  }
}
