import Testing

@testable import GuidelineStore

@Suite struct MatchTextTests {
  private let lamps = [
    MatchUnit(
      page: "lamps", section: ["Oil"], lead: "Fill the lamps with clear oil.",
      body: "A lamp burns. A lamp smokes!"),
    MatchUnit(page: "lamps", section: ["Wicks"], lead: "", body: "Trim each wick of the lamp."),
  ]
  private let stoves = [
    MatchUnit(page: "stoves", section: ["Oil"], lead: "Empty a stove.", body: "불을 끄세요. Fill it.")
  ]

  @Test func joinsPagesAsIfTheyHadBeenCountedTogether() {
    let joined = MatchText(joining: [MatchText(lamps), MatchText(stoves)])
    let whole = MatchText(lamps + stoves)
    #expect(joined.units == whole.units)
    #expect(joined.vocabulary.words == whole.vocabulary.words)
    #expect(joined.vocabulary.counts == whole.vocabulary.counts)
    #expect(joined.vocabulary.unitCount == whole.vocabulary.unitCount)
    #expect(joined.pages.ofUnit == whole.pages.ofUnit && joined.pages.units == whole.pages.units)
    #expect(joined.sections.ofUnit == whole.sections.ofUnit)
    #expect(joined.entries == whole.entries)
    #expect(joined.sentences == whole.sentences)
    #expect(joined.sentenceCounts == whole.sentenceCounts)
    for unit in whole.units.indices {
      #expect(joined.entries(of: unit) == whole.entries(of: unit))
    }
  }

  @Test func tellsHowOftenAndInHowManySentencesAWordStands() throws {
    let text = MatchText(lamps)
    let lamp = MatchWord(token: ContiguousArray("lamp".utf8).span)
    let entries = text.entries.filter { text.vocabulary.words[Int($0.word)] == lamp }
    #expect(entries.map(\.count) == [4, 1])
    #expect(entries.map(\.pageCount) == [2, 2])
    #expect(entries.map(\.sentenceCount) == [3, 1])
    #expect(entries.map(\.isInLead) == [true, false])
  }

  @Test func numbersEachWordOnce() {
    var numbers = WordNumbers()
    // Many of these point to the same place.
    let words = (0..<3000).map { MatchWord(code: UInt64($0) << 8) }
    for _ in 1...2 {
      for (index, word) in words.enumerated() { #expect(numbers.number(of: word) == index) }
    }
    #expect(numbers.words == words)
  }

  @Test(arguments: [
    ("hiding", "hid"), ("dragging", "drag"), ("rolling", "roll"), ("hierarchies", "hierarch"),
    ("dies", "die"), ("glass", "glass"), ("status", "status"), ("axis", "axis"), ("lamps", "lamp"),
    ("clearly", "clear"), ("used", "used"), ("named", "nam"), ("name", "nam"), ("29s", "29s"),
    ("sing", "sing"), ("ly", "ly"),
  ])
  func cutsTheEndingsOfEnglishWords(word: String, stem: String) {
    #expect(String(word.prefix(EnglishStem.count(of: ContiguousArray(word.utf8).span))) == stem)
  }
}
