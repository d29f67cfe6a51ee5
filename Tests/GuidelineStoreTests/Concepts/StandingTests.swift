import Testing

@testable import GuidelineStore

@Suite struct StandingTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory()
  }

  private func standing(_ id: String) throws -> String {
    let standing = try store.rule(named: id).standing
    return ([standing.name] + standing.successors.map(\.description)).joined(separator: " ")
  }

  @Test func callsAConceptCurrentIfTheNewestEditionHasItInAnyLanguage() throws {
    try store.add("lanterns", "2014:en", Wording("high", "Hang it high."), Wording("dim", "Dim."))
    try store.add("lanterns", "2019:en", Wording("dim", "Dim it."))
    try store.add("lanterns", "2019:ko", Wording("high", "높이 거세요."))
    try store.matchTexts()
    #expect(try standing("lanterns@2014:en.1") == "current")
    #expect(try standing("lanterns@2014:en.2") == "current")
    try store.add("candles", "current:en", Wording("wax", "Mind the wax."))
    try store.matchTexts()
    #expect(try standing("lanterns@2019:en.1") == "dropped")
    #expect(try standing("candles@current:en.1") == "current")
  }

  @Test func followsWhatTextsStateThroughSeveralEditions() throws {
    try store.add("lanterns", "2014:en", Wording("wick", "Trim."), Wording("oil", "Fill."))
    try store.add("lanterns", "2019:en", Wording("care", "Trim and fill.", from: "wick", "oil"))
    try store.add(
      "lanterns", "current:en", Wording("trim", "Trim it.", from: "care"),
      Wording("fill", "Fill it.", from: "care"))
    try store.matchTexts()
    for id in ["lanterns@2014:en.1", "lanterns@2014:en.2", "lanterns@2019:en.1"] {
      let successors = try store.rule(named: id).standing.successors.map(\.slug).sorted()
      #expect(successors == ["fill", "trim"], "\(id)")
    }
    #expect(try standing("lanterns@current:en.1") == "current")
  }

  @Test func namesWhatMatchingFoundToHaveTakenARuleIn() throws {
    let (wicks, oil) = (
      "Trim the wick with scissors before every evening so that the flame burns evenly.",
      "Fill the oil only while the lamp is cold, because warm oil catches fire easily."
    )
    let curtains = Wording(nil, "Keep curtains away from any flame.", "Cloth burns fast.")
    try store.add(
      "lamps", "2019:en", Wording(nil, "Look after the wick.", wicks),
      Wording(nil, "Mind the oil.", oil), curtains)
    try store.add(
      "lamps", "current:en", Wording(nil, "Look after wick and oil.", wicks + " " + oil), curtains)
    try store.matchTexts()
    let standings = try (1...2).map { try store.rule(named: "lamps@2019:en.\($0)").standing }
    #expect(standings.count { $0 == .current } == 1)
    let whole = try store.rule(named: "lamps@current:en.1").concept
    #expect(standings.flatMap(\.successors) == [whole])
    #expect(try !store.concept(whole).isEmpty)
  }

  @Test func followsAPageIntoAnother() throws {
    try store.add(
      "lanterns", "2019:en", Wording("high", "Hang it high."), Wording("wick", "Trim the wick."),
      Wording("dim", "Dim it."))
    try store.add("lamps", "2019:en", Wording("oil", "Mind the oil."))
    try store.add(
      "lamps", "current:en", Wording("oil", "Mind the oil."), Wording("high", "Hang it."),
      Wording("care", "Look after it.", from: "lanterns/wick"))
    try store.matchTexts()
    #expect(try standing("lanterns@2019:en.1") == "dropped")
    #expect(try standing("lanterns@2019:en.2") == "superseded lamps/care")
    let moves = "edition: current\nmoved: lanterns > lamps"
    try store.take(.editions, Array(moves.utf8), isCarried: false, path: "editions")
    try store.matchTexts()
    #expect(try standing("lanterns@2019:en.1") == "superseded lamps/high")
    #expect(try standing("lanterns@2019:en.3") == "dropped")
    let differences = try store.differences(
      between: #require(TextQuery("2019")), and: #require(TextQuery("current")), topic: "lanterns")
    #expect(differences.pages.flatMap(\.changes).map(\.kind) == [.reworded, .reworded, .removed])
    #expect(
      differences.notes == [
        "edition current has no page lanterns; its advice is in lamps"
      ])
  }

  @Test func believesThatAPageWentOnlyToWhereThereIsAPage() throws {
    var moves = PageMoves()
    let (first, second) = (Edition.web2019, Edition.current)
    moves.add("lanterns", in: first, to: "lamps")
    moves.add("lamps", in: second, to: "lights")
    func successor(_ pages: Set<String>) -> String? {
      moves.successor(of: "lanterns", in: .book2014...second) { pages.contains($0) }
    }
    #expect(successor(["lights", "lamps"]) == "lights")
    #expect(successor(["lights", "lanterns"]) == nil)
    #expect(successor(["lamps"]) == nil)
    #expect(moves.successor(of: "lanterns", in: .book2014...first) { _ in true } == nil)
    #expect(
      moves.successor(of: "lanterns", in: .book2014...first) { $0 == "lamps" } == "lamps")
  }

  @Test func tellsWhichOfManyConceptsArePast() throws {
    try store.add("lanterns", "2014:en", Wording("high", "Hang it high."), Wording("dim", "Dim."))
    try store.add("lanterns", "current:en", Wording("dim", "Dim it."))
    try store.matchTexts()
    let keys = ["high", "dim"].map { ConceptKey(topic: "lanterns", slug: $0).value }
    #expect(try store.pastConcepts(among: keys) == [keys[0]])
  }

  @Test func stopsWhereConceptsGoInACircle() {
    let keys = (1...3).map { ConceptKey($0) }
    var successions = Successions()
    successions.add(keys[0], to: keys[1], confidence: 1)
    successions.add(keys[1], to: keys[0], confidence: 1)
    #expect(successions.successors(of: keys[0]) { $0 == keys[2] } == [])
    successions.add(keys[1], to: keys[2], confidence: 0.4)
    #expect(successions.successors(of: keys[0]) { $0 == keys[2] } == [keys[2]])
  }
}
