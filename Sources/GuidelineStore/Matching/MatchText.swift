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
  /// The number of each unit's page, counted in the order of first appearance.
  let pages: [Int]
  let pageCount: Int
  /// The words of all units, one unit's after the other, ascending within a unit.
  let entries: [Entry]
  private let bounds: [Int]

  struct Entry {
    /// Its index in the text's vocabulary.
    var word: Int
    /// 1 + the logarithm of how often the unit holds it.
    var frequency: Double
    /// How rare it is among the units of the same page.
    var pageRarity: Double
    var isInLead: Bool
  }

  /// Counts the words of the units.
  ///
  /// - Complexity: O(*n* log *n*) in the number of words.
  public init(_ units: [MatchUnit]) {
    self.units = units
    var counter = WordCounter()
    var counts: [WordCounter.Count] = []
    var bounds = [0]
    for unit in units {
      counts += counter.words(of: unit)
      bounds.append(counts.count)
    }
    let vocabulary = Vocabulary(words: counts.map(\.word), unitCount: units.count)
    let entries = counts.map { count in
      Entry(
        word: vocabulary.index(of: count.word), frequency: 1 + log(count.weight), pageRarity: 0,
        isInLead: count.isInLead)
    }
    let unitsByPage = Self.unitsByPage(units)
    self.entries = Self.rated(
      entries, bounds, unitsByPage, wordCount: vocabulary.words.count)
    self.vocabulary = vocabulary
    self.bounds = bounds
    var pages = [Int](repeating: 0, count: units.count)
    for (page, units) in unitsByPage.enumerated() {
      for unit in units { pages[unit] = page }
    }
    self.pages = pages
    pageCount = unitsByPage.count
  }

  /// The number of units.
  var count: Int { units.count }

  /// The entries of a unit.
  func entries(of unit: Int) -> Range<Int> { bounds[unit]..<bounds[unit + 1] }

  private static func unitsByPage(_ units: [MatchUnit]) -> [[Int]] {
    var pages: [[Int]] = []
    var numbers: [String: Int] = [:]
    for (index, unit) in units.enumerated() {
      if let page = numbers[unit.page] {
        pages[page].append(index)
      } else {
        numbers[unit.page] = pages.count
        pages.append([index])
      }
    }
    return pages
  }

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
