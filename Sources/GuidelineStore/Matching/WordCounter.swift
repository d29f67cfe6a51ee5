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
    tokenizer.tokenize(bytes.span, for: .document) { token, range, _ in
      // A last character with a space after it is there for prefixes to be found by.
      if token[token.count - 1] != UInt8(ascii: " ")
        && range.upperBound <= bytes.span.stemEnd(ofWordAt: range.lowerBound)
      {
        found.append((MatchWord(token: token), isLead))
      }
      return true
    }
  }
}

extension Span where Element == UInt8 {
  /// Where the stem of the Hangul word ends that has a syllable at `index`; without bounds for any
  /// other letter.
  ///
  /// Particles and endings differ between wordings that say the same, and so do the pairs of
  /// syllables over a space.
  fileprivate func stemEnd(ofWordAt index: Int) -> Int {
    guard isHangulSyllable(at: index) else { return .max }
    var start = index
    while start >= 3 && isHangulSyllable(at: start - 3) { start -= 3 }
    var end = index + 3
    while isHangulSyllable(at: end) { end += 3 }
    let count = HangulStem.count(of: (end - start) / 3) { scalar(at: start + 3 * $0).value }
    return start + 3 * count
  }

  private func isHangulSyllable(at index: Int) -> Bool {
    guard index + 3 <= count, self[index] & 0xF0 == 0xE0 else { return false }
    return (0xAC00...0xD7A3).contains(scalar(at: index).value)
  }
}
