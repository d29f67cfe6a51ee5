#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The units of a text with their words counted, once for however many texts it is matched with.
public struct MatchText: Sendable {
  /// The units, in the order of the text.
  public let units: [MatchUnit]
  /// The words of all units.
  public let vocabulary: Vocabulary
  /// The pages that the units stand on.
  let pages: MatchPlaces
  /// The sections of pages that the units stand in.
  let sections: MatchPlaces
  /// The words of all units, one unit's after the other, ascending within a unit.
  let entries: [Entry]
  /// For each entry, the sentences of its unit that hold the word, counted from 0.
  let sentences: [Int32]
  /// How many sentences each unit has.
  let sentenceCounts: [Int]
  private let bounds: [Int]

  struct Entry {
    /// Its index in the text's vocabulary.
    var word: Int
    /// 1 + the logarithm of how often the unit holds it.
    var frequency: Double
    /// How rare it is among the units of the same page.
    var pageRarity: Double
    var isInLead: Bool
    /// Which of ``sentences`` hold it.
    var sentences: Range<Int32>
  }

  /// Counts the words of the units.
  ///
  /// - Complexity: O(*n* log *n*) in the number of words.
  public init(_ units: [MatchUnit]) {
    self.units = units
    var counter = WordCounter()
    var counts: [WordCounter.Count] = []
    var bounds = [0]
    var sentences: [Int32] = []
    var sentenceCounts: [Int] = []
    for unit in units {
      counts += counter.words(of: unit)
      bounds.append(counts.count)
      sentences += counter.sentences
      sentenceCounts.append(counter.sentenceCount)
    }
    let vocabulary = Vocabulary(words: counts.map(\.word), unitCount: units.count)
    var firstSentence: Int32 = 0
    let entries = counts.map { count in
      defer { firstSentence += Int32(count.sentenceCount) }
      return Entry(
        word: vocabulary.index(of: count.word), frequency: 1 + log(count.weight), pageRarity: 0,
        isInLead: count.isInLead,
        sentences: firstSentence..<firstSentence + Int32(count.sentenceCount))
    }
    pages = MatchPlaces(units.map(\.page))
    sections = MatchPlaces(units.map { [$0.page] + $0.section })
    self.entries = Self.rated(
      entries, bounds, pages.units, wordCount: vocabulary.words.count)
    self.vocabulary = vocabulary
    self.bounds = bounds
    self.sentences = sentences
    self.sentenceCounts = sentenceCounts
  }

  /// The number of units.
  var count: Int { units.count }

  /// The entries of a unit.
  func entries(of unit: Int) -> Range<Int> { bounds[unit]..<bounds[unit + 1] }

  private static func rated(
    _ entries: [Entry], _ bounds: [Int], _ pages: [[Int]], wordCount: Int
  ) -> [Entry] {
    var entries = entries
    var counts = [Int](repeating: 0, count: wordCount)
    for units in pages {
      let ranges = units.map { bounds[$0]..<bounds[$0 + 1] }
      for index in ranges.joined() { counts[entries[index].word] += 1 }
      for index in ranges.joined() {
        entries[index].pageRarity = rarity(of: counts[entries[index].word], in: units.count)
      }
      for index in ranges.joined() { counts[entries[index].word] = 0 }
    }
    return entries
  }
}
