import Testing

@testable import GuidelineStore

@Suite struct TextTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory()
  }

  @Test func letsPiecesOfABookContinueEachOther() throws {
    try store.add("book/3.md", .sample("sheets", "2014+book:en", piece: 3, "Fifth."))
    try store.add("book/1.md", .sample("sheets", "2014+book:en", piece: 1, "First.", "Second."))
    try store.add("book/2.md", .sample("sheets", "2014+book:en", piece: 2, "Third.", "Fourth."))
    let rules = try store.rules(matching: RuleFilter())
    #expect(rules.map(\.lead) == ["First.", "Second.", "Third.", "Fourth.", "Fifth."])
    #expect(rules.map(\.id.ordinal) == [1, 2, 3, 4, 5])
    #expect(try store.rule(named: "sheets@2014:en.4").lead == "Fourth.")

    #expect(try store.remove(path: "book/1.md").count == 1)
    #expect(try store.rule(named: "sheets@2014:en.1").lead == "Third.")
  }

  @Test func showsTheOriginOfEveryImportedText() throws {
    try store.add("ada/sheets.md", .sample("sheets", "2019+ada:ko", "하나."))
    try store.add("ada/panels.md", .sample("panels", "2019+ada:ko", "둘."))
    #expect(try store.ids() == ["panels@2019+ada:ko.1", "sheets@2019+ada:ko.1"])
    try store.add("bob/sheets.md", .sample("sheets", "2019+bob:ko", "셋."))
    #expect(
      try store.ids() == ["panels@2019+ada:ko.1", "sheets@2019+ada:ko.1", "sheets@2019+bob:ko.1"])
    #expect(try store.rule(named: "sheets@2019:ko.1").lead == "하나.")
    #expect(try store.rule(named: "panels@2019:ko.1").lead == "둘.")

    #expect(try store.remove(path: "ada").count == 2)
    #expect(try store.ids() == ["sheets@2019+bob:ko.1"])
  }

  @Test func givesTheProjectsOwnTextNoOrigin() throws {
    try store.add("ada/sheets.md", .sample("sheets", "2019+ada:ko", "하나."))
    try store.add("ko/2019/sheets.md", .sample("sheets", "2019+data:ko", "둘."), isOwn: true)
    #expect(try store.ids() == ["sheets@2019:ko.1", "sheets@2019+ada:ko.1"])
    #expect(try store.rule(named: "sheets@2019:ko.1").lead == "둘.")
  }

  @Test func numbersOriginsThatAreTheSame() throws {
    try store.add("x/sheets.md", .sample("sheets", "2019+ada:ko", "둘."))
    try store.add("c/sheets.md", .sample("sheets", "2019+ada-2:ko", "넷."))
    try store.add("y/sheets.md", .sample("sheets", "2019+ada:ko", "셋."))
    try store.add("z/sheets.md", .sample("sheets", "2019+ada:ko", named: true, "하나."))
    let rules = try store.rules(matching: RuleFilter())
    #expect(
      rules.map { "\($0.id.text) \($0.lead)" } == [
        "2019+ada:ko 하나.", "2019+ada-2:ko 넷.", "2019+ada-3:ko 둘.", "2019+ada-4:ko 셋.",
      ])
  }

  @Test func joinsPagesOfOneOriginThatAreOneTopicToday() throws {
    try store.add(
      "x/Launch Screen/README.md", .sample("launching", "2019+ada:ko", title: "켜기", "둘."))
    try store.add("x/launching.md", .sample("launching", "2019+ada:ko", title: "실행", "하나."))
    #expect(try store.rules(matching: RuleFilter()).map(\.id.ordinal) == [1, 2])
    #expect(try store.rule(named: "launching@2019:ko.2").lead == "둘.")
    // Another copy of a page, and one that can be any page, stand for themselves.
    try store.add("y/launching.md", .sample("launching", "2019+ada:ko", title: "실행", "셋."))
    try store.add("y/3.md", .sample("launching", "2019+ada:ko", title: "시작", "넷."))
    let rules = try store.rules(matching: RuleFilter())
    #expect(
      rules.map { "\($0.id.text).\($0.id.ordinal) \($0.lead)" } == [
        "2019+ada:ko.1 하나.", "2019+ada:ko.2 둘.", "2019+ada-2:ko.1 넷.", "2019+ada-3:ko.1 셋.",
      ])
    let differences = try store.differences(
      between: #require(TextQuery("2019:ko")), and: #require(TextQuery("2019+ada-3:ko")))
    #expect(
      differences.notes.first
        == "left out other sources of 2019:ko: launching@2019+ada-2:ko, launching@2019+ada-3:ko"
    )
  }

  @Test func doesNotDependOnTheOrderOfImports() async throws {
    let documents: [(String, ParsedDocument)] = try [
      ("x/sheets.md", .sample("sheets", "2019+ada:ko", "하나.", "하나.")),
      ("y/sheets.md", .sample("sheets", "2019+ada:ko", title: "시트", "하나.")),
      ("book/1.md", .sample("sheets", "2014+book:en", piece: 1, "First.", "Again.")),
      ("book/2.md", .sample("sheets", "2014+book:en", piece: 2, "Again.", "Last.")),
      ("a.md", .stated("sheets", "2014+notes:en", "small", "small")),
      ("b.md", .stated("sheets", "2014+book:en", piece: 4, "small", "tall")),
      ("c.md", .stated("sheets", "2014+book:en", piece: 3, "tall", "wide")),
      ("d.md", .sample("panels", "current/2022-09:en", title: "Sheet", "New.")),
    ]
    for (path, document) in documents { try store.add(path, document) }
    let expected = try store.dump()
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<12 {
      let other = try RuleStore.inMemory()
      // Some come twice, the first time as something else.
      for (path, document) in documents.shuffled(using: &generator).prefix(3) {
        var document = document
        document.text.edition = .current
        document.rules.removeLast()
        try other.add(path, document)
      }
      for (path, document) in documents.shuffled(using: &generator) {
        try other.add(path, document)
      }
      #expect(try other.dump() == expected)
      #expect(try await other.check(repair: false) == [])
    }
  }

  @Test(
    arguments: [
      ("2019", "ko", "2019/ios13+ada:ko", false),
      ("2019/ios12", "ko", "2019/ios12+ada:ko", false),
      ("2019", "ja", "2019/ios13+bob:en", true), ("2019/ios12", "en", "2019/ios12+ada:ko", true),
      ("2019:ko", "en", "2019/ios13+ada:ko", false),
      ("current/2022", "en", "current/2022-10:en", false),
      ("current/2022-09", "en", "current/2022-09:en", false), ("2019/ios13+old", "ko", nil, nil),
      ("current", "ko", "current/2026-07:ko", false), ("2019:ja", "en", nil, nil),
      ("", "ko", "current/2026-07:ko", false), ("", "ja", "current/2022-10:en", true),
      ("2014", "en", nil, nil), ("2019/ios13+bob", "en", "2019/ios13+bob:en", false),
    ] as [(String, String, String?, Bool?)])
  func resolves(_ query: String, in tag: String, to text: String?, fallingBack: Bool?) throws {
    for (path, text) in [
      ("1", "2019/ios12+ada:ko"), ("2", "2019/ios13+ada:ko"), ("3", "2019/ios13+bob:en"),
      ("4", "current/2022-09:en"), ("5", "current/2022-10:en"), ("6", "current:en"),
      ("7", "current/2026-07:ko"), ("8", "2019:ko"),
    ] {
      try store.add(path, .sample("sheets", text, "One."))
    }
    let language = try #require(Language(tag))
    let query = query.isEmpty ? nil : TextQuery(query)
    guard let fallingBack, let text else {
      #expect(throws: StoreError.self) {
        try store.resolve(query, topic: "sheets", preferring: language)
      }
      return
    }
    let found = try store.resolve(query, topic: "sheets", preferring: language)
    #expect(found.text.description == text)
    #expect(found.fellBack == fallingBack)
  }

  @Test func takesOutWhatATextQueryNames() async throws {
    try store.add("1", .sample("sheets", "2019/ios12+ada:ko", "One."))
    try store.add("2", .sample("sheets", "2019/ios13+ada:ko", "Two."))
    try store.add("3", .sample("panels", "2019/ios13+bob:ko", "Three."))
    try store.add("4", .sample("panels", "2019/ios13:ko", "Four."), isOwn: true)
    #expect(try store.remove(#require(TextQuery("2019/ios13:en"))).count == 0)
    #expect(try store.remove(#require(TextQuery("2019/ios13:ko"))).count == 2)
    #expect(try store.ids() == ["panels@2019/ios13:ko.1", "sheets@2019/ios12+ada:ko.1"])
    #expect(throws: StoreError("there is no edition 2018", hint: "closest matches: 2019")) {
      try store.remove(#require(TextQuery("2018")))
    }
    #expect(try await store.check(repair: false) == [])
  }

  @Test func readsAFileAgainOfWhichAPartWasTakenOut() throws {
    let file = SourceFile.sample("both.md")
    try store.replace(
      file, with: [.sample("sheets", "2019:en", "One."), .sample("sheets", "2019:ko", "하나.")])
    #expect(try store.holds(file))
    #expect(try store.remove(#require(TextQuery("2019:ko"))).count == 1)
    #expect(try !store.holds(file))
    #expect(try store.ids() == ["sheets@2019:en.1"])
  }

  @Test func forgetsOwnFilesThatAreGone() throws {
    try store.add("1.md", .sample("sheets", "2014:en", "One."), isOwn: true)
    try store.add("2.md", .sample("panels", "2014:en", "Two."), isOwn: true)
    try store.add("3.md", .sample("bars", "2014:en", "Three."))
    #expect(try store.removeOwnFiles(except: ["data:2.md"]) == 1)
    #expect(try store.topics().map(\.slug) == ["bars", "panels"])
  }
}

extension ParsedDocument {
  /// A page whose rules state these concepts.
  static func stated(
    _ topic: String, _ text: String, piece: Int = 0, _ slugs: String...
  ) throws -> ParsedDocument {
    var document = try sample(topic, text, piece: piece)
    document.rules = slugs.enumerated().map { index, slug in
      ParsedRule(
        section: [], kind: .rule, lead: "Keep it \(slug).", body: "", lines: index + 1...index + 1,
        concept: slug)
    }
    return document
  }
}
