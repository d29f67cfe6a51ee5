import Testing

@testable import GuidelineStore

@Suite struct CheckTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory(
      glossary: """
        term: sheet
        topic: sheets
        en: sheet
        ja: シート
        related: panel

        term: panel
        topic: panels
        en: panel
        ja: パネルシート
        """)
    let symbols = "topic: sheets\nSwiftUI: .sheet; .fullScreenCover"
    try store.take(.symbols, Array(symbols.utf8), isCarried: false, path: "symbols")
    let absences = "edition: 2014\nwithout: panels"
    try store.take(.editions, Array(absences.utf8), isCarried: false, path: "editions")
    try store.add(
      "1.md", .sample("sheets", "2014:en", "Keep each sheet small.", "Close with a swipe."))
    try store.add("2.md", .stated("sheets", "2019:en", "small"))
    var korean = try ParsedDocument.sample("panels", "2019:ko", "작게 만드세요.")
    var english = try ParsedDocument.sample("panels", "2019:en", "Keep each panel small.")
    (korean.rules[0].pair, english.rules[0].pair) = (1, 1)
    english.rules[0].comesFrom = ["large"]
    english.references = [ParsedReference(kind: .topic, text: "Sheets", target: "sheets", line: 1)]
    english.anchors = [ParsedAnchor(name: "small", heading: "Small", line: 1)]
    try store.add("3.md", english, korean)
    try store.add("4.md", .sample("sheets", "2019:ko", "시트는 작게 만드세요."))
    try store.matchTexts()
    try store.linkRules("sheets@2014:en.1", "panels@2019:en.1")
  }

  private func faults(repair: Bool = false) async throws -> [Finding] {
    try await store.check(repair: repair).filter { $0.severity == .error }
  }

  @Test func findsNothingInASoundStore() async throws {
    #expect(try await faults() == [])
  }

  /// Each is a change that nobody made, of something that follows from the texts.
  @Test(arguments: [
    "DELETE FROM topic", "UPDATE topic SET slug = 'beds' WHERE slug = 'sheets'",
    "DELETE FROM document_text WHERE document_id = 1",
    "UPDATE document_text SET content = x'00' WHERE document_id = 1",
    "UPDATE document SET edition = '!' WHERE document_id = 1",
    "UPDATE document SET title = 'Beds' WHERE document_id = 1",
    "UPDATE document SET rule_count = -5 WHERE document_id = 1",
    "UPDATE document SET language = '?' WHERE document_id = 1",
    "UPDATE document SET first_ordinal = 5", "UPDATE document SET piece = -9223372036854775808",
    "DELETE FROM document WHERE document_id = 3",
    "DELETE FROM rule WHERE rule_id = 2", "UPDATE rule SET kind = 'cake' WHERE rule_id = 1",
    "UPDATE rule SET body_size = body_size + 1, lead_size = lead_size - 1 WHERE rule_id = 1",
    "UPDATE rule SET first_line = 9 WHERE rule_id = 1", "UPDATE rule SET section = 0",
    "UPDATE rule SET concept_id = 7 WHERE rule_id = 1",
    "UPDATE rule SET rule_id = 2147483648 WHERE rule_id = 2",
    "UPDATE section SET path = 'Worst practices'", "DELETE FROM section",
    "UPDATE cross_reference SET target = 'moons'", "DELETE FROM cross_reference",
    "UPDATE anchor SET name = 'tall'", "DELETE FROM anchor", "DELETE FROM ancestor",
    "DELETE FROM bead", "UPDATE bead SET confidence = 0.1",
    "UPDATE concept SET slug = 'wide' WHERE slug = 'small'",
    "INSERT INTO concept (concept_id, topic_id, slug) VALUES (1, 1, 'lost')",
    "DELETE FROM word_table", "UPDATE term_name SET name = 'bed' WHERE name = 'sheet'",
    "DELETE FROM term_relation", "UPDATE term SET topic = 'beds' WHERE topic = 'sheets'",
    "UPDATE chance_word SET place = place + 1",
    "UPDATE symbol SET topic = 'x' WHERE name = '.sheet'",
    "DELETE FROM absence", "DELETE FROM correction", "UPDATE correction SET is_link = 0",
    "DELETE FROM kept_row", "UPDATE kept_row SET seal = 7",
    "DELETE FROM rule_facts", "INSERT INTO rule_facts VALUES (7, x'00')", "DELETE FROM language",
    "UPDATE language SET rule_count = rule_count + 1",
    "UPDATE language SET rules = x'0100000000000000'",
    "DELETE FROM rule_text_data", "DELETE FROM rule_text_data WHERE id = 10",
    "UPDATE rule_text_config SET v = 5 WHERE k = 'version'",
    "DELETE FROM rule_text_config WHERE k = 'hashsize'", "DROP INDEX document_place",
    "CREATE TABLE song (title)", "DROP TABLE unmatched", "PRAGMA user_version = 3",
  ])
  func putsRightWhatFollowsFromTheTexts(damage: String) async throws {
    let before = try store.dump()
    try store.connection.setDefensive(false)
    try store.connection.execute(script: "PRAGMA foreign_keys = OFF; \(damage);")
    try store.connection.setDefensive(true)
    store.cache = Cache()
    let found = try await faults()
    #expect(!found.isEmpty && found.allSatisfy(\.isRepairable), "\(found)")
    let repaired = try await faults(repair: true)
    #expect(
      repaired
        == found.map {
          var finding = $0; finding.isRepaired = true; return finding
        })
    #expect(try await faults() == [])
    #expect(try store.dump() == before)
    #expect(try store.matches("swipe") == ["sheets@2014:en.2"])
    #expect(try store.corrections().count == 1)
  }

  /// Each is a change of something that somebody gave.
  @Test(arguments: [
    ("UPDATE source SET content = x'00' WHERE path = '2.md'", "/home/ada/2.md"),
    ("UPDATE source SET edition = '2014' WHERE path = '2.md'", "/home/ada/2.md"),
    ("UPDATE source SET seal = 0 WHERE path = '2.md'", "/home/ada/2.md"),
    ("UPDATE source SET byte_count = -1 WHERE path = '2.md'", "/home/ada/2.md"),
    ("DELETE FROM source WHERE path = '2.md'", "/home/ada/2.md"),
    ("UPDATE data_file SET content = x'00' WHERE name = 'glossary'", "Data/glossary"),
    ("DELETE FROM data_file WHERE name = 'symbols'", "Data/symbols"),
    ("DELETE FROM correction; UPDATE kept_row SET seal = 0 WHERE kind = 'link'", "correction"),
  ])
  func namesWhatNoRepairCanSave(damage: String, place: String) async throws {
    try store.connection.execute(script: "PRAGMA foreign_keys = OFF; \(damage);")
    store.cache = Cache()
    for repair in [false, true] {
      let found = try await faults(repair: repair).filter { !$0.isRepairable }
      #expect(found.map(\.where) == [place])
      #expect(found.map(\.isRepaired) == [false])
    }
    #expect(try store.rule(named: "sheets@2014:en.1").lead == "Keep each sheet small.")
  }

  @Test func keepsADamagedFileOfWhichSomethingIsLost() async throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/store.sqlite"
    for name in ["damaged", "damaged-2"] {
      let store = try RuleStore(path: path, access: .create)
      try store.add("1.md", .sample("sheets", "2014:en", "One."))
      try store.connection.execute(
        script: "UPDATE topic SET slug = 'x'; UPDATE source SET content = x'00'")
      let found = try await store.check(repair: true)
      #expect(found.contains { $0.where == "\(path).\(name)" && $0.severity == .note })
      let kept = try Connection(path: "\(path).\(name)", access: .readOnly)
      #expect(try kept.integer("SELECT count(*) FROM source") == 1)
    }
  }

  @Test func readsAnewWhatAnOlderReaderRead() async throws {
    var file = SourceFile.sample("5.md", content: "# Sheets\n\n**Dim the rest.** It helps.")
    file.options.edition = .current
    let today = file
    file.readerVersion = 1
    try store.replace(file, with: [.sample("sheets", "current:en", "Read otherwise.")])
    #expect(try !store.holds(today))
    #expect(try await faults() == [])
    _ = try await store.check(repair: true)
    #expect(try store.holds(today))
    #expect(try store.rule(named: "sheets@current:en.1").lead == "Dim the rest.")
  }

  @Test(arguments: [
    "UPDATE document SET edition = '!' WHERE document_id = 1",
    "UPDATE document SET rule_count = -5 WHERE document_id = 1",
    "UPDATE document SET language = '?' WHERE document_id = 1",
    "UPDATE rule SET kind = 'cake' WHERE rule_id = 1",
    "UPDATE rule SET text_start = 9223372036854775807 WHERE rule_id = 1",
    "UPDATE document SET first_rule_id = -9223372036854775808 WHERE document_id = 1",
  ])
  func tellsWhatNobodyWroteFromTheStore(damage: String) throws {
    try store.connection.run(damage)
    store.cache = Cache()
    #expect(throws: StoreError.self) { try store.rule(named: "sheets@2014:en.1") }
    _ = try? store.search(SearchQuery("small"))
  }

  @Test func saysThatFactsAreCutOff() throws {
    try store.connection.run("UPDATE rule_facts SET content = substr(content, 1, 20)")
    #expect(throws: StoreError.self) { try store.search(SearchQuery("small")) }
  }

  @Test func findsAncestorsThatLeadNowhereUnlessTheirPageIsMissing() async throws {
    let isAncestor = { (finding: Finding) in finding.where == "3.md:1" }
    let alone = try await store.check(repair: false).filter(isAncestor)
    #expect(alone.map(\.what) == ["a rule claims to come from panels/large, which doesn't exist"])
    #expect(alone.map(\.severity) == [.note])
    try store.add("5.md", .sample("panels", "2014:en", "Keep each panel as small as you can."))
    let beside = try await store.check(repair: false).filter(isAncestor)
    #expect(beside.map(\.severity) == [.warning])
  }
}
