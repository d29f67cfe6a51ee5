import Testing

@testable import GuidelineStore

/// Constants of code that no rule has, by the names in them.
@Suite struct ConstantsTests {
  let store: RuleStore

  init() throws {
    store = try RuleStore.inMemory(glossary: Self.glossary)
    try store.add(
      "en.md",
      .sample(
        "t", "current:en", "Hang a paper lantern low.", "Paper a wall.", "Lantern oil is dear.",
        "Watch the near shore.", "Fold LTGateKindPaper twice."))
  }

  private static let glossary = """
    term: paper-lantern
    en: paper lantern
    ko: 종이 초롱

    term: lantern
    en: lantern
    """

  private func readings(_ query: String) throws -> [String] {
    try QueryExpansion(in: store, languages: [.english]).terms(of: SearchQuery(query))
      .flatMap(\.groups).compactMap { group -> String? in
        switch group.origin {
        case .glossary(let term, _): term
        case .compound(let text): text
        default: nil
        }
      }
  }

  @Test(arguments: [
    "LTGateDecorationPaperLantern", "LTGateDecorationStyle.paperLantern",
    "LTGateDecorationPaperLantern1",
  ])
  func looksForTheLongestNameAtTheEndOfAConstant(query: String) throws {
    #expect(try readings(query).contains("paper-lantern"))
    #expect(try !readings(query).contains("lantern"))
  }

  @Test func looksForPartsAtTheEndThatStandSideBySide() throws {
    #expect(try readings("LTGateDecorationNearShore") == ["near shore"])
  }

  @Test func readsAMemberAsAConstant() throws {
    #expect(try readings("LTGateKindStyle.paper").contains("LTGateKindpaper"))
  }

  @Test(arguments: ["lantern-paper-lantern-gate", "12.5.3", "LTGate", "LT1", "LTNearShoreStyle"])
  func readsNoOtherWordAsAConstant(query: String) throws {
    #expect(try !readings(query).contains("near shore"))
  }

  @Test func countsTheNumberOfAConstantForLittle() throws {
    let terms = try QueryExpansion(in: store, languages: [.english])
      .terms(of: SearchQuery("LTGateValue1"))
    let parts = terms[0].groups.filter { $0.origin == .parts }.flatMap(\.phrases).map(\.tokens)
    #expect(parts == [["gate"], ["value"]])
  }
}
