import Testing

@testable import GuidelineStore

/// English words in texts of other languages.
@Suite struct LeftInEnglishTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory(glossary: Self.glossary)
    try store.add(
      "en.md",
      .sample(
        "t", "current:en", "Light a lantern.", "Hang a lantern.", "Dim a lantern.", "Paint a gate.",
        "Close a gate."))
    try store.add(
      "ko.md",
      .sample("t", "current:ko", title: "등불", "Lantern을 켜세요.", "문을 닫으세요.", "자이언트를 부르세요."))
    try store.add(
      "ja.md",
      .sample("t", "current:ja", title: "門", "Lanternを掛けます。", "門を閉じます。", "門を塗ります。"))
  }

  private static let glossary = """
    term: lantern
    en: lantern
    ko: 초롱
    ja: 提灯

    term: gyro
    en: gyroscope
    ko: 자이로
    """

  @Test func countsAWrittenWordInTheLanguageThatIsWanted() throws {
    let expansion = QueryExpansion(in: store, languages: [.korean])
    let term = try #require(try expansion.terms(of: SearchQuery("lantern 켜기")).first)
    let written = try #require(try ScoredTerm(term, in: store, for: .korean)?.phrases.first)
    // It is found everywhere nevertheless.
    #expect(written.frequency == 1 && written.postings.rows.count == 5)
    let foreign = try #require(try expansion.terms(of: SearchQuery("gate 닫기")).first)
    let word = try #require(try ScoredTerm(foreign, in: store, for: .korean)?.phrases.first)
    #expect(word.frequency == 2 && word.language == .english)
  }

  @Test func takesNoParticleOffANameThatEndsLikeOne() throws {
    func written(_ query: String) throws -> [[String]] {
      try QueryExpansion(in: store, languages: [.korean]).terms(of: SearchQuery(query))[0].groups
        .filter { $0.origin == .written }.flatMap { $0.phrases.map(\.tokens) }
    }
    #expect(try written("자이로") == [["자이", "이로"]])
    #expect(try written("초롱으로").contains(["초롱"]))
  }
}
