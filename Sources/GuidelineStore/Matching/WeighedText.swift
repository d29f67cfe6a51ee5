#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A text with word weights for matching it with one other text.
///
/// Words rare both among all units and on their own page weigh most: the name of a page's subject
/// separates its units from other pages, but not from each other.
struct WeighedText {
  /// The entries of all units, as in ``MatchText/entries``.
  let words: [Word]
  private let text: MatchText

  struct Word {
    /// The word's ID, common to both texts.
    var number: Int32
    /// Its weight in the lead's unit vector; 0 if it isn't in the lead.
    var leadWeight: Float
    /// Its share of the lead's total rarity; 0 if it isn't in the lead.
    var leadShare: Float
    /// Its weight in the unit's normalized vector.
    var weight: Double
    /// Its range in ``WeighedText/sentenceWords``.
    var sentences: Range<Int32>
  }

  /// A word in one sentence of its unit.
  struct SentenceWord {
    var sentence: Int32
    /// Its weight in the sentence's normalized vector. The norm includes one extra word of maximal
    /// rarity, because short sentences say little.
    var weight: Float
  }

  /// The words of all sentences, grouped by entry, without words that nearly every sentence
  /// contains.
  let sentenceWords: [SentenceWord]

  /// The least rarity of a sentence word, relative to that of a word in a single unit.
  private static let leastRarity = 0.14

  /// Computes the weights.
  ///
  /// - Parameters:
  ///   - common: The words of both texts.
  ///   - background: The words that determine rarity.
  init(_ text: MatchText, common: Vocabulary, background: Vocabulary) {
    self.text = text
    let numbers = common.indices(of: text.vocabulary)
    let rarities = background.rarities(of: text.vocabulary)
    var words: [Word] = []
    words.reserveCapacity(text.entries.count)
    var sentenceWords: [SentenceWord] = []
    sentenceWords.reserveCapacity(text.sentences.count)
    var sentenceSquares: [Double] = []
    let pageRarities = text.pages.units.map { units in
      (0...units.count).map { rarity(of: $0, in: units.count) }
    }
    let highestCount = text.entries.lazy.map(\.count).max() ?? 0
    let logarithms = (0...highestCount).map { log(Double($0)) }
    var nextSentence = 0
    for unit in 0..<text.count {
      var (square, leadSquare, leadSum) = (0.0, 0.0, 0.0)
      let start = words.count
      let firstOfSentences = sentenceWords.count
      let pageRarity = pageRarities[text.pages[unit]]
      let ownRarity = (pageRarity[1] + rarity(of: 1, in: background.unitCount)) / 2
      sentenceSquares.removeAll(keepingCapacity: true)
      sentenceSquares.append(
        contentsOf: repeatElement(ownRarity * ownRarity, count: text.sentenceCounts[unit]))
      for entry in text.entries[text.entries(of: unit)] {
        let word = Int(entry.word)
        let rarity = max(0.05, (pageRarity[Int(entry.pageCount)] + rarities[word]) / 2)
        let weight = (1 + logarithms[Int(entry.count)]) * rarity
        square += weight * weight
        let firstSentence = Int32(sentenceWords.count)
        if rarity > Self.leastRarity * ownRarity {
          for sentence in text.sentences[nextSentence..<nextSentence + Int(entry.sentenceCount)] {
            sentenceSquares[Int(sentence)] += rarity * rarity
            sentenceWords.append(SentenceWord(sentence: Int32(sentence), weight: Float(rarity)))
          }
        }
        nextSentence += Int(entry.sentenceCount)
        if entry.isInLead {
          leadSquare += rarity * rarity
          leadSum += rarity
        }
        words.append(
          Word(
            number: numbers[word],
            leadWeight: entry.isInLead ? Float(rarity) : 0,
            leadShare: entry.isInLead ? Float(rarity) : 0, weight: weight,
            sentences: firstSentence..<Int32(sentenceWords.count)))
      }
      let (length, leadLength) = (square.squareRoot(), leadSquare.squareRoot())
      for index in firstOfSentences..<sentenceWords.count {
        let square = sentenceSquares[Int(sentenceWords[index].sentence)]
        sentenceWords[index].weight /= Float(square.squareRoot())
      }
      for index in start..<words.count {
        words[index].weight /= length
        if leadSum > 0 {
          words[index].leadWeight /= Float(leadLength)
          words[index].leadShare /= Float(leadSum)
        }
      }
    }
    self.words = words
    self.sentenceWords = sentenceWords
  }

  var count: Int { text.count }

  func sentenceCount(of unit: Int) -> Int { text.sentenceCounts[unit] }

  func isDefinition(_ unit: Int) -> Bool { text.units[unit].isDefinition }

  /// The indices in ``words`` of a unit's words.
  func entries(of unit: Int) -> Range<Int> { text.entries(of: unit) }

  /// The words of a unit, ascending by ID.
  func words(of unit: Int) -> ArraySlice<Word> { words[entries(of: unit)] }
}
