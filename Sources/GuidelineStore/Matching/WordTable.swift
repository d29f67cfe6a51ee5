#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Which words of a language and of another stand for each other, learned from pairs of units.
package struct WordTable: Hashable, Sendable {
  /// A word's partner in the other language.
  struct Partner: Hashable, Sendable {
    /// The number of the word.
    var word: Int
    /// How firmly they belong together, from 0 to 1, in steps of 1/255.
    var strength: Double
  }

  /// The words of a language that have partners.
  struct Vocabulary: Hashable, Sendable {
    /// Ascending; a word's index is its number.
    var words: [MatchWord]
    /// In how many of the pairs each stands.
    var frequencies: [Int]
    /// The number of each word.
    let numbers: [MatchWord: Int]

    init(words: [MatchWord], frequencies: [Int]) {
      self.words = words
      self.frequencies = frequencies
      numbers = Dictionary(uniqueKeysWithValues: zip(words, words.indices))
    }
  }

  /// How many pairs it was learned from.
  let pairCount: Int
  /// What the pairs tell of lengths.
  let meanStretch: Double
  let source: Vocabulary
  let translation: Vocabulary
  /// The partners of each word of the source, by word.
  let partners: [[Partner]]

  /// How much a word that stands in `frequency` of the pairs tells.
  func weight(ofFrequency frequency: Int) -> Double {
    log((Double(pairCount) + 1) / (Double(frequency) + 0.5))
  }
}
