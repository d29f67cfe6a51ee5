import Testing

@testable import GuidelineStore

@Suite struct DifferencesTests {
  @Test func tellsWhatBecameOfEachRule() throws {
    let store = try RuleStore.inMemory()
    try store.add(
      "old.md",
      .page(
        "lanterns", "2014",
        [
          ("Hang a lantern high above the garden gate.", "Guests bump into it otherwise."),
          ("Fold the paper along its printed lines.", "It tears if it is folded elsewhere."),
          ("Sweep the porch before the evening.", "Dust dims every light."),
        ]))
    try store.add(
      "new.md",
      .page(
        "lanterns", "2019",
        [
          ("Fold the paper along its printed lines.", "It tears if folded wet."),
          ("Hang a lantern very high above the garden gate.", "Guests bump into it otherwise."),
          ("Invite the neighbors to the lighting.", "They bring tea and music."),
        ]))
    let differences = try store.differences("2014", "2019")
    #expect(
      differences.lines == [
        "lanterns",
        "same [body] lanterns@2014:en.2 → lanterns@2019:en.1",
        "removed [] lanterns@2014:en.3 → ",
        "reworded [] lanterns@2014:en.1 → lanterns@2019:en.2",
        "added []  → lanterns@2019:en.3",
      ])
    #expect(differences.summary == [.same: 1, .removed: 1, .reworded: 1, .added: 1])
    #expect(differences.hasChanges)
    let reworded = try #require(differences.pages[0].changes.first { $0.kind == .reworded })
    #expect(reworded.words.filter { $0.kind == .insert }.map(\.text) == ["very "])
    #expect(try !store.differences("2019", "2019").hasChanges)
  }

  @Test func takesWhatPersonsSaidForFacts() throws {
    let store = try RuleStore.inMemory()
    let fold = ("Fold the paper along its printed lines.", "It tears if it is folded elsewhere.")
    let hang = ("Hang a lantern high above the gate.", "Guests bump into it otherwise.")
    try store.add("old.md", .page("lanterns", "2014", [hang, fold]))
    try store.add("new.md", .page("lanterns", "2019", [hang, ("Mind the wind.", "")]))
    try store.matchTexts()
    try store.linkRules("lanterns@2014:en.2", "lanterns@2019:en.2")
    try store.unlinkRules("lanterns@2014:en.1", "lanterns@2019:en.1")
    #expect(
      try store.differences("2014", "2019").lines == [
        "lanterns", "removed [] lanterns@2014:en.1 → ", "added []  → lanterns@2019:en.1",
        "reworded [] lanterns@2014:en.2 → lanterns@2019:en.2",
      ])
  }

  @Test func tellsThatATermHasAnotherName() throws {
    let glossary =
      "term: lantern\ntopic: t\nen: lantern\nen-other: paper lamp\n\nterm: gate\nen: gate; door"
    let store = try RuleStore.inMemory(glossary: glossary)
    try store.add(
      "old.md", .page("lanterns", "2014", [("Hang paper lamps high.", "Near a gate of wood.")]))
    try store.add(
      "new.md", .page("lanterns", "2019", [("Hang lanterns high.", "Near a door of wood.")]))
    #expect(
      try store.differences("2014", "2019").lines == [
        "lanterns", "reworded [terms] lanterns@2014:en.1 → lanterns@2019:en.1",
      ])
  }

  @Test func takesWhatOtherTextsTell() throws {
    let store = try RuleStore.inMemory()
    try store.add("2014.md", .page("lanterns", "2014", [("Hang lanterns high.", "They swing.")]))
    let between = ("Hang lanterns well above the heads of guests.", "They swing.")
    try store.add("between.md", .page("lanterns", "2019", [between]))
    let current = ("Leave room well above the heads of guests.", "")
    try store.add("current.md", .page("lanterns", "current", [current]))
    try store.matchTexts()
    #expect(
      try store.differences("2014", "current").lines == [
        "lanterns", "reworded [] lanterns@2014:en.1 → lanterns@current:en.1",
      ])
  }

  @Test func keepsRulesThatOnlyLookDifferent() throws {
    let store = try RuleStore.inMemory()
    try store.add(
      "old.md", .page("lanterns", "2014", [("Don't light it—ever.", "Say \"no\" -- always.")]))
    try store.add(
      "new.md", .page("lanterns", "2019", [("Don’t Light it — ever", "Say “no” – always.")]))
    let change = try store.differences("2014", "2019").pages[0].changes[0]
    #expect(change.isUnchanged)
    #expect(change.words.isEmpty)
  }

  @Test func findsARuleThatMovedToAnotherPage() throws {
    let store = try RuleStore.inMemory()
    let moved = ("Trim the wick before lighting a candle.", "A long wick blackens the glass.")
    let wick = ("Trim the wick before you light a candle.", "A long wick blackens the glass.")
    let lantern = ("Hang a lantern high above the gate.", "Guests bump into it otherwise.")
    let candle = ("Set candles on a plate of brass.", "Wax drips on the table.")
    try store.add("1.md", .page("lanterns", "2014", [lantern, moved]))
    try store.add("2.md", .page("candles", "2014", [candle]))
    try store.add("3.md", .page("lanterns", "2019", [lantern]))
    try store.add("4.md", .page("candles", "2019", [candle, wick]))
    let expected = "moved [] lanterns@2014:en.2 → candles@2019:en.2"
    #expect(try store.differences("2014", "2019").lines.contains(expected))
    // It is told on either page.
    for topic in ["lanterns", "candles"] {
      #expect(try store.differences("2014", "2019", topic: topic).lines.contains(expected))
    }
  }

  @Test func readsOnlyThePagesThatShareAdviceWithATopic() throws {
    let store = try RuleStore.inMemory()
    let wick = ("Trim the wick before lighting a candle.", "A long wick blackens the glass.")
    let lantern = ("Hang a lantern high above the gate.", "Guests bump into it otherwise.")
    let candle = ("Set candles on a plate of brass.", "Wax drips on the table.")
    try store.add("1.md", .page("lanterns", "2014", [lantern, wick]))
    try store.add("2.md", .page("candles", "2014", [candle]))
    try store.add("3.md", .page("lanterns", "2019", [lantern]))
    try store.add("4.md", .page("candles", "2019", [candle, wick]))
    for (number, guest) in ["aunt", "baker", "cousin", "dentist"].enumerated() {
      for edition in ["2014", "2019"] {
        try store.add(
          "\(guest) \(edition).md",
          .page("seat-\(number)", edition, [("Seat the \(guest) first.", "A \(guest) waits.")]))
      }
    }
    let whole = try store.differences("2014", "2019", topic: "lanterns")
    try store.matchTexts()
    store.cache.contents = [:]
    #expect(try store.differences("2014", "2019", topic: "lanterns").lines == whole.lines)
    let read = try store.cache.contents.keys.map { try store.document($0).topic }
    #expect(read.sorted() == ["candles", "candles", "lanterns", "lanterns"])
  }

  @Test func believesWhatTextsState() throws {
    let store = try RuleStore.inMemory()
    var old = ParsedDocument.page(
      "lanterns", "2014",
      [
        ("Hang lanterns high.", "Nobody bumps into them."), ("Fold the paper.", "It lies flat."),
        ("Sweep the porch.", "Dust dims the light."),
      ])
    var new = ParsedDocument.page(
      "lanterns", "2019",
      [
        ("Fold the paper.", "It lies flat."), ("Greet the guests.", "They came a long way."),
      ])
    for (index, slug) in ["high", "paper", "porch"].enumerated() { old.rules[index].concept = slug }
    (new.rules[0].concept, new.rules[1].concept) = ("high", "porch")
    new.rules[1].comesFrom = ["paper"]
    try store.add("old.md", old)
    try store.add("new.md", new)
    #expect(
      try store.differences("2014", "2019").lines == [
        "lanterns", "reworded [] lanterns@2014:en.1 → lanterns@2019:en.1",
        "merged [] lanterns@2014:en.2, lanterns@2014:en.3 → lanterns@2019:en.2",
      ])
  }

  @Test func tellsWhichWordingATranslationFollows() throws {
    let store = try RuleStore.inMemory()
    func page(_ text: String, _ leads: (String, String)...) -> ParsedDocument {
      var page = ParsedDocument.page("lanterns", text, leads)
      for index in page.rules.indices { page.rules[index].concept = "rule-\(index)" }
      return page
    }
    try store.add(
      "1.md",
      page("2019/ios12", ("Hang lanterns 29 pt high.", "Guests pass."), ("Fold paper.", "Flat.")))
    try store.add(
      "2.md",
      page("2019/ios13", ("Hang lanterns 40 pt high.", "Guests pass."), ("Fold paper.", "Flat.")))
    try store.add(
      "3.md", page("2019/ios12:ko", ("초롱을 29 pt 높이에 거세요.", "손님."), ("종이를 접으세요.", "납작.")))
    #expect(
      try store.differences("2019/ios12:en", "2019/ios12:ko").lines == [
        "lanterns", "same [] lanterns@2019/ios12:en.1 → lanterns@2019/ios12:ko.1",
        "same [] lanterns@2019/ios12:en.2 → lanterns@2019/ios12:ko.2",
      ])
    let behind = try store.differences("2019/ios13:en", "2019/ios12:ko")
    #expect(
      behind.lines == [
        "lanterns", "reworded [numbers] lanterns@2019/ios13:en.1 → lanterns@2019/ios12:ko.1",
        "same [] lanterns@2019/ios13:en.2 → lanterns@2019/ios12:ko.2",
      ])
    #expect(behind.pages[0].changes.flatMap(\.words) == [])
  }

  @Test func leavesPagesThatARevisionDoesNotTouchInForce() throws {
    let store = try RuleStore.inMemory()
    let rule = ("Hang a lantern high above the gate.", "Guests bump into it otherwise.")
    try store.add("1.md", .page("lanterns", "2019/ios12", [rule]))
    try store.add("2.md", .page("candles", "2019/ios12", [rule]))
    try store.add("3.md", .page("lanterns", "2019/ios13", [rule]))
    let differences = try store.differences("2019/ios12", "2019/ios13")
    #expect(differences.pages.map(\.topic) == ["lanterns"])
    #expect(!differences.hasChanges)
    #expect(differences.notes.count == 1)
  }

  @Test func namesWhatIsThereWhereATextIsNot() throws {
    let store = try RuleStore.inMemory()
    try store.add("1.md", .page("lanterns", "2019/ios12", [("Hang it high.", "Or low.")]))
    try store.add("2.md", .page("candles", "2014", [("Trim every wick.", "Soot blackens glass.")]))
    #expect(throws: StoreError("there is no edition 2013", hint: "closest matches: 2014, 2019")) {
      try store.differences("2013", "2019")
    }
    #expect(throws: StoreError("there is no text in ko", hint: "languages are en")) {
      try store.differences("2014", "2019:ko")
    }
    #expect(throws: StoreError.self) { try store.differences("2014", "2019/ios13") }
    // A page that only one of them has is new or gone as a whole.
    let gone = try store.differences("2014", "2019", topic: "candles")
    #expect(gone.lines == ["candles", "removed [] candles@2014:en.1 → "])
    #expect(gone.notes == ["2019:en has no page candles"])
  }
}

