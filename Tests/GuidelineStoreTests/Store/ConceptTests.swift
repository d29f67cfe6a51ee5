import Testing

@testable import GuidelineStore

@Suite struct ConceptTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory()
  }

  @Test func sharesAConceptThatTextsState() throws {
    try store.add("1", .stated("sheets", "2014:en", "small", "tall"))
    try store.add("2", .stated("sheets", "2019:ko", "tall", "small"))
    let rules = try store.concept(named: "sheets/small")
    #expect(rules.map(\.id.description) == ["sheets@2014:en.1", "sheets@2019:ko.2"])
  }

  @Test func findsARenamedConceptByItsEarlierID() throws {
    try store.take(
      .renamed, Array("topic: sheets\nrenamed: 026bxs2fe > small\n".utf8), isCarried: false,
      path: "renamed")
    try store.add("1", .stated("sheets", "2014:en", "small"))
    #expect(try store.concept(named: "sheets/some-words-026bxs2fe").map(\.id.ordinal) == [1])
    #expect(throws: StoreError.self) { try store.concept(named: "sheets/some-words-026bxs2ff") }
  }

  @Test(.timeLimit(.minutes(5))) func tellsManyRulesThatSayTheSameApart() {
    var membership = ConceptMembership()
    let claim = ConceptKey(topic: "sheets", slug: "small")
    let keys = (0..<50_000).map { _ in membership.concept(for: claim) }
    #expect(keys.first == claim)
    #expect(keys.dropFirst().first == claim.next)
    #expect(Set(keys).count == keys.count)
  }

  @Test func joinsThePairsOfAFile() throws {
    var english = try ParsedDocument.sample("sheets", "2019:en", "Keep it small.", "Alone.")
    var korean = try ParsedDocument.sample("sheets", "2019:ko", "혼자.", "작게.")
    english.rules[0].pair = 1
    korean.rules[1].pair = 1
    try store.add("both.md", korean, english)
    let concept = try store.rule(named: "sheets@2019:ko.2").concept
    #expect(concept.slug.hasPrefix("keep-it-small-"))
    #expect(
      try store.concept(concept).map(\.id.description)
        == ["sheets@2019:en.1", "sheets@2019:ko.2"])
    #expect(try store.rule(named: "sheets@2019:ko.1").concept.slug.hasPrefix("r-"))
    #expect(Set(try store.rules(matching: RuleFilter()).map(\.concept)).count == 3)
  }

  @Test(arguments: ["2019:ko", "2019:en"])
  func staysSoundWhenOneLanguageOfAFileIsTakenOut(text: String) async throws {
    var english = try ParsedDocument.sample("sheets", "2019:en", "Keep it small.", "Alone.")
    var korean = try ParsedDocument.sample("sheets", "2019:ko", "혼자.", "작게.")
    english.rules[0].pair = 1
    korean.rules[1].pair = 1
    try store.add("both.md", korean, english)
    try store.add("own.md", .stated("sheets", "current:en", "small"), isOwn: true)
    try store.matchTexts()
    #expect(try store.remove(#require(TextQuery(text))).count == 1)
    var found = try await store.check(repair: false)
    #expect(found.isEmpty, "\(found)")
    _ = try store.remove(path: "/home/ada/both.md")
    found = try await store.check(repair: false)
    #expect(found.isEmpty, "\(found)")
  }

  @Test func givesEveryRuleOfATextItsOwn() async throws {
    try store.add(
      "1", .sample("sheets", "2014+book:en", piece: 1, "Again.", "Again.", "Again."))
    try store.add("2", .sample("sheets", "2014+book:en", piece: 2, "Again."))
    try store.add("3", .stated("sheets", "2014+book:en", piece: 3, "small", "small"))
    try store.add("4", .stated("sheets", "2014+book:en", piece: 4, "small"))
    let rules = try store.rules(matching: RuleFilter())
    #expect(Set(rules.map(\.concept)).count == 7)
    for rule in rules {
      #expect(try store.concept(rule.concept).map(\.id) == [rule.id])
    }
    #expect(try store.concept(named: "sheets/small").map(\.id.ordinal) == [5])
    _ = try store.remove(path: "3")
    #expect(try store.concept(named: "sheets/small").map(\.id.ordinal) == [5])
    #expect(try await store.check(repair: false) == [])
  }

  @Test func keepsTheConceptOfARuleThatMovesInItsPage() throws {
    try store.add("1", .sample("sheets", "2014:en", "Keep it small.", "Close with a swipe."))
    let concept = try store.rule(named: "sheets@2014:en.2").concept
    try store.add("1", .sample("sheets", "2014:en", "New.", "Close with a swipe.", "Old."))
    #expect(try store.rule(named: "sheets@2014:en.2").concept == concept)
  }

  @Test func namesTheNearestConcepts() throws {
    try store.add("1", .stated("sheets", "2014:en", "small-one", "tall", "wide"))
    #expect(
      throws: StoreError.absence(
        "there is no concept sheets/smal-one",
        hint: "closest matches: sheets/small-one, sheets/tall, sheets/wide")
    ) {
      try store.concept(named: "sheets/smal-one")
    }
  }

  /// As in a damaged store.
  @Test func findsNothingWhereNamesLeadInACircle() throws {
    let store = try RuleStore.inMemory()
    try store.add("a.md", .sample("sheets", "2019:en", "Keep sheets small.", ""))
    let names = [1, 2].map { ConceptKey($0).slug(after: "some words") }
    for (key, name) in [(1, names[1]), (2, names[0])] {
      try store.connection.run(
        "INSERT INTO renamed_concept VALUES (?1, 'sheets', ?2)", .integer(key), .text(name))
    }
    #expect(throws: StoreError.self) { try store.concept(named: "sheets/\(names[0])") }
  }
}
