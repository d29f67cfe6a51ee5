/// Counts the words of units, in memory that is used again for the next.
struct WordCounter {
  /// A word of a unit.
  struct Count {
    var word: MatchWord
    /// How often the unit holds it; an occurrence in the lead counts double.
    var weight: Double
    var isInLead: Bool
    /// In how many of the unit's sentences it stands.
    var sentenceCount: Int
  }

  private let tokenizer = GuidelineTokenizer()
  private var found: [(word: MatchWord, isInLead: Bool, sentence: Int32)] = []
  /// The sentence that is being read.
  private var sentence: Int32 = 0
  /// The sentences of each word of the unit read last, word by word, ascending within a word.
  private(set) var sentences: [Int32] = []

  /// A unit's sentences are told apart up to so many; all that follow count as the last of them.
  static let sentenceLimit: Int32 = 64

  /// How many sentences the unit read last has.
  var sentenceCount: Int { Int(sentence) + 1 }

  /// The words of a unit, ascending.
  mutating func words(of unit: MatchUnit) -> [Count] {
    found.removeAll(keepingCapacity: true)
    sentences.removeAll(keepingCapacity: true)
    sentence = 0
    read(unit.lead, isLead: true)
    if !found.isEmpty { endSentence() }
    read(unit.body, isLead: false)
    found.sort { $0.word != $1.word ? $0.word < $1.word : $0.sentence < $1.sentence }
    var counts: [Count] = []
    counts.reserveCapacity(found.count)
    for (word, isInLead, sentence) in found {
      if counts.last?.word != word {
        counts.append(Count(word: word, weight: 0, isInLead: false, sentenceCount: 0))
      }
      counts[counts.count - 1].weight += isInLead ? 2 : 1
      if isInLead { counts[counts.count - 1].isInLead = true }
      if counts[counts.count - 1].sentenceCount == 0 || sentences.last != sentence {
        counts[counts.count - 1].sentenceCount += 1
        sentences.append(sentence)
      }
    }
    return counts
  }

  private mutating func endSentence() { sentence = min(sentence + 1, Self.sentenceLimit - 1) }

  private mutating func read(_ text: String, isLead: Bool) {
    let bytes = ContiguousArray(text.utf8)
    var end = 0
    tokenizer.tokenize(bytes.span, for: .document) { token, range, _ in
      if end > 0, range.lowerBound > end, bytes.span.endsSentence(in: end..<range.lowerBound) {
        endSentence()
      }
      end = max(end, range.upperBound)
      // A last character with a space after it is there for prefixes to be found by.
      if token[token.count - 1] != UInt8(ascii: " ")
        && range.upperBound <= bytes.span.stemEnd(ofWordAt: range.lowerBound)
      {
        found.append((MatchWord(token: token), isLead, sentence))
      }
      return true
    }
  }
}

extension Span where Element == UInt8 {
  /// Whether what stands between two words ends a sentence: a line's end, a mark of Chinese script, or
  /// a Latin mark before a space.
  ///
  /// An abbreviation is taken for an end, too. That makes two sentences of one, and both are still
  /// like those of a text that says the same.
  fileprivate func endsSentence(in gap: Range<Int>) -> Bool {
    var isAfterMark = false
    for index in gap {
      switch self[index] {
      case UInt8(ascii: "\n"): return true
      case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"):
        isAfterMark = true
      case UInt8(ascii: " ") where isAfterMark: return true
      case 0xE3 where index + 2 < gap.upperBound:  // 。
        if self[index + 1] == 0x80 && self[index + 2] == 0x82 { return true }
      case 0xEF where index + 2 < gap.upperBound:  // ！ ？
        if self[index + 1] == 0xBC && [0x81, 0x9F].contains(self[index + 2]) { return true }
      default: break
      }
    }
    return false
  }

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
