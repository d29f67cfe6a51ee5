import Testing

@testable import GuidelineStore

/// Where references lead.
@Suite struct ReferenceResolutionTests {
  private static let alerts = """
    # Alerts

    ## Buttons

    ### Name the result. {#name-result}

    A button says what happens.
    """

  /// Reads pages by their paths, as an import does.
  private static func store(_ pages: (path: String, text: String)...) throws -> RuleStore {
    let store = try RuleStore(path: ":memory:", access: .create)
    for page in pages {
      try store.replace(
        .sample(page.path, content: page.text),
        with: DocumentReader().documents(
          in: Array(page.text.utf8), path: page.path, options: ImportOptions()))
    }
    return store
  }

  private static func outgoing(_ text: String, _ path: String = "current/modality.md") throws
    -> [Reference]
  {
    try store(
      (path, "# Modality\n\n**Keep the panel short.** It helps. \(text)"),
      ("current/alerts.md", alerts)
    ).references(named: "modality").outgoing.filter(\.isLinked)
  }

  @Test(arguments: [
    "[there](https://developer.apple.com/design/human-interface-guidelines/alerts)",
    "[there](https://developer.apple.com/design/human-interface-guidelines/ios/views/alerts/)",
    "[there](https://developer.apple.com/kr/design/human-interface-guidelines/components/alerts?x=1)",
    "[there](https://developer.apple.com/library/ios/documentation/UserExperience/Conceptual/MobileHIG/Alerts.html)",
    "[there](/design/human-interface-guidelines/alerts)", "[there](../Presentation/Alerts.md)",
    "[얼러트](components/9f2c)", "<a href='alerts.html'>there</a>", "See Alerts.", "[[Alerts]]",
    "자세한 내용은 얼러트를 참고하세요.", "アラートを参照してください。",
  ])
  func findsATopicByNamesAndAddressesOfAnyTime(text: String) throws {
    let reference = try #require(try Self.outgoing(text).first)
    #expect(reference.kind == .topic)
    #expect(reference.target == "alerts")
    #expect(reference.isResolved)
    #expect(reference.reference.source?.ordinal == 1)
    #expect(reference.reference.line == 3)
  }

  @Test func followsPathsToTheFilesThatTheyName() throws {
    let store = try Self.store(
      (
        "pieces/current/one.md",
        "# Modality\n\n**Keep it short.** See [this](x/two.md) and [[two]]."
      ),
      (
        "pieces/current/two.md",
        "# Lanterns\n\n**Fold them.** It saves room.\n\n**Hang them.** High."
      ))
    let found = try store.references(named: "modality").outgoing
    #expect(found.map(\.target) == ["lanterns", "lanterns"])
  }

