import Testing

@testable import GuidelineStore

@Suite struct HistoryTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory()
  }

  /// `text change rule ‹from ›became =follows`, entry by entry.
  private func lines(_ id: String, in language: Language? = nil) throws -> [String] {
    try store.history(named: id, in: language.map { [$0] } ?? []).allEntries.map { entry in
      var words = [entry.text.description, entry.change.rawValue]
      words += entry.rule.map { ["\($0.id.topic).\($0.id.ordinal)"] } ?? []
      words += entry.from.map { "‹\($0)" } + entry.became.map { "›\($0)" }
      words += entry.flags.map { "+\($0.rawValue)" }
      words += entry.follows.map { ["=\($0.text)"] } ?? []
      words += entry.copies.map { "&\($0.text)" }
      return words.joined(separator: " ")
    }
  }

  @Test func tellsEachRewordingWithWhatChanged() throws {
    try store.add("lanterns", "2014:en", Wording("high", "Hang it \"high\".", "Leave 29 pt."))
    try store.add("lanterns", "2019/ios12:en", Wording("high", "Hang it \"high\".", "Leave 29 pt."))
    try store.add("lanterns", "2019/ios13:en", Wording("high", "Hang it “high”.", "Leave 44 pt."))
    try store.add("lanterns", "current:en", Wording("high", "Hang it low.", "Leave 44 pt."))
    #expect(
      try lines("lanterns/high") == [
        "2014:en added lanterns.1", "2019/ios12:en same lanterns.1",
        "2019/ios13:en same lanterns.1 +body +numbers", "current:en reworded lanterns.1",
      ])
    let entries = try store.history(named: "lanterns@2019/ios12:en.1").entries
    #expect(entries.map(\.isUnchanged) == [false, true, false, false])
    #expect(entries[2].body.filter { $0.kind != .equal }.map(\.text) == ["29", "44"])
    #expect(entries[0].lead.isEmpty && entries[1].lead.isEmpty)
  }

  @Test func tellsWhatTextsStateAboutSplitsAndMerges() throws {
    try store.add("lanterns", "2014:en", Wording("one", "Light one."), Wording("two", "Light two."))
    try store.add(
      "lanterns", "2019:en", Wording("one", "Light one or two.", from: "two"),
      Wording("off", "Blow it out.", from: "one"))
    // A later text may go on stating where its rules once came from.
    try store.add(
      "lanterns", "current:en", Wording("one", "Light one or two.", from: "two"),
      Wording("off", "Blow it out.", from: "one"))
    #expect(
      try lines("lanterns/one") == [
        "2014:en added lanterns.1",
        "2019:en merged lanterns.1 ‹lanterns@2014:en.2 ›lanterns@2019:en.2",
        "current:en same lanterns.1",
      ])
    #expect(
      try lines("lanterns/two") == [
        "2014:en added lanterns.2", "2019:en merged ›lanterns@2019:en.1",
        "2019:en merged lanterns.1 ‹lanterns@2014:en.2 ›lanterns@2019:en.2",
        "current:en same lanterns.1",
      ])
    #expect(
      try lines("lanterns/off") == [
        "2019:en split lanterns.2 ‹lanterns@2014:en.1", "current:en same lanterns.2",
      ])
  }

  @Test func goesOnWithWhatARuleWentInto() throws {
    try addTwoPagesThatBecameOne()
    #expect(
      try lines("lanterns/high") == [
        "2014:en added lanterns.1", "2019:en same lanterns.1",
        "current:en reworded lamps.2 ‹lanterns@2019:en.1",
      ])
    #expect(
      try lines("lanterns/oil") == [
        "2014:en added lanterns.2", "2019:en same lanterns.2",
        "current:en merged ›lamps@current:en.1",
        "current:en merged lamps.1 ‹lanterns@2019:en.2",
      ])
    #expect(
      try lines("lanterns/dim") == ["2014:en added lanterns.3", "2019:en removed"])
    let history = try store.history(named: "lanterns/high")
    #expect(history.sequels.map(\.concept.description) == ["lamps/high"])
    #expect(history.allEntries.last?.lead.contains { $0.kind == .insert } == true)
  }

  @Test func tellsTheLifeOfAPage() throws {
    try addTwoPagesThatBecameOne()
    let history = try store.pageHistory(ofTopic: "lanterns")
    #expect(history.entries.map(\.edition.slug) == ["2014", "2019", "current"])
    #expect(history.entries.map(\.ruleCount) == [3, 2, 0])
    let (second, last) = (history.entries[1], history.entries[2])
    #expect(second.same.map(\.concept.slug) == ["high", "oil"])
    #expect(second.left.map(\.rule.concept.slug) == ["dim"])
    #expect(second.left.map(\.became) == [[]])
    #expect(last.text == nil)
    #expect(last.successors == ["lamps"])
    #expect(
      last.left.map { $0.became.map(\.id.description) } == [
        ["lamps@current:en.2"], ["lamps@current:en.1"],
      ])
    let lamps = try store.pageHistory(ofTopic: "lamps").entries
    #expect(lamps.last?.came.map(\.rule.concept.slug) == ["high"])
    #expect(lamps.last?.came.map { $0.from.map(\.description) } == [["lanterns@2019:en.1"]])
    #expect(lamps.last?.reworded.map(\.concept.slug) == ["oil"])
  }

  @Test func tellsOfAPageInTheLanguageOfItsName() throws {
    try store.add("alerts", "2019:en", Wording("few", "Show few."))
    try store.add("ko.md", .sample("alerts", "2019:ko", title: "경고", "적게 띄우세요."))
    #expect(try store.pageHistory(ofTopic: "경고").language == .korean)
    #expect(try store.pageHistory(ofTopic: "alert", preferring: .korean).language == .korean)
    #expect(try store.pageHistory(ofTopic: "경고", in: .english).language == .english)
    #expect(try store.pageHistory(ofTopic: "경고", in: .japanese).language == .english)
  }

  private func addTwoPagesThatBecameOne() throws {
    let (high, oil) = (Wording("high", "Hang it high."), Wording("oil", "Mind its oil."))
    try store.add("lanterns", "2014:en", high, oil, Wording("dim", "Dim it."))
    try store.add("lanterns", "2019:en", high, oil)
    try store.add("lamps", "2014:en", Wording("oil", "Mind the oil."))
    try store.add("lamps", "2019:en", Wording("oil", "Mind the oil."))
    try store.add(
      "lamps", "current:en", Wording("oil", "Mind any oil."), Wording("high", "Hang it up."))
    let moves = "edition: current\nmoved: lanterns > lamps"
    try store.take(.editions, Array(moves.utf8), isCarried: false, path: "editions")
    try store.matchTexts()
  }

  @Test func tellsSplitsThatMatchingFound() throws {
    let (wicks, oil) = (
      "Trim the wick with scissors before every evening so that the flame burns evenly.",
      "Fill the oil only while the lamp is cold, because warm oil catches fire easily."
    )
    try store.add(
      "lamps", "2014:en", Wording(nil, "Look after wick and oil.", wicks + " " + oil),
      Wording(nil, "Keep curtains away from any flame.", "Cloth burns faster than people run."))
    try store.add(
      "lamps", "2019:en", Wording(nil, "Look after the wick.", wicks),
      Wording(nil, "Mind the oil.", oil),
      Wording(nil, "Keep curtains away from any flame.", "Cloth burns faster than people run."))
    try store.matchTexts()
    let entries = try store.history(named: "lamps@2014:en.1").entries
    #expect(entries.map(\.change) == [.added, .split])
    let other = try #require(entries.last?.became.first)
    let part = try store.history(of: store.rule(other).concept).entries
    #expect(part.map(\.change) == [.split])
    #expect(part[0].from.map(\.description) == ["lamps@2014:en.1"])
  }

  @Test func tellsThatARuleWasDroppedOnlyByTextsThatHaveTheTopic() throws {
    try store.add("lanterns", "2014:en", Wording("high", "Hang it high."), Wording("dim", "Dim."))
    try store.add("candles", "2019/ios12:en", Wording("wax", "Mind the wax."))
    try store.add("lanterns", "2019/ios13:en", Wording("dim", "Dim."))
    try store.add("lanterns", "current:en", Wording("high", "Hang it high."))
    #expect(
      try lines("lanterns/high") == [
        "2014:en added lanterns.1", "2019/ios13:en removed", "current:en added lanterns.1",
      ])
  }

  @Test func tellsWhereARuleMoved() throws {
    let wording = "Never leave a burning light alone in a room with curtains and paper."
    try store.add("lanterns", "2014:en", Wording(nil, wording), Wording(nil, "Fold it flat."))
    try store.add("safety", "2014:en", Wording(nil, "Know where the water is."))
    try store.add("lanterns", "2019:en", Wording(nil, "Fold it flat."))
    try store.add("safety", "2019:en", Wording(nil, wording), Wording(nil, "Know the water."))
    try store.matchTexts()
    #expect(
      try lines("safety@2019:en.1") == ["2014:en added lanterns.1", "2019:en moved safety.1"])
  }

  @Test func putsTranslationsBesideTheWordingThatTheyRender() throws {
    try store.add("lanterns", "2019/ios12:en", Wording("high", "Hang it high."))
    try store.add("lanterns", "2019/ios12:ko", Wording("high", "높이 거세요."))
    try store.add("lanterns", "2019/ios13:en", Wording("high", "Hang it from a `UICeiling`."))
    try store.add("lanterns", "2019/ios14:ko", Wording("high", "`UICeiling`에 거세요."))
    try store.add("lanterns", "2019/ios13:ja", Wording("low", "低く掛けます。"))
    #expect(
      try lines("lanterns/high") == [
        "2019/ios12:en added lanterns.1", "2019/ios12:ko same lanterns.1 =2019/ios12:en",
        "2019/ios13:en reworded lanterns.1 +api", "2019/ios14:ko same lanterns.1 =2019/ios13:en",
      ])
    #expect(
      try lines("lanterns/high", in: .korean) == [
        "2019/ios12:ko added lanterns.1", "2019/ios14:ko reworded lanterns.1 +api",
      ])
    #expect(
      throws: StoreError("lanterns/high has no wording in ja", hint: "it has en, ko")
    ) { try lines("lanterns/high", in: .japanese) }
  }

  @Test func showsOneOfSeveralSources() throws {
    try store.add("lanterns", "2014+attic:en", Wording("high", "Hang it high."))
    try store.add("lanterns", "2014+cellar:en", Wording("high", "Hang it high!"))
    try store.add("lanterns", "2014:en", isOwn: true, Wording("high", "Hang them high."))
    #expect(
      try lines("lanterns/high") == [
        "2014:en added lanterns.1"
      ])
  }
}
