/// A text's units with their words counted, once for all texts it is matched with.
package struct MatchText: Sendable {
  /// The units, in the order of the text.
  package let units: [MatchUnit]
  /// The words of all units.
  package let vocabulary: Vocabulary
  let pages: MatchPlaces
  let sections: MatchPlaces
  /// The words of all units, by unit, then ascending.
  let entries: [Entry]
  /// For each entry in turn, the sentences of its unit that contain the word, counted from 0.
  let sentences: [UInt8]
  /// The number of sentences in each unit.
  let sentenceCounts: [Int]
  private let bounds: [Int]

  struct Entry: Hashable {
    /// Its index in the text's vocabulary.
    var word: Int32
    /// Occurrences in the unit; those in the lead count double.
    var count: Int32
    /// The number of units on the same page that contain it.
    var pageCount: Int32
    /// How many of ``sentences`` belong to the entry.
    var sentenceCount: UInt8
    var isInLead: Bool
  }

  /// Counts the words of the units.
  ///
  /// - Complexity: O(*n* log *n*) in the number of words.
  package init(_ units: [MatchUnit]) {
    var reader = UnitReader()
    var ends: [Int] = []
    ends.reserveCapacity(units.count)
    sentenceCounts = units.map { unit in
      defer { ends.append(reader.occurrences.count) }
      return reader.read(unit)
    }
    let ranks = WordRanks(reader.numbers.words)
    var entries: [Entry] = []
    var bounds = [0]
    var sentences: [UInt8] = []
    var unitCounts = [Int](repeating: 0, count: ranks.words.count)
    // By rank, then by sentence.
    var order: [UInt64] = []
    var start = 0
    for end in ends {
      order.removeAll(keepingCapacity: true)
      for occurrence in reader.occurrences[start..<end] {
        order.append(
          UInt64(ranks.ofNumber[Int(occurrence.word)]) << 32
            | UInt64(occurrence.sentence) << 1 | (occurrence.isInLead ? 1 : 0))
      }
      order.sort()
      for key in order {
        let (word, sentence, isInLead) = (Int32(key >> 32), UInt8(key >> 1 & 0xFF), key & 1 == 1)
        if entries.count == bounds[bounds.count - 1] || entries[entries.count - 1].word != word {
          entries.append(
            Entry(word: word, count: 0, pageCount: 0, sentenceCount: 0, isInLead: false))
          unitCounts[Int(word)] += 1
        }
        let last = entries.count - 1
        entries[last].count += isInLead ? 2 : 1
        if isInLead { entries[last].isInLead = true }
        if entries[last].sentenceCount == 0 || sentences[sentences.count - 1] != sentence {
          entries[last].sentenceCount += 1
          sentences.append(sentence)
        }
      }
      bounds.append(entries.count)
      start = end
    }
    self.units = units
    vocabulary = Vocabulary(words: ranks.words, counts: unitCounts, unitCount: units.count)
    pages = MatchPlaces(units.map(\.page))
    sections = MatchPlaces(units.map { [$0.page] + $0.section })
    Self.countOnPages(&entries, bounds, pages.units, wordCount: ranks.words.count)
    (self.entries, self.bounds, self.sentences) = (entries, bounds, sentences)
  }

  /// Joins texts that have no page in common.
  init(joining texts: [MatchText]) {
    units = texts.flatMap(\.units)
    vocabulary = Vocabulary(joining: texts.map(\.vocabulary))
    pages = MatchPlaces(joining: texts.map(\.pages))
    sections = MatchPlaces(joining: texts.map(\.sections))
    sentences = texts.flatMap(\.sentences)
    sentenceCounts = texts.flatMap(\.sentenceCounts)
    var entries: [Entry] = []
    entries.reserveCapacity(texts.reduce(0) { $0 + $1.entries.count })
    var bounds = [0]
    bounds.reserveCapacity(units.count + 1)
    for text in texts {
      let words = vocabulary.indices(of: text.vocabulary)
      let start = entries.count
      bounds += text.bounds.dropFirst().lazy.map { start + $0 }
      for var entry in text.entries {
        entry.word = words[Int(entry.word)]
        entries.append(entry)
      }
    }
    (self.entries, self.bounds) = (entries, bounds)
  }

  var count: Int { units.count }

  func entries(of unit: Int) -> Range<Int> { bounds[unit]..<bounds[unit + 1] }

  private static func countOnPages(
    _ entries: inout [Entry], _ bounds: [Int], _ pages: [[Int]], wordCount: Int
  ) {
    var counts = [Int32](repeating: 0, count: wordCount)
    for units in pages {
      let ranges = units.map { bounds[$0]..<bounds[$0 + 1] }
      for index in ranges.joined() { counts[Int(entries[index].word)] += 1 }
      for index in ranges.joined() { entries[index].pageCount = counts[Int(entries[index].word)] }
      for index in ranges.joined() { counts[Int(entries[index].word)] = 0 }
    }
  }
}
