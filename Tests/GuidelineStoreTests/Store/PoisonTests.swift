import Testing

@testable import GuidelineStore

/// Numbers in a store that nobody wrote there: whatever reads or writes the store then answers or
/// throws, and never traps.
@Suite struct PoisonTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory(
      glossary: """
        term: sheet
        topic: sheets
        en: sheet
        ko: 시트
        ja: シート
        related: panel

        term: panel
        topic: panels
        en: panel
        ja: パネルシート
        """)
    let symbols = "topic: sheets\nSwiftUI: .sheet; .fullScreenCover"
    try store.take(.symbols, Array(symbols.utf8), isCarried: false, path: "symbols")
    let facts = "edition: 2019\nwithout: trays\npage: trays\nwent into: panels"
    _ = try? store.take(.editions, Array(facts.utf8), isCarried: false, path: "editions")
    let renamed = "topic: sheets\nrenamed: 026bxs2fe > small"
    try store.take(.renamed, Array(renamed.utf8), isCarried: false, path: "renamed")
    try store.add(
      "1.md", .sample("sheets", "2014:en", "Keep each sheet small.", "Close with a swipe."))
    try store.add("2.md", .stated("sheets", "2019:en", "small"))
    var korean = try ParsedDocument.sample("panels", "2019:ko", "작게 만드세요.", "패널을 닫으세요.")
    var english = try ParsedDocument.sample(
      "panels", "2019:en", "Keep each panel small.", "Close each panel.")
    for index in english.rules.indices {
      (korean.rules[index].pair, english.rules[index].pair) = (index, index)
    }
    english.rules[0].comesFrom = ["large"]
    english.references = [ParsedReference(kind: .topic, text: "Sheets", target: "sheets", line: 1)]
    english.state(PagePlatforms(supported: ["iOS"], withoutConsiderations: ["iOS"]))
    english.anchors = [ParsedAnchor(name: "small", heading: "Small", line: 1)]
    try store.add("3.md", english, korean)
    try store.add("4.md", .sample("sheets", "2019:ko", "시트는 작게 만드세요."))
    try store.add("5.md", .sample("sheets", "2014+ada:en", "Keep each sheet quite small."))
    try store.matchTexts()
    try store.linkRules("sheets@2014:en.1", "panels@2019:en.1")
  }

  /// All ways to read a store.
  static var readings: [(name: String, run: (RuleStore) async throws -> Void)] {
    [
      ("rule", { _ = try $0.rule(named: "sheets@2014:en.1") }),
      ("concept", { _ = try $0.concept(named: "sheets/small") }),
      ("topics", { _ = try $0.topics() }),
      ("editions", { _ = try $0.editions() }),
      ("languages", { _ = try $0.languages() }),
      ("documents", { _ = try $0.documents() }),
      ("rules", { _ = try $0.rules(matching: RuleFilter()) }),
      ("search", { _ = try $0.search(SearchQuery("small sheet"), explains: true) }),
      ("search ko", { _ = try $0.search(SearchQuery("작게")) }),
      ("search topic", { _ = try $0.search(SearchQuery("sheets")) }),
      ("search typo", { _ = try $0.search(SearchQuery("swiep pannel")) }),
      ("diff", { _ = try $0.differences(between: query("2014"), and: query("2019")) }),
      (
        "diff ko",
        { _ = try $0.differences(between: query("2019:en"), and: query("2019:ko")) }
      ),
      ("history", { _ = try $0.history(named: "sheets@2014:en.1") }),
      ("page history", { _ = try $0.pageHistory(ofTopic: "sheets") }),
      ("coverage", { _ = try $0.coverage() }),
      ("refs", { _ = try $0.references(named: "sheets") }),
      ("refs rule", { _ = try $0.references(named: "panels@2019:en.1") }),
      (
        "digest",
        {
          _ = try $0.digest(
            DigestRequest(texts: [.init(language: .english), .init(language: .korean)]))
        }
      ),
      (
        "digest since",
        {
          _ = try $0.digest(
            DigestRequest(
              texts: [.init(edition: TextQuery("2019"), language: .english)],
              since: TextQuery("2014")))
        }
      ),
      ("terms", { _ = try $0.terms() }),
      ("symbols", { _ = try $0.topicsOfSymbols() }),
      ("corrections", { _ = try $0.corrections() }),
      ("check", { _ = try await $0.check(repair: false) }),
    ]
  }

  /// All ways to write to a store.
  static var writings: [(name: String, run: (RuleStore) async throws -> Void)] {
    [
      ("repair", { _ = try await $0.check(repair: true) }),
      (
        "import",
        {
          try $0.add("6.md", .sample("sheets", "2014:ko", "시트는 아주 작게 만드세요."))
          try $0.matchTexts()
        }
      ),
      (
        "import anew",
        {
          try $0.add("1.md", .sample("sheets", "2014:en", "Keep each sheet tiny."))
          try $0.matchTexts()
        }
      ),
      (
        "remove",
        {
          _ = try $0.remove(query("2014")); try $0.matchTexts()
        }
      ),
      (
        "remove path",
        {
          _ = try $0.remove(path: "/home/ada/3.md"); try $0.matchTexts()
        }
      ),
      ("link", { try $0.linkRules("sheets@2014:en.2", "panels@2019:en.2") }),
      ("unlink", { try $0.unlinkRules("sheets@2014:en.1", "panels@2019:en.1") }),
    ]
  }

  private static func query(_ text: String) throws -> TextQuery {
    try #require(TextQuery(text))
  }

  static let tables = [
    "absence", "ancestor", "anchor", "bead", "chance_word", "concept", "correction",
    "cross_reference", "data_file", "document", "document_text", "edition_check",
    "kept_row", "language", "page_change", "page_move", "page_platforms", "page_seal",
    "past_concept",
    "renamed_concept", "rule",
    "rule_facts", "section", "source", "successor", "symbol", "term", "term_name",
    "term_relation", "topic", "topic_name", "unmatched", "word_table",
  ]

  /// Rows twice, none, numbers out of any range or just beside the right one, and blobs of nothing.
  private func damages(of table: String) throws -> [String] {
    let columns = { (type: String) in
      try store.connection.texts(
        "SELECT name FROM pragma_table_info(?1) WHERE type = ?2", .text(table), .text(type))
    }
    return [
      """
      CREATE TEMP TABLE twin AS SELECT * FROM \(table); DROP TABLE \(table);
      CREATE TABLE \(table) AS SELECT * FROM twin; INSERT INTO \(table) SELECT * FROM twin
      """, "DELETE FROM \(table)",
    ]
      + (try columns("INTEGER").enumerated().flatMap { index, column in
        [["\(Int.min)", "\(column) + 500"], ["-1", "\(Int.max)"]][index % 2].map {
          """
          UPDATE OR IGNORE \(table) SET \(column) = \($0)
          WHERE \(column) = (SELECT max(\(column)) FROM \(table))
          """
        }
      })
      + (try columns("BLOB").flatMap { column in
        ["x''", "x'FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF'"].map {
          "UPDATE \(table) SET \(column) = \($0)"
        }
      })
  }

  /// One of so many operations is tried after a damage, another after the next.
  private static let share = 4

  @Test func knowsAllTables() throws {
    let tables = try store.connection.texts(
      """
      SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%STRICT%' ORDER BY name
      """)
    #expect(tables == Self.tables)
  }

  @Test(arguments: tables)
  func neverTraps(table: String) async throws {
    let operations = (Self.readings + Self.writings).map(\.run)
    for (number, damage) in try damages(of: table).enumerated() {
      let poisoned = try RuleStore(copyOf: store)
      try poisoned.connection.execute(script: "PRAGMA foreign_keys = OFF; \(damage)")
      // All of them after each damage would take more than a minute.
      for (place, run) in operations.enumerated() where (place + number) % Self.share == 0 {
        let copy = try RuleStore(copyOf: poisoned)
        do { try await run(copy) } catch is StoreError {}
      }
    }
  }
}