  @Test func findsSectionsAndRules() throws {
    let section = try #require(try Self.outgoing("[x](alerts.md#Buttons)").first)
    #expect(
      section.destination
        == .topic(
          "alerts", text: TextID(edition: .current, origin: "page", language: .english),
          section: ["Buttons"])
    )
    let rule = try #require(try Self.outgoing("[x](alerts.md#name-result)").first)
    #expect(rule.kind == .rule)
    #expect(rule.target == "alerts@current+page:en.1")
  }

  @Test func keepsWhatLeadsNowhereWithWhatIsNear() throws {
    let found = try Self.outgoing("See [Sheets](sheets.md) and [Alert panels](alert-panels.md).")
    #expect(found.map(\.isResolved) == [false, false])
    #expect(found.map(\.target) == ["sheets", "alert-panels.md"])
    #expect(found[1].destination == .nowhere(topic: nil, nearest: ["alerts"]))
  }

  @Test func prefersTheSameEditionAndLanguage() throws {
    let store = try Self.store(
      ("2014/modality.ko.md", "# 모달리티\n\n**창을 작게 만드세요.** [얼러트](alerts.md)를 보세요."),
      ("2014/alerts.ko.md", "# 얼러트\n\n**제목은 짧게 쓰세요.** 길면 읽지 않습니다."),
      ("2014/alerts.md", "# Alerts\n\n**Keep titles short.** Nobody reads long ones."),
      ("current/alerts.ko.md", "# 얼러트\n\n**제목을 줄이세요.** 길면 읽지 않습니다."))
    let korean = ReferenceScope(languages: [.korean])
    let found = try store.references(named: "modality", in: korean).outgoing
    guard case .topic("alerts", let text, _) = try #require(found.first).destination else {
      Issue.record("\(found)")
      return
    }
    #expect(text.description == "2014+page:ko")
  }

  @Test func followsTheAnchorsOfABook() throws {
    let store = try Self.store(
      (
        "2014-modality.md",
        """
        # Modality

        **Keep it short.** See [Paper Lanterns](#page-9-1) (page 9) and [this](#page-9-2).

        ## <span id="page-9-1"></span>Paper Lanterns

        <span id="page-9-2"></span>**Fold them flat.** They take less room.
        """
      ))
    let found = try store.references(named: "modality").outgoing
    #expect(found.map(\.kind) == [.topic, .rule])
    #expect(found.map(\.target) == ["modality", "modality@2014+page:en.2"])
    #expect(found.map(\.reference.text) == ["Paper Lanterns", "this"])
  }

  @Test func tellsWhatPointsHereAndWhatMerelyNamesIt() throws {
    let store = try Self.store(
      ("current/alerts.md", Self.alerts),
      ("current/modality.md", "# Modality\n\n**Use an alert.** It interrupts."),
      ("current/sheets.md", "# Sheets\n\n**Keep it small.** See [Alerts](alerts.md)."))
    let incoming = try store.references(named: "얼러트").incoming
    #expect(incoming.map(\.isLinked) == [true, false])
    #expect(
      incoming.map { $0.reference.source?.description }
        == ["sheets@current+page:en.1", "modality@current+page:en.1"])
  }

  @Test(arguments: [
    "[there](alerts.md)", "[there](../x/alerts.html#name-result)", "[[Alerts]]", "See Alerts.",
    "[얼러트](components/9f2c)", "[[Lantern Buttons]]", "[Lantern Buttons](book.html)",
    "[there](sheets.md)", "[there](moons.md)", "[this](#name-result)",
  ])
  func findsWhatPointsHereAsItFindsWhereThatLeads(text: String) throws {
    let alerts = Self.alerts.replacing("## Buttons", with: "## Lantern Buttons")
    let store = try Self.store(
      ("current/alerts.md", alerts), ("current/sheets.md", "# Sheets\n\n**Keep it small.** Now."),
      ("current/modality.md", "# Modality\n\n**Keep it short.** It helps. \(text)"))
    let leadsHere = try store.references(named: "modality").outgoing
      .contains { $0.isLinked && $0.topic == "alerts" }
    #expect(
      try store.references(named: "alerts").incoming.contains(where: \.isLinked) == leadsHere)
  }

  @Test func namesEachTopicThatARuleMentionsOnce() throws {
    let store = try Self.store(
      ("current/alerts.md", Self.alerts), ("current/sheets.md", "# Sheets\n\n**Keep it.** Small."),
      (
        "current/modality.md",
        "# Modality\n\n**Use a sheet or an alert.** A sheet slides.\n\n**Alert people.** Modality helps."
      ))
    let mentions = try store.references(named: "modality").outgoing.filter { !$0.isLinked }
    #expect(
      mentions.map { "\($0.reference.source?.ordinal ?? 0) \($0.target) \($0.reference.text)" } == [
        "1 alerts alert", "1 sheets sheet", "2 alerts Alert",
      ])
  }

  @Test func tellsWhichTopicsASymbolStandsForAndWhoNamesIt() throws {
    let store = try Self.store(
      ("current/alerts.md", "# Alerts\n\n**Name the result.** Use `UILanternAlert` for it."),
      ("2014/modality.md", "# Modality\n\n**Keep it short.** Use `UILanternPanel` for it."))
    try store.take(
      .symbols, Array("topic: alerts\nUIKit: UILanternAlert".utf8), isCarried: false,
      path: "symbols")
    let answer = try store.references(named: "UILanternAlert")
    #expect(answer.outgoing.map(\.target) == ["alerts"])
    #expect(
      answer.incoming.map { $0.reference.source?.description } == ["alerts@current+page:en.1"])
    #expect(throws: StoreError.self) { try store.references(named: "UIZeppelin") }
    let older = try store.references(
      named: "UILanternPanel", in: ReferenceScope(texts: [TextQuery(edition: .current)]))
    #expect(older.notes == ["these texts don't mention UILanternPanel; 2014+page:en do"])
  }

  @Test func tellsTopicsByNamesThatLookLikeIDs() throws {
    let store = try Self.store(
      (
        "current/x.md",
        "# Lamps / Lights @ Home\n\n**Keep them dim.** It helps.\n\n**Dust them.** Weekly."
      ))
    #expect(
      try store.references(named: "Lamps / Lights @ Home").subject == .topic("lamps-lights-home"))
  }

  @Test func reportsWhatLeadsNowhereAndWhomNobodyPointsTo() async throws {
    let store = try Self.store(
      ("current/alerts.md", Self.alerts),
      ("current/modality.md", "# Modality\n\n**Keep it short.** See [Alerts](alerts.md)."),
      (
        "current/sheets.md",
        "# Sheets\n\n**Keep it small.** See [Moons](moons.md), and “Lantern Programming Guide.”"
      ))
    let findings = try await store.check(repair: false)
    #expect(findings.map(\.severity) == [.note, .note, .note])
    #expect(findings.map(\.where) == ["current/sheets.md:3", "modality", "sheets"])
    #expect(findings[0].what.hasPrefix("“Moons” is a broken reference"))
  }

  @Test func drawsTheNeighbourhoodOfATopic() throws {
    let store = try Self.store(
      ("current/alerts.md", Self.alerts),
      ("current/modality.md", "# Modality\n\n**Keep it short.** See [Alerts](alerts.md)."),
      ("current/sheets.md", "# Sheets\n\n**Keep it small.** See [Modality](modality.md)."))
    let whole = try store.referenceGraph(in: ReferenceScope())
    #expect(whole.edges.map { "\($0.from) \($0.to)" } == ["modality alerts", "sheets modality"])
    let near = try store.referenceGraph(in: ReferenceScope(), around: "Alerts")
    #expect(near.titles.keys.sorted() == ["alerts", "modality"])
  }
}
