import Testing

@testable import GuidelineStore

@Suite struct DigestTests {
  @Test func takesTheNewestTextOfEachTopic() throws {
    let digest = try Kites.store().digest(":en")
    #expect(
      digest.outline == [
        "intro 2019:en.1", "# Care", "string 2019:en.2", "paint 2019:en.3", "# Flying",
        "wind 2019:en.4",
      ])
    #expect(digest.columns[0].texts.map(\.description) == ["2019:en"])
  }

  @Test func letsTheOriginalStandInWhereATranslationLacksARule() throws {
    let digest = try Kites.store().digest(":ko")
    #expect(
      digest.outline == [
        "intro 2019:en.1!", "# 관리", "string 2019:ko.1", "paint 2019:en.3!", "# 날리기",
        "wind 2019:ko.2",
      ])
    #expect(digest.topics[0].titles.map(\.text) == ["연"])
  }

  @Test func showsAPageWithoutATranslationInTheOriginalsLanguage() throws {
    let digest = try Kites.store().digest(":ja")
    #expect(digest.rowCount == 4)
    #expect(digest.topics[0].titles == [Digest.Title(text: "Kites", language: .english)])
    #expect(digest.topics[0].sections.joined.allSatisfy { $0.cells[0][0].standsIn })
  }

  /// The English text of another revision must not stand in for what is translated.
  @Test func takesTheOriginalOfTheTranslationsOwnRevision() throws {
    let store = try RuleStore.inMemory()
    for (text, revision, slug) in [("en", "a", "a"), ("ko", "a", "a"), ("en", "b", "b")] {
      var page = try Kites.page(
        "2019:\(text)", "Kites", [Kites.rule(slug, "\(text) fly.", "High.")])
      page.text.revision = Revision(revision)
      try store.add("\(text)-\(revision).md", page)
    }
    let outline = try store.digest(":ko").outline
    #expect(outline == ["a 2019/a:ko.1"])
  }

  /// Headings that do not stand over the same rules are none of each other's.
  @Test func pairsHeadingsThatStandOverTheSameRules() {
    var headings = SectionHeadings()
    for (section, path) in [("걸기", "Hanging"), ("걸기", "Hanging"), ("빛", "Hanging"), ("빛", "Light")]
    {
      headings.take([section], in: .korean, of: .korean, besides: [path])
      headings.take([path], in: .english, of: .english, besides: [path])
    }
    headings.take(["기타"], in: .korean, of: .korean, besides: ["Light"])
    headings.take(["Rest"], in: .english, of: .english, besides: ["Rest"])
    headings.take(["걸기"], in: .korean, of: .korean, besides: ["Rest"])
    func title(_ path: String, _ language: Language) -> String {
      headings.title(of: [path], in: language).text
    }
    #expect(title("Hanging", .korean) == "걸기")
    #expect(title("Hanging", .english) == "Hanging")
    #expect(title("Rest", .korean) == "Rest")
    #expect(headings.title(of: ["Rest"], in: .korean).language == .english)
  }

  @Test func putsWordingsOfAConceptBesideEachOther() throws {
    let digest = try Kites.store().digest("2014:en", "2019:en", "2019:ko")
    #expect(
      digest.outline == [
        "intro |2019:en.1|2019:en.1!", "# Care/관리", "string 2014:en.1|2019:en.2|2019:ko.1",
        "tail 2014:en.2||", "paint |2019:en.3|2019:en.3!", "# Flying/날리기",
        "wind |2019:en.4|2019:ko.2",
      ])
    let string = try #require(
      digest.topics[0].sections.joined.first { $0.concept.slug == "string" })
    func marks(_ cell: Int) -> [String] {
      string.cells[cell][0].body.pieces.map {
        ($0.isInserted ? "+" : "") + ($0.isDeleted ? "-" : "") + $0.text
      }
    }
    #expect(marks(0).joined() == "A tangled string -ruins the day.")
    #expect(marks(1).joined() == "A tangled string +spoils the +whole day.")
    #expect(marks(2) == ["줄이 엉키면 하루를 망칩니다."])
  }

  @Test func tellsInWhichEditionAConceptWasFirstSeen() throws {
    let rows = try Kites.store().digest(":ko").topics[0].sections.joined
    let debuts = rows.map { "\($0.concept.slug) \($0.addedIn?.slug ?? "")" }
    #expect(debuts == ["intro ", "string ", "paint 2019", "wind 2019"])
  }

  @Test func narrowsRowsByPlatformAndKind() throws {
    let store = try Kites.store()
    let notes = try store.digest(":en") { $0.kind = .note }
    #expect(notes.outline == ["# Flying", "wind 2019:en.4"])
    let mac = try store.digest(":en") { $0.platforms = ["macOS"] }
    #expect(!mac.outline.contains { $0.hasPrefix("paint") })
    let none = try store.digest(":en") { $0.kind = .definition }
    #expect(none.isEmpty)
    #expect(
      none.notes.map(\.description) == [
        "no rules of kind definition; kinds are rule, note, paragraph"
      ])
  }

  @Test func takesWhatASearchFindsInTheOrderOfThePage() throws {
    let store = try Kites.store()
    try store.matchTexts()
    let digest = try store.digest(":ko") { $0.query = "wind string" }
    #expect(digest.outline.filter { !$0.hasPrefix("#") } == ["string 2019:ko.1", "wind 2019:ko.2"])
    let one = try store.digest(":ko") { ($0.query, $0.limit) = ("wind string", 1) }
    #expect(one.rowCount == 1)
    #expect(one.notes.map(\.description).contains("exporting 1 of 2 rules"))
    let gone = try store.digest(":en") { $0.query = "tail" }
    #expect(gone.isEmpty)
    #expect(gone.notes.contains { $0.description.contains("only matches rules in other texts") })
  }

  @Test func tellsWhatHasChangedSinceAnEdition() throws {
    let store = try Kites.store()
    try store.matchTexts()
    let digest = try store.digest(":en") { $0.since = TextQuery("2014") }
    let rows = digest.topics[0].sections.joined
    let changes = Set(rows.map { "\($0.concept.slug) \($0.change?.kind.rawValue ?? "")" })
    #expect(
      changes == ["string same", "tail removed", "intro added", "paint added", "wind added"])
    let string = try #require(rows.first { $0.concept.slug == "string" })
    #expect(string.cells[0][0].body.pieces.contains { $0.isDeleted && $0.text.contains("ruins") })
    #expect(string.cells[0][0].body.pieces.contains { $0.isInserted && $0.text.contains("spoils") })
    let same = try store.digest("2014:en") { $0.since = TextQuery("2014") }
    #expect(same.isEmpty)
    #expect(same.notes.contains { $0.description.contains("changes between 2014:en and 2014:en") })
  }

  @Test func shortensAbsolutePathsToTheNameOfTheFile() throws {
    let store = try RuleStore.inMemory()
    try store.add(
      "/home/ada/kites.md", try Kites.page("2019:en", "Kites", [Kites.rule("a", "Fly.", "")]))
    let rule = try store.digest(":en").topics[0].sections[0].rows[0].cells[0][0].rule
    #expect(rule.source.path == "kites.md")
  }

  @Test func linksToTheTopicsAndRulesThatReferencesLeadTo() throws {
    let store = try Kites.store()
    var page = try Kites.page(
      "2019:en", "Storms", [Kites.rule("stay", "Stay inside.", "See Kites.")])
    page.topic = "storms"
    page.references = [
      ParsedReference(
        kind: .topic, text: "Kites", target: "kites.md#wind", line: 1),
      ParsedReference(kind: .topic, text: "Kites", target: "Kites", line: 1),
      ParsedReference(kind: .topic, text: "Boats", target: "boats.md", line: 1),
    ]
    try store.add("storms.md", page)
    let digest = try store.digest(":en") { $0.topics = ["storms"] }
    #expect(
      digest.topics[0].sections[0].rows[0].links == [
        Digest.Link(
          text: "Kites", language: .english, topic: "kites",
          concept: ConceptID(topic: "kites", slug: "wind")),
        Digest.Link(text: "Kites", language: .english, topic: "kites", concept: nil),
      ])
  }

  @Test func keepsASectionTogetherThatAnotherTextParts() {
    var outline = DigestOutline(titledIn: [.english])
    for (slug, section) in [
      ("a", ["A"]), ("b", ["B"]), ("c", ["A", "X"]), ("d", ["A"]), ("e", []),
    ] {
      let concept = ConceptID(topic: "kites", slug: slug)
      let row = Digest.Row(concept: concept, cells: [], change: nil, addedIn: nil, references: [])
      outline.add(row, section: section, wordings: [])
    }
    let order = outline.sections.map { section in
      (section.headings.map { $0[0].text } + section.rows.map(\.concept.slug)).joined(
        separator: " ")
    }
    #expect(order == ["e", "A a d", "A X c", "B b"])
  }
}

extension [Digest.Section] {
  var joined: [Digest.Row] { flatMap(\.rows) }
}
