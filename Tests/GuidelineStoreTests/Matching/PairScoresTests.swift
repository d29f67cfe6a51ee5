import Testing

@testable import GuidelineStore

@Suite struct PairScoresTests {
  private func candidates(_ old: [MatchUnit], _ new: [MatchUnit]) -> CandidatePairs {
    let facts = StatedMatches(old, new)
    let (old, new) = (MatchText(old), MatchText(new))
    let common = old.vocabulary.union(new.vocabulary)
    return CandidatePairs(
      WeighedText(old, common: common, background: common),
      WeighedText(new, common: common, background: common), wordCount: common.words.count,
      facts: facts)
  }

  @Test func ratesAKeptSentenceAboveItsWordsHereAndThere() throws {
    let old = [MatchUnit(page: "kites", lead: "", body: "Hang kites from hooks at night.")]
    let new = [
      "Fold kites flat at night. Hang ribbons from hooks.",
      "Fold ribbons flat. Hang kites from hooks at night.",
    ].map { MatchUnit(page: "kites", lead: "", body: $0) }
    let pairs = candidates(old, new).pairs
    try #require(pairs.count == 2)
    #expect(abs(pairs[0].likeness.whole - pairs[1].likeness.whole) < 1e-9)
    #expect(pairs[1].likeness.sentences > 1.2 * pairs[0].likeness.sentences)
    #expect(pairs[1].likeness.overall > pairs[0].likeness.overall)
  }

  @Test func ratesARuleHigherInTheSectionThatTheOthersOfItsSectionAreIn() throws {
    let warning = "Never leave it in the rain."
    let oil = ["Fill the can at noon.", "Trim a wick.", "Wipe soot away.", "Close every lid."]
    let glass = [
      "Order thick panes.", "Sand sharp edges.", "Cut putty thin.", "Polish on Mondays.",
    ]
    func section(_ name: String, _ leads: [String]) -> [MatchUnit] {
      leads.map { MatchUnit(page: "lanterns", section: [name], lead: $0, body: "") }
    }
    let old = section("Oil", oil + [warning])
    let new = section("Oil", [warning] + oil) + section("Glass", [warning] + glass)
    for new in [new, Array(new[5...] + new[..<5])] {
      let candidates = candidates(old, new)
      let scores = PairScores(
        candidates, facts: StatedMatches(old, new), MatchText(old), MatchText(new)
      ).scores
      let score = { (section: String) throws in
        let unit = try #require(
          new.firstIndex { $0.section == [section] && $0.lead == warning })
        let pair = try #require(candidates.index(old: 4, new: unit))
        return scores[pair]
      }
      #expect(try score("Oil") > score("Glass") + 1)
    }
  }

  @Test(arguments: [
    ("Trim it. Fill it? Light it!", 3), ("Use 3.5 liters, e.g.oil", 1), ("Trim it:\nnow", 2),
    ("ろうそくを消す。芯を切る。", 2), ("불을 켜세요. 끄세요.", 2), ("", 1),
  ])
  func tellsSentencesApart(text: String, count: Int) {
    var reader = UnitReader()
    #expect(reader.read(MatchUnit(page: "a", lead: "", body: text)) == count)
  }
}
