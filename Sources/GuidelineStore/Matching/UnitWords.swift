/// The words and length of a unit, for matching across languages.
struct UnitWords: Sendable {
  /// Unique and ascending.
  private(set) var words: [MatchWord]
  /// Unicode scalars in lead and body.
  private(set) var length: Int

  init(_ unit: MatchUnit) {
    var reader = WordReader()
    reader.read(unit.lead)
    reader.read(unit.body)
    words = []
    for word in reader.words.sorted() where word != words.last { words.append(word) }
    length = reader.length
  }

  /// The Latin words and numbers.
  var plainWords: ArraySlice<MatchWord> {
    // Plain words sort last.
    words[(words.firstIndex(where: \.isPlain) ?? words.endIndex)...]
  }
}

private struct WordReader {
  private(set) var words: [MatchWord] = []
  private(set) var length = 0
  private let tokenizer = GuidelineTokenizer()

  mutating func read(_ text: String) {
    let bytes = ContiguousArray(text.utf8)
    let span = bytes.span
    for byte in bytes where byte & 0xC0 != 0x80 { length += 1 }
    tokenizer.tokenize(span, for: .document) { token, range, _ in
      if Self.tells(token, of: range, in: span) { words.append(MatchWord(token: token)) }
      return true
    }
  }

  /// Whether a token is informative: not a single letter, an end-of-run marker, or a bigram across
  /// two words.
  private static func tells(
    _ token: Span<UInt8>, of range: Range<Int>, in text: Span<UInt8>
  ) -> Bool {
    let last = token[token.count - 1]
    if last == 0x20 { return false }
    if last < 0x80 { return token.count > 1 || last.isASCIIDigit }
    return range.count <= token.count || range.allSatisfy { text[$0] >= 0x80 }
  }
}
