import Testing

@testable import GuidelineStore

@Suite struct PageCounterpartsTests {
  private func counterparts(
    _ pages: [(old: String, new: String)], oldPages: Set<String> = []
  ) -> PageCounterparts {
    let beads = pages.indices.map { Bead(old: [$0], new: [$0], confidence: 1) }
    return PageCounterparts(
      beads, pages.map { MatchUnit(page: $0.old, lead: "", body: "") },
      pages.map { MatchUnit(page: $0.new, lead: "", body: "") }, oldPages: oldPages)
  }

  @Test func takesAPageThatMostRulesWentToForARenamedOne() {
    let pages = counterparts([("lamps", "lanterns"), ("lamps", "lanterns"), ("lamps", "candles")])
    #expect(pages.correspond("lamps", "lanterns"))
    #expect(!pages.correspond("lamps", "candles"))
  }

  @Test func takesNoPageForARenamedOneThatWasThereBefore() {
    let pages = counterparts([("lamps", "candles")], oldPages: ["candles"])
    #expect(!pages.correspond("lamps", "candles"))
    #expect(pages.correspond("candles", "candles"))
  }
}
