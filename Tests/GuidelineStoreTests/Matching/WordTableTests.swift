import Testing

@testable import GuidelineStore

struct WordTableTests {
  @Test func learnsWhichWordsStandForEachOther() throws {
    let table = ParallelPages.table()
    let lantern = try #require(word("lanterns").flatMap { table.source.numbers[$0] })
    let best = try #require(table.partners[lantern].max { $0.strength < $1.strength })
    #expect(table.translation.words[best.word] == word("등불을"))
    #expect(best.strength > 0.7)
    #expect(table.pairCount > 100)
  }

  @Test func isTheSameInWhateverOrderPagesCome() {
    let pages = (0..<6).map { ParallelPages(count: 10, seed: 200 + $0) }
    #expect(table(of: pages) == table(of: pages.reversed() + pages[0..<2]))
  }

  @Test func comesBackFromItsBytes() throws {
    let table = ParallelPages.table()
    let bytes = table.bytes
    #expect(WordTable(bytes: bytes) == table)
    #expect(WordTable(bytes: Array(bytes.dropLast())) == nil)
    #expect(WordTable(bytes: bytes + [0]) == nil)
    #expect(WordTable(bytes: [0] + bytes.dropFirst()) == nil)
  }

  @Test func isEmptyIfNothingIsSure() {
    let table = WordTableLearner().table()
    #expect(table.pairCount == 0)
    #expect(table.partners.isEmpty)
    #expect(WordTable(bytes: table.bytes) == table)
  }

  @Test func learnsNothingFromPagesThatDoNotFollowEachOther() {
    var learner = WordTableLearner()
    learner.add(
      page: ParallelPages(count: 20, seed: 1).english,
      translation: ParallelPages(count: 4, seed: 2).korean)
    #expect(learner.table().pairCount == 0)
  }

  private func table(of pages: [ParallelPages]) -> WordTable {
    var learner = WordTableLearner()
    for page in pages { learner.add(page: page.english, translation: page.korean) }
    return learner.table()
  }

  /// The first token of a text.
  private func word(_ text: String) -> MatchWord? {
    let tokens = GuidelineTokenizer().tokens(in: text, for: .document)
    return tokens.first.map { MatchWord(token: ContiguousArray($0.bytes).span) }
  }
}
