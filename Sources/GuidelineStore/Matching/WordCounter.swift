/// Counts the words of units, in memory that is used again for the next.
struct WordCounter {
  /// A word of a unit.
  struct Count {
    var word: MatchWord
    /// How often the unit holds it; an occurrence in the lead counts double.
    var weight: Double
    var isInLead: Bool
  }

  private let tokenizer = GuidelineTokenizer()
  private var found: [(word: MatchWord, isInLead: Bool)] = []

  /// The words of a unit, ascending.
  mutating func words(of unit: MatchUnit) -> [Count] {
    found.removeAll(keepingCapacity: true)
    read(unit.lead, isLead: true)
    read(unit.body, isLead: false)
    found.sort { $0.word < $1.word }
    var counts: [Count] = []
    counts.reserveCapacity(found.count)
    for (word, isInLead) in found {
      if counts.last?.word != word {
        counts.append(Count(word: word, weight: 0, isInLead: false))
      }
      counts[counts.count - 1].weight += isInLead ? 2 : 1
      if isInLead { counts[counts.count - 1].isInLead = true }
    }
    return counts
  }

  private mutating func read(_ text: String, isLead: Bool) {
    let bytes = ContiguousArray(text.utf8)
    tokenizer.tokenize(bytes.span, for: .document) { token, _, _ in
      // A last syllable with a space after it is there for prefixes to be found by.
      if token[token.count - 1] != UInt8(ascii: " ") {
        found.append((MatchWord(token: token), isLead))
      }
      return true
    }
  }
}
