import Testing

@testable import GuidelineStore

/// What the rules of a page count for in each other.
@Suite struct PageBoostTests {
  private func match(_ rule: Int, _ document: Int, _ score: Double) -> SearchMatch {
    SearchMatch(rule: rule, document: document, concept: rule, score: score)
  }

  @Test func raisesTheRulesOfAPageThatAnswersWithSeveral() {
    var matches = [match(1, 1, 6), match(2, 2, 6), match(3, 2, 5), match(4, 2, 4), match(5, 2, 1)]
    PageBoost.add(to: &matches)
    #expect(matches[1].score > matches[0].score)
    #expect(matches[1].page == matches[4].page)
    #expect(abs(matches[0].score - 6 - matches[0].page) < 1e-9)
    // The three best speak for the page, however many others there are.
    #expect(abs(matches[1].page / matches[0].page - 2.5) < 1e-9)
  }

  @Test(arguments: [("lantern", true), ("paper lantern", true), ("paper", false)])
  func raisesTheRulesOfThePageThatIsAboutWhatIsLookedFor(query: String, isRaised: Bool) throws {
    let store = try RuleStore.inMemory(
      glossary: "term: lantern\nen: lantern\ntopic: lanterns\n\nterm: paper\nen: paper")
    try store.add("t.md", .sample("tea", "current:en", "Hang the paper lantern low."))
    try store.add("l.md", .sample("lanterns", "current:en", "Fold the paper lantern first."))
    let answer = try store.search(SearchQuery(query), explains: true)
    let shares = try #require(answer.explanation).scores.map { parts in
      parts.first { $0.source == .page }?.value ?? 0
    }
    let topics = answer.results.map(\.rule.id.topic)
    #expect(topics.count == 2)
    #expect(isRaised ? topics[0] == "lanterns" && shares[0] > shares[1] : shares[0] == shares[1])
  }
}
