import Testing

@testable import GuidelineStore

struct TranslationMatcherTests {
  private let words = ParallelPages.table()

  @Test func pairsPagesThatFollowEachOtherWithoutATable() {
    let pages = ParallelPages(count: 9, seed: 1)
    let beads = TranslationMatcher(words: nil).beads(pages.english, pages.korean)
    #expect(beads.pairs == (0..<9).map { "[\($0)][\($0)]" })
  }

  @Test func findsRulesThatMoved() {
    let pages = ParallelPages(count: 10, seed: 2)
    let order = [4, 0, 1, 9, 2, 3, 5, 7, 6, 8]
    let beads = TranslationMatcher(words: words).beads(
      pages.english, order.map { pages.korean[$0] })
    for bead in beads {
      #expect(bead.old == bead.new.map { order[$0] })
    }
  }

  @Test func leavesAloneWhatOnlyOneTextHas() {
    let pages = ParallelPages(count: 10, seed: 3)
    let others = ParallelPages(count: 1, seed: 77)
    let english = Array(pages.english[0..<7])
    let korean = [others.korean[0]] + pages.korean[2..<10]
    let beads = TranslationMatcher(words: words).beads(english, korean)
    #expect(beads.pairs == (2..<7).map { "[\($0)][\($0 - 1)]" })
    #expect(beads.flatMap(\.old).sorted() == Array(0..<7))
    #expect(beads.flatMap(\.new).sorted() == Array(0..<9))
  }

  @Test func joinsTheHalvesOfARuleThatTheTranslationSplits() {
    let pages = ParallelPages(count: 8, seed: 4)
    var korean = pages.korean
    let sentences = korean[3].body.split(separator: ".")
    korean[3].body = sentences[0] + "."
    let rest = sentences[1...].joined(separator: ".")
    korean.insert(MatchUnit(page: "page", lead: "", body: rest), at: 4)
    let beads = TranslationMatcher(words: words).beads(pages.english, korean)
    #expect(beads[3].old == [3])
    #expect(beads[3].new == [3, 4])
    #expect(beads.count == 8)
  }

  @Test func joinsTwoRulesThatTheTranslationMerges() {
    let pages = ParallelPages(count: 8, seed: 5)
    var korean = pages.korean
    korean[2].body += " " + korean[3].lead + " " + korean[3].body
    korean.remove(at: 3)
    let beads = TranslationMatcher(words: words).beads(pages.english, korean)
    #expect(beads[2].old == [2, 3])
    #expect(beads[2].new == [2])
  }

  @Test func believesWhatTheTextsStateMoreThanWords() throws {
    var pages = ParallelPages(count: 6, seed: 6)
    pages.english[1].concept = "kettle"
    pages.korean[2].concept = "kettle"
    pages.english[4].concept = "harbor"
    pages.korean[4].concept = "island"
    let beads = TranslationMatcher(words: words).beads(pages.english, pages.korean)
    let stated = try #require(beads.first { $0.old == [1] })
    #expect(stated.new == [2])
    #expect(stated.confidence > 0.999)
    let other = try #require(beads.first { $0.old == [4] })
    #expect(other.new.isEmpty, "it has the words of 4, which has another name")
  }

  @Test func takesAThirdTextsWordWherePairsAreAlike() {
    let pages = ParallelPages(count: 5, seed: 7)
    let twice = pages.english[2]
    let english = [twice, pages.english[0], twice]
    let matcher = TranslationMatcher(words: words)
    for right in [0, 2] {
      let pivot = [Bead(old: [right], new: [0], confidence: 0.9)]
      let beads = matcher.beads(english, [pages.korean[2]], through: pivot)
      #expect(beads.pairs == ["[\(right)][0]"])
    }
  }

  @Test(arguments: [(0, 3), (3, 0), (0, 0)])
  func saysOfAnEmptyPageThatAllIsAddedOrRemoved(old: Int, new: Int) {
    let pages = ParallelPages(count: 3, seed: 8)
    for table in [words, nil] {
      let beads = TranslationMatcher(words: table).beads(
        Array(pages.english[..<old]), Array(pages.korean[..<new]))
      #expect(beads.count == old + new)
      #expect(beads.pairs.isEmpty)
      #expect(beads.allSatisfy { $0.confidence == 1 })
    }
  }
}
