/// Collects the words of units.
struct UnitReader {
  struct Occurrence {
    /// Its index in ``UnitReader/numbers``.
    var word: Int32
    /// Its sentence in the unit, counted from 0.
    var sentence: UInt8
    var isInLead: Bool
  }

  private(set) var numbers = WordNumbers()
  /// The words of all units so far.
  private(set) var occurrences: [Occurrence] = []
  private let tokenizer = GuidelineTokenizer()
  /// The current sentence.
  private var sentence: UInt8 = 0

  /// Sentences from this one on count as one.
  static let sentenceLimit: UInt8 = 64

  /// Reads a unit.
  ///
  /// - Returns: Its number of sentences.
  mutating func read(_ unit: MatchUnit) -> Int {
    let start = occurrences.count
    sentence = 0
    read(unit.lead, isLead: true)
    if occurrences.count > start { endSentence() }
    read(unit.body, isLead: false)
    return Int(sentence) + 1
  }

  private mutating func endSentence() { sentence = min(sentence + 1, Self.sentenceLimit - 1) }

  private mutating func read(_ text: String, isLead: Bool) {
    let bytes = ContiguousArray(text.utf8)
    let span = bytes.span
    var end = 0
    var hangul = HangulWordStem()
    tokenizer.tokenize(span, for: .document) { token, range, _ in
      if end > 0, range.lowerBound > end, span.endsSentence(in: end..<range.lowerBound) {
        endSentence()
      }
      end = max(end, range.upperBound)
      // A last character with a space after it is indexed only for prefix search.
      if token[token.count - 1] != UInt8(ascii: " ")
        && range.upperBound <= hangul.end(at: range.lowerBound, in: span)
      {
        occurrences.append(
          Occurrence(
            word: numbers.number(of: MatchWord(token: token)), sentence: sentence,
            isInLead: isLead))
      }
      return true
    }
  }
}

/// Caches the end of the stem of a Hangul word.
///
/// Particles and endings, and bigrams across a space, vary between wordings with the same meaning.
private struct HangulWordStem {
  private var word = 0..<0
  private var end = 0

  /// The end of the stem of the word with a syllable at `index`; `.max` for other letters.
  mutating func end(at index: Int, in text: Span<UInt8>) -> Int {
    guard text.isHangulSyllable(at: index) else { return .max }
    if word.contains(index) { return end }
    var start = index
    while start >= 3 && text.isHangulSyllable(at: start - 3) { start -= 3 }
    var end = index + 3
    while text.isHangulSyllable(at: end) { end += 3 }
    let count = HangulStem.count(of: (end - start) / 3) { text.scalar(at: start + 3 * $0).value }
    word = start..<end
    self.end = start + 3 * count
    return self.end
  }
}

extension Span where Element == UInt8 {
  /// Whether the gap between two words ends a sentence: a line break, CJK punctuation, or Latin
  /// punctuation before a space.
  ///
  /// Abbreviations also count. The two halves still resemble the same halves of a similar text.
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

  fileprivate func isHangulSyllable(at index: Int) -> Bool {
    guard index + 3 <= count, self[index] & 0xF0 == 0xE0 else { return false }
    return (0xAC00...0xD7A3).contains(scalar(at: index).value)
  }
}
