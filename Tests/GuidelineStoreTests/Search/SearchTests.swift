import Testing

@testable import GuidelineStore

@Suite struct SearchTests {
  // MARK: Finding

  @Test(arguments: [
    ("opening", ["sheets@current:en.1"]),
    ("29 pt", ["sizes@current:en.1"]),
    ("29pt", ["sizes@current:en.1"]),
    ("page control", ["sizes@current:en.2"]),
    ("uipagecontrol", ["sizes@current:en.2"]),
    ("navigati*", ["sizes@current:en.3"]),
    ("모달뷰를", ["sheets@current:ko.1"]),
    ("모달 뷰", ["sheets@current:ko.1"]),
    ("시트", ["sheets@current:ko.2"]),
    ("シートを閉じるには", ["sheets@current:ja.1"]),
    ("ﾎﾞﾀﾝ", ["sheets@current:ja.2"]),
    ("ぼたん", ["sheets@current:ja.2"]),
    ("色", ["sheets@current:ja.2"]),
  ])
  func findsWordsHoweverTheyAreWritten(query: String, expected: [String]) throws {
    #expect(try ids(sample(), query) == expected)
  }

  private func sample() throws -> RuleStore {
    let store = try RuleStore.inMemory()
    try store.add(
      "a.md",
      .sample("sheets", "current:en", "Open a sheet for one task."))
    try store.add(
      "b.md", .sample("sheets", "current:ko", "모달 뷰는 하나만 엽니다.", "시트action을 짧게 둡니다."))
    try store.add(
      "c.md", .sample("sheets", "current:ja", "シートを閉じる方法を示す。", "ボタンの色を変えない。"))
    try store.add(
      "d.md",
      .sample(
        "sizes", "current:en", "Make it 29 pt wide.", "Show UIPageControl below.",
        "Keep navigation flat."))
    return store
  }

