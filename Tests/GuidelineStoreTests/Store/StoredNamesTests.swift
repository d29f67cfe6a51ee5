import Testing

@testable import GuidelineStore

@Suite struct StoredNamesTests {
  @Test(arguments: [
    "topic SET slug = '../../kites'", "topic SET slug = ''", "topic SET slug = 'Kites'",
    "topic SET slug = 'kites' || char(10)", "topic SET slug = 'kites' || char(8238)",
    "document SET edition = '2019\"'", "document SET revision = '../ios13'",
    "document SET origin = 'a/b', shown_origin = 'a'", "document SET shown_origin = '<b>'",
    "document SET language = 'en/..'", "concept SET slug = slug || '><script>'",
    "document SET first_ordinal = 9223372036854775807",
  ])
  func takesANameThatNoImportMakesForDamage(change: String) async throws {
    let store = try Kites.store()
    try store.connection.run("UPDATE " + change)
    store.cache.forgetAll()
    let error = #expect(throws: StoreError.self) { try store.digest(":en", ":ko") }
    #expect(error?.isDamage == true, "\(error?.message ?? "")")
    let found = #expect(throws: StoreError.self) {
      _ = try store.search(SearchQuery("wind"), SearchFilter())
    }
    #expect(found?.isDamage == true, "\(found?.message ?? "")")
    #expect(try await store.check(repair: false).contains { $0.severity == .error })
  }

  @Test(arguments: [
    ("action-sheets", true), ("모달리티", true), ("モダリティ-2", true), ("a", true), ("3d-touch", true),
    ("", false), ("-", false), ("a-", false), ("a b", false), ("a/b", false), ("..", false),
    ("A", false), ("a\u{9B}", false), ("a\u{202E}b", false), ("연.html", false),
  ])
  func knowsTheSlugsOfTopics(slug: String, isOne: Bool) {
    #expect(slug.isTopicSlug == isOne)
    if isOne { #expect(TopicCatalog.newSlug(slug) == slug) }
  }
}