extension RuleStore {
  fileprivate func differences(
    _ old: String, _ new: String, topic: String? = nil
  ) throws -> Differences {
    try differences(
      between: try #require(TextQuery(old)), and: try #require(TextQuery(new)), topic: topic)
  }
}

extension Differences {
  /// Topics, and under each its changes.
  fileprivate var lines: [String] {
    pages.flatMap { page in
      [page.topic]
        + page.changes.map { change in
          let flags = change.flags.map(\.rawValue).joined(separator: " ")
          let sides = [change.old, change.new].map { $0.map(\.id.description).list }
          return "\(change.kind) [\(flags)] \(sides[0]) → \(sides[1])"
        }
    }
  }
}

extension ParsedDocument {
  /// A page of rules, each a lead and a body.
  fileprivate static func page(
    _ topic: String, _ text: String, _ rules: [(String, String)]
  ) -> ParsedDocument {
    let query = TextQuery(text) ?? TextQuery(edition: .current)
    return ParsedDocument(
      topic: topic, title: topic,
      text: TextID(
        edition: query.edition, revision: query.revision, language: query.language ?? .english),
      shape: "bold",
      rules: rules.enumerated().map { index, rule in
        ParsedRule(
          section: [], kind: .rule, lead: rule.0, body: rule.1, lines: index + 1...index + 1)
      })
  }
}