  @Test func weighsAConceptAlikeInWhateverOrderItsWordingsCame() throws {
    let wordings = [
      ("2011", "Hang a paper lantern low, a lantern of paper."), ("2014", "Hang a lantern low."),
      ("2019", "Lanterns of paper hang low."), ("current", "Hang it low."),
    ]
    let scores = try [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2]].map { order in
      let store = try RuleStore.inMemory()
      for index in order {
        var document = try ParsedDocument.stated("lamps", wordings[index].0 + ":en", "low")
        document.rules[0].lead = wordings[index].1
        try store.add("\(index).md", document)
      }
      return try store.search(SearchQuery("paper lantern")).results.map {
        ($0.score * 1e6).rounded()
      }
    }
    #expect(scores[0].count == 1)
    #expect(Set(scores).count == 1)
  }

  @Test func putsRulesWithAllWordsFirst() throws {
    let store = try RuleStore.inMemory()
    try store.add(
      "a.md",
      .sample(
        "t", "current:en", "Alerts interrupt alerts alerts.", "Alerts need a title.",
        "A title is short."))
    let answer = try store.search(SearchQuery("alerts title"))
    #expect(answer.results.map(\.rule.id.ordinal).first == 2)
    #expect(answer.total == 3)
    #expect(answer.results.map(\.rank) == [1, 2, 3])
  }

  @Test func weighsTheLeadMoreThanTheBody() throws {
    let store = try RuleStore.inMemory()
    var page = try ParsedDocument.sample("t", "current:en", "Keep it short.", "Mind the zebra.")
    page.rules[0].body = "A zebra stands here."
    page.rules[1].body = "A horse stands here."
    try store.add("a.md", page)
    #expect(try ids(store, "zebra") == ["t@current:en.2", "t@current:en.1"])
  }

  @Test func leavesWhatEveryoneSaysOutWhereThereIsARarerWord() throws {
    let store = try RuleStore.inMemory()
    var page = try ParsedDocument.sample("t", "current:en")
    page.rules = (1...1200).map { number in
      ParsedRule(
        section: [], kind: .rule, lead: "Use the thing \(number).", body: "", lines: 1...1)
    }
    page.rules[7].lead = "A gauge shows a value."
    try store.add("a.md", page)
    #expect(try ids(store, "use gauge") == ["t@current:en.8"])
  }

  /// Words that stand side by side come first, and leave nothing out.
  @Test func findsMoreThanTheExactWords() throws {
    let store = try RuleStore.inMemory()
    var page = try ParsedDocument.sample("t", "current:en")
    page.rules = (1...1500).map { number in
      let lead =
        number % 50 == 0 ? "Paint paper lanterns \(number)." : "Lanterns of paper \(number)."
      return ParsedRule(section: [], kind: .rule, lead: lead, body: "", lines: 1...1)
    }
    try store.add("a.md", page)
    let answer = try store.search(SearchQuery("paper lanterns"), SearchFilter(limit: 30))
    #expect(answer.total == 1500)
    #expect(answer.results.allSatisfy { $0.rule.lead.hasPrefix("Paint") })
  }

  @Test(arguments: [
    ("sheet -modal", ["t@current:en.2"]), ("-modal sheet", ["t@current:en.2"]),
    ("\"a modal sheet\"", ["t@current:en.1"]), ("sheet -\"plain sheet\"", ["t@current:en.1"]),
    ("-sheet", []), ("-", []), ("\"sheet modal\"", []),
  ])
  func excludesAndTakesPhrases(query: String, expected: [String]) throws {
    let store = try RuleStore.inMemory()
    try store.add("a.md", .sample("t", "current:en", "Open a modal sheet.", "Open a plain sheet."))
    #expect(try ids(store, query) == expected)
  }

  // MARK: Hostile queries

  @Test(arguments: [
    #"" AND ( NEAR *"#, #"a" OR "b"#, ":", "\"", "\"\"", "*", "**", "-*", "- -", "^a", "{lead}: a",
    "a NOT", "NEAR(a b, 3)", "a + b", "lead : a", "👩‍👩‍👧", "\0", "a\0b", "'; DROP TABLE rule; --",
    "topic:", "topic:*", "-topic:x", "\u{301}", "ー", "・", "\u{200B}", "AND", "OR NOT AND", "(", "“",
    "a\"b",
  ])
  func answersAnyText(query: String) throws {
    let store = try sample()
    let answer = try store.search(SearchQuery(query))
    #expect(answer.query == query)
    #expect(answer.total == answer.results.count)
    #expect(answer.total > 0 || !answer.noteTexts.isEmpty)
  }

  @Test func answersTextThatNobodyWouldType() throws {
    let store = try sample()
    for piece in ["modal view ", "모달 뷰를 ", "シートを閉じる", "\"", "-a ", "( ", "a*", "字"] {
      let text = String(repeating: piece, count: 10_000 / piece.utf8.count)
      _ = try store.search(SearchQuery(text))
      _ = try store.search(SearchQuery("\"" + text + "\""))
    }
    let many = (1...2_000).map { "word\($0)" }.joined(separator: " ")
    _ = try store.search(SearchQuery(many))
    _ = try store.search(SearchQuery(many.replacing(" ", with: " -")))
  }

  // MARK: Concepts

  @Test func showsAConceptOnceInItsNewestWording() throws {
    let store = try translated()
    let answer = try store.search(SearchQuery("close"))
    #expect(answer.results.map(\.rule.id.description) == ["t@current:en.1"])
    #expect(
      answer.results[0].siblings.map(\.description)
        == ["t@2014:en.1", "t@2019:en.1", "t@current:ja.1", "t@current:ko.1"])
    #expect(answer.total == 1)
  }

  @Test func showsTheNewestWordingOfWhatOnlyAnOlderOneSays() throws {
    #expect(try ids(translated(), "cross") == ["t@current:en.1"])
    #expect(try ids(translated(), "\"cross\"") == ["t@2014:en.1"])
  }

  @Test func ranksEachRuleForItselfIfAsked() throws {
    let ids = try ids(translated(), "close", SearchFilter(everyText: true))
    #expect(Set(ids) == ["t@2014:en.1", "t@2019:en.1", "t@current:en.1"])
  }

  @Test func hearsNoOtherWordingOfAPhrase() throws {
    let filter = SearchFilter(everyText: true)
    #expect(try ids(translated(), "cross", filter).count == 3)
    #expect(try ids(translated(), "\"cross\"", filter) == ["t@2014:en.1"])
  }

  @Test func findsTheWordsOfANameApartBesideTheName() throws {
    let store = try RuleStore.inMemory(
      glossary: """
        term: paper-lantern
        en: paper lantern
        """)
    for number in 1...25 {
      try store.add(
        "\(number).md", .sample("t\(number)", "current:en", "Hang a paper lantern.", "Paper burns.")
      )
    }
    try store.add("apart.md", .sample("apart", "current:en", "Make the lantern of paper."))
    #expect(try store.search(SearchQuery("paper lantern")).total == 26)
  }

  @Test func answersInTheLanguageThatIsAskedFor() throws {
    let store = try translated()
    #expect(try ids(store, "close", SearchFilter(language: .korean)) == ["t@current:ko.1"])
    #expect(try ids(store, "닫는", SearchFilter(language: .english)) == ["t@current:en.1"])
    // What is found in one wording speaks for the others of its concept.
    #expect(
      try ids(store, "닫는", SearchFilter(edition: TextQuery("2014"), language: .english))
        == ["t@2014:en.1"])
    #expect(
      try ids(store, "close", SearchFilter(language: .korean, everyText: true))
        == ["t@current:ko.1"])
  }

  @Test func letsTheShownWordingCountForWhatOlderOnesSay() throws {
    let store = try translated()
    try store.add("u.md", .sample("u", "current:en", "Draw each cross and cross them."))
    #expect(try ids(store, "close cross") == ["t@current:en.1", "u@current:en.1"])
  }

  @Test func putsTheLanguageOfTheQueryFirst() throws {
    let store = try RuleStore.inMemory()
    try store.add("a.md", .sample("t", "current:ko", "popover popover popover"))
    try store.add(
      "b.md", .sample("t", "2014:en", "Once upon a time there was a popover in a form."))
    #expect(try ids(store, "popover") == ["t@2014:en.1", "t@current:ko.1"])
  }

  private func translated() throws -> RuleStore {
    let store = try RuleStore.inMemory()
    for (text, lead) in [
      ("2014:en", "Offer a cross to close it."), ("2019:en", "Offer a button to close it."),
      ("current:en", "Always offer a way to close it."), ("current:ko", "닫는 방법을 늘 둡니다."),
      ("current:ja", "閉じる方法を必ず用意する。"),
    ] {
      var page = try ParsedDocument.sample("t", text, lead)
      page.rules[0].body = ""
      page.rules[0].concept = "offer-a-way-out"
      try store.add("\(text).md", page)
    }
    return store
  }

  // MARK: Filters

  @Test(arguments: [
    ("edition:2014 button", ["t@2014:en.1"]), ("topic:u button", ["u@current:en.1"]),
    ("platform:MACOS button", ["t@2014:en.1", "u@current:en.1"]),
    (
      "platform:macos platform:tvos button",
      ["t@2014:en.1", "t@2019/ios9:en.1", "u@current:en.1"]
    ),
    ("kind:note button", ["t@2019/ios13:en.1"]),
    ("edition:2019 button", ["t@2019/ios13:en.1", "t@2019/ios9:en.1"]),
    ("edition:2019/ios9 button", ["t@2019/ios9:en.1"]),
  ])
  func narrowsToScopes(query: String, expected: [String]) throws {
    #expect(try ids(filterable(), query).sorted() == expected.sorted())
  }

  @Test func letsOptionsGoBeforeScopes() throws {
    let filter = SearchFilter(edition: TextQuery("2014"))
    #expect(try ids(filterable(), "edition:2019 button", filter) == ["t@2014:en.1"])
  }

  @Test(arguments: [
    ("button", "2014", ["t@2014:en.1"]), ("button", "ios9", ["t@2019/ios9:en.1"]),
    ("edition:2019 button", "2014", ["t@2019/ios13:en.1", "t@2019/ios9:en.1"]),
    ("2019 button", "2014", ["t@2019/ios13:en.1", "t@2019/ios9:en.1"]),
    ("button", "2014:ko", []), ("lang:en button", "2014:ko", ["t@2014:en.1"]),
  ])
  func keepsToAPresetTextUnlessTheQueryNamesOne(
    query: String, preset: String, expected: [String]
  ) throws {
    var filter = SearchFilter()
    filter.presetText = Preset(try #require(TextQuery(preset)), in: "a.toml")
    #expect(try ids(filterable(), query, filter).sorted() == expected)
  }

  @Test func saysWhereAPresetIsLaidDownThatLeavesNothing() throws {
    var filter = SearchFilter(kind: .note)
    filter.presetText = Preset(try #require(TextQuery("2019/ios9")), in: "a.toml")
    filter.presetPlatforms = Preset(["macOS"], in: "b.toml")
    let notes = try filterable().search(SearchQuery("button"), filter).noteTexts
    #expect(
      notes == [
        "no results with edition 2019/ios9, platform macOS, kind note; 4 without them; "
          + "the edition is set in a.toml; the platforms are set in b.toml"
      ])
    filter = SearchFilter(edition: TextQuery("2019"), platform: "macOS")
    filter.presetText = Preset(TextQuery(edition: .current), in: "a.toml")
    #expect(
      try filterable().search(SearchQuery("button"), filter).noteTexts == [
        "no results with edition 2019; 2 without it"
      ])
  }

  @Test func countsResultsBeforeTheLimit() throws {
    let answer = try filterable().search(SearchQuery("button"), SearchFilter(limit: 1))
    #expect(answer.total == 4)
    #expect(answer.results.count == 1)
    #expect(
      try filterable().search(SearchQuery("button"), SearchFilter(limit: 0)).results.count == 4)
  }

  private func filterable() throws -> RuleStore {
    let store = try RuleStore.inMemory()
    for (index, text) in ["2014:en", "2019/ios9:en", "2019/ios13:en", "current:en"].enumerated() {
      var page = try ParsedDocument.sample(
        index == 3 ? "u" : "t", text, "Label the button, part \(index).")
      page.rules[0].platforms = [["macOS", "iOS"], ["tvOS"], ["iOS"], []][index]
      page.rules[0].kind = index == 2 ? .note : .rule
      try store.add("\(index).md", page)
    }
    return store
  }

  @Test func doesNotDependOnTheOrderOfImports() throws {
    let pages = try (0..<6).map { index in
      try ParsedDocument.sample(
        "t\(index % 2)", ["2014:en", "2019:en", "current:ko"][index % 3], "The same button.")
    }
    var answers: Set<[String]> = []
    for order in [[0, 1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0], [3, 0, 5, 1, 4, 2]] {
      let store = try RuleStore.inMemory()
      for index in order { try store.add("\(index).md", pages[index]) }
      answers.insert(try ids(store, "button", SearchFilter(everyText: true)))
    }
    #expect(answers.count == 1)
    #expect(answers.first?.count == 6)
  }

  // MARK: Notes

  @Test(arguments: [
    ("ボダンの", "no rule contains “ボダン”"),
    // One rule may have a word by chance.
    ("모댈", "no rule contains “모댈”; the closest word is “모달”"),
    ("xylophone", "no rule contains “xylophone”"),
    ("-sheet", "the query has no words to search for"),
    ("topic:shets open", "there is no topic “shets”; closest matches: sheets, sizes"),
    ("edition:2014 open", "no results with edition 2014; 1 without it"),
    (
      "lang:fr topic:sizes open",
      "no results with language fr, topic sizes; 1 without them"
    ),
    ("lang:en \"모달 뷰\" open", "1 result without quotes"),
  ])
  func explainsThatNothingWasFound(query: String, note: String) throws {
    let answer = try sample().search(SearchQuery(query))
    #expect(answer.total == 0)
    #expect(
      answer.noteTexts.contains { $0.hasPrefix(note) },
      "\(answer.noteTexts)")
  }

  @Test func saysThatTheStoreIsEmpty() throws {
    let answer = try RuleStore.inMemory().search(SearchQuery("modal"))
    #expect(answer.noteTexts == ["the store is empty"])
  }

  @Test(arguments: [
    ("shets", "no rule contains “shets”; showing results for “sheet”"),
    ("navigaton", "no rule contains “navigaton”; showing results for “navigation”"),
    ("シートポート", "no rule contains “シートポート”"),
    (
      "kind:sheet open",
      "“kind:sheet” has an unknown value; kinds are rule, definition, note, paragraph"
    ),
  ])
  func saysWhatWasLookedForInstead(query: String, note: String) throws {
    let answer = try sample().search(SearchQuery(query))
    #expect(answer.total > 0)
    #expect(answer.noteTexts.contains { $0.hasPrefix(note) }, "\(answer.noteTexts)")
  }

  private func ids(
    _ store: RuleStore, _ query: String, _ filter: SearchFilter = SearchFilter()
  ) throws -> [String] {
    try store.search(SearchQuery(query), filter).results.map(\.rule.id.description)
  }
}
