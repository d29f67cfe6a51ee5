import Testing

@testable import GuidelineStore

@Suite struct CheckTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory()
    try store.add("1.md", .sample("sheets", "2014:en", "Keep it small.", "Close with a swipe."))
    try store.add("2.md", .stated("sheets", "2019:en", "small"))
  }

  @Test func findsNothingInASoundStore() throws {
    #expect(try store.check(repair: false) == [])
  }

  @Test func rebuildsAnIndexThatDoesNotFit() throws {
    try store.connection.run(
      """
      INSERT INTO rule_text (rule_text, rowid, heading, lead, body)
      SELECT 'delete', rule_id, heading, lead, body FROM rule_content WHERE rule_id = 1
      """)
    #expect(try store.matches("keep") == ["sheets@2019:en.1"])
    let findings = try store.check(repair: false)
    #expect(findings.map(\.where) == ["rule_text"])
    #expect(findings.map(\.isRepairable) == [true])
    #expect(try store.check(repair: true).map(\.isRepaired) == [true])
    #expect(try store.check(repair: false) == [])
    #expect(try store.matches("keep").count == 2)
  }

  @Test func readsDamagedDocumentsAgain() throws {
    try store.connection.run("DELETE FROM rule WHERE rule_id = 2")
    #expect(try store.check(repair: true).map(\.isRepaired).contains(false))
    let findings = try store.check(repair: true) { file in
      #expect(file == SourceFile.sample("1.md"))
      return try? [.sample("sheets", "2014:en", "Keep it small.", "Close with a swipe.")]
    }
    #expect(findings.map(\.where) == ["1.md"])
    #expect(try store.check(repair: false) == [])
    #expect(try store.rule("sheets@2014:en.2").lead == "Close with a swipe.")
  }

  @Test func findsSourcesThatCannotBeUnpacked() throws {
    try store.connection.run("UPDATE source SET content = x'00' WHERE path = '2.md'")
    let findings = try store.check(repair: true)
    #expect(findings.map(\.where) == ["2.md"])
    #expect(findings.map(\.isRepairable) == [false])
    #expect(try !store.holds(.sample("2.md")))
  }

  @Test(arguments: [
    "UPDATE document SET edition = '!' WHERE document_id = 1",
    "UPDATE document SET rule_count = -5 WHERE document_id = 1",
    "UPDATE document SET language = '?' WHERE document_id = 1",
    "UPDATE rule SET kind = 'cake' WHERE rule_id = 1",
  ])
  func tellsWhatNobodyWroteFromTheStore(damage: String) throws {
    try store.connection.run(damage)
    store.cache = Cache()
    #expect(throws: StoreError.self) { try store.rule("sheets@2014:en.1") }
    _ = try? store.search(SearchQuery("small"))
    #expect(try store.check(repair: true).contains { $0.severity == .error && !$0.isRepaired })
  }

  @Test func findsTextsThatCannotBeUnpacked() throws {
    try store.connection.run("UPDATE document_text SET content = x'00' WHERE document_id = 1")
    store.cache = Cache()
    let findings = try store.check(repair: false)
    #expect(findings.map(\.where) == ["1.md", "1.md", "rule_text"])
    #expect(throws: StoreError.self) { try store.rule("sheets@2014:en.1") }
    #expect(try !store.holds(.sample("1.md")))
    #expect(try store.rule("sheets@2019:en.1").lead == "Keep it small.")
  }

  @Test func removesWhatBelongsToNothing() throws {
    try store.connection.execute(
      script: """
        PRAGMA foreign_keys = OFF;
        DELETE FROM topic;
        INSERT INTO concept (concept_id, topic_id, slug) VALUES (1, 1, 'lost');
        PRAGMA foreign_keys = ON;
        """)
    #expect(try !store.check(repair: false).isEmpty)
    #expect(try store.check(repair: true).allSatisfy(\.isRepaired))
    #expect(try store.check(repair: false) == [])
    #expect(try store.documents() == [])
  }

  @Test func countsRulesAnew() throws {
    try store.connection.run("UPDATE document SET first_ordinal = 5")
    #expect(try store.check(repair: true).map(\.where) == ["sheets@2014:en", "sheets@2019:en"])
    #expect(try store.check(repair: false) == [])
  }

  @Test(arguments: [
    "DELETE FROM rule_facts", "INSERT INTO rule_facts VALUES (7, x'00')",
    "UPDATE rule SET body_size = body_size + 1, lead_size = lead_size - 2 WHERE rule_id = 1",
  ])
  func findsFactsThatAreNotThoseOfTheRules(damage: String) throws {
    try store.connection.run(damage)
    #expect(try store.check(repair: false).contains { $0.where == "rule_facts" && $0.isRepairable })
    _ = try store.check(repair: true)
    #expect(try !store.check(repair: false).contains { $0.where == "rule_facts" })
  }

  @Test(arguments: [
    "DELETE FROM language", "UPDATE language SET rule_count = rule_count + 1",
    "UPDATE language SET rules = x'0100000000000000'",
  ])
  func findsThatLanguagesHaveOtherRules(damage: String) throws {
    try store.connection.run(damage)
    #expect(try store.check(repair: false).map(\.where) == ["language"])
    #expect(try store.check(repair: true).allSatisfy(\.isRepaired))
    #expect(try store.check(repair: false) == [])
  }

  @Test func saysThatFactsAreCutOff() throws {
    try store.connection.run("UPDATE rule_facts SET content = substr(content, 1, 20)")
    #expect(throws: StoreError.self) { try store.search(SearchQuery("small")) }
  }

  @Test func findsAncestorsThatLeadNowhere() throws {
    var document = try ParsedDocument.stated("sheets", "current:en", "half")
    document.rules[0].comesFrom = ["small", "whole"]
    try store.add("3.md", document)
    #expect(
      try store.check(repair: false).map { "\($0.where): \($0.what)" }
        == ["3.md:1: a rule is said to come from whole, which is nowhere"])
  }
}
