import Testing

@testable import GuidelineStore

/// What the rules of a page count for in each other.
@Suite struct PageShareTests {
  private func match(_ rule: Int, _ document: Int, _ score: Double) -> SearchMatch {
    SearchMatch(rule: rule, document: document, concept: rule, score: score)
  }

  @Test func raisesTheRulesOfAPageThatAnswersWithSeveral() {
    var matches = [match(1, 1, 6), match(2, 2, 6), match(3, 2, 5), match(4, 2, 4), match(5, 2, 1)]
    PageShare.add(to: &matches)
    #expect(matches[1].score > matches[0].score)
    #expect(matches[1].pageShare == matches[4].pageShare)
    #expect(abs(matches[0].score - 6 - matches[0].pageShare) < 1e-9)
    // The three best speak for the page, however many others there are.
    #expect(abs(matches[1].pageShare / matches[0].pageShare - 2.5) < 1e-9)
  }
}
