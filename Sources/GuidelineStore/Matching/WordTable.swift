#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A bilingual word table, learned from pairs of units.
package struct WordTable: Hashable, Sendable {
  /// A word's partner in the other language.
  struct Partner: Hashable, Sendable {
    /// The partner's index.
    var word: Int
    /// The strength of the association, from 0 to 1 in steps of 1/255.
    var strength: Double
  }

  /// The words of one language that have partners.
  struct Vocabulary: Hashable, Sendable {
    /// Ascending; a word's index is its ID.
    var words: [MatchWord]
    /// The number of pairs each word occurs in.
    var frequencies: [Int]
    /// The ID of each word.
    let numbers: [MatchWord: Int]

    init(words: [MatchWord], frequencies: [Int]) {
      self.words = words
      self.frequencies = frequencies
      numbers = Dictionary(uniqueKeysWithValues: zip(words, words.indices))
    }
  }

  /// The number of pairs it was learned from.
  let pairCount: Int
  /// The mean log length ratio of the pairs.
  let meanStretch: Double
  let source: Vocabulary
  let translation: Vocabulary
  /// The partners of each source word, by its ID.
  let partners: [[Partner]]

  /// The informativeness of a word that occurs in `frequency` of the pairs.
  func weight(ofFrequency frequency: Int) -> Double {
    log((Double(pairCount) + 1) / (Double(frequency) + 0.5))
  }
}
