/// A text whose words are weighed for being matched with one other text.
///
/// A word weighs the more, the rarer it is among all units and among those of its own page: the
/// name of a page's subject tells its units apart from other pages', but not from each other.
struct WeighedText {
  /// The entries of all units, as in ``MatchText/entries``.
  let words: [Word]
  private let text: MatchText

  struct Word {
    /// A number that is the same in both texts.
    var number: Int
    /// Its share in the unit's vector of length 1.
    var weight: Double
    /// Its share in the lead's vector of length 1; 0 if it is not in the lead.
    var leadWeight: Double
    /// Its share in the sum of the lead's rarities; 0 if it is not in the lead.
    var leadShare: Double
  }

  /// Weighs the words.
  ///
  /// - Parameters:
  ///   - common: The words of both texts.
  ///   - background: The words whose rarity counts.
  init(_ text: MatchText, common: Vocabulary, background: Vocabulary) {
    self.text = text
    let numbers = common.places(of: text.vocabulary)
    let rarities = background.places(of: text.vocabulary)
    var words: [Word] = []
    words.reserveCapacity(text.entries.count)
    for unit in 0..<text.count {
      var (square, leadSquare, leadSum) = (0.0, 0.0, 0.0)
      let start = words.count
      for entry in text.entries[text.entries(of: unit)] {
        let rarity = max(0.05, (entry.pageRarity + rarities[entry.word].rarity) / 2)
        let weight = entry.frequency * rarity
        square += weight * weight
        if entry.isInLead {
          leadSquare += rarity * rarity
          leadSum += rarity
        }
        words.append(
          Word(
            number: numbers[entry.word].index, weight: weight,
            leadWeight: entry.isInLead ? rarity : 0, leadShare: entry.isInLead ? rarity : 0))
      }
      let (length, leadLength) = (square.squareRoot(), leadSquare.squareRoot())
      for index in start..<words.count {
        words[index].weight /= length
        if leadSum > 0 {
          words[index].leadWeight /= leadLength
          words[index].leadShare /= leadSum
        }
      }
    }
    self.words = words
  }

  /// The number of units.
  var count: Int { text.count }

  func isDefinition(_ unit: Int) -> Bool { text.units[unit].isDefinition }

  /// The words of a unit, ascending by number.
  func words(of unit: Int) -> ArraySlice<Word> { words[text.entries(of: unit)] }
}
