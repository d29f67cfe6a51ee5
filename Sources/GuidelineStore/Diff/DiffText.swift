/// A text split into sentences of tokens, for word diffs.
///
/// A token is a word, a punctuation mark, or part of a word: Korean particles are split from their
/// noun, `사용자|가`, and Japanese is split where the script changes, hiragana into characters.
struct DiffText {
  /// A token with the white space after it.
  struct Token {
    /// The byte range, including white space.
    var range: Range<Int>
    /// How informative an equal token is: low for punctuation, single kana and short words.
    var weight: Double
  }

  let bytes: [UInt8]
  private(set) var tokens: [Token] = []
  /// Token IDs; the same for tokens that differ only in case, quotes and dashes.
  private(set) var numbers: [Int] = []
  /// The tokens of each sentence.
  private(set) var sentences: [Range<Int>] = []

  /// - Parameter known: The IDs of known tokens; new ones are added.
  init(_ text: String, known: inout [String: Int]) {
    bytes = Array(text.utf8)
    var cutter = TokenCutter(bytes: bytes)
    for end in Self.sentenceEnds(bytes) {
      let first = tokens.count
      while let piece = cutter.next(before: end) {
        let key = levelled(String(decoding: bytes[piece.word], as: UTF8.self), keepsStop: true)
        let number = known[key, default: known.count]
        known[key] = number
        numbers.append(number)
        tokens.append(Token(range: piece.word.lowerBound..<piece.end, weight: piece.weight))
      }
      if tokens.count > first { sentences.append(first..<tokens.count) }
    }
    // The first token includes leading white space.
    if let first = tokens.first { tokens[0].range = 0..<first.range.upperBound }
  }

  func text(of range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return String(
      decoding: bytes[tokens[first].range.lowerBound..<tokens[last].range.upperBound],
      as: UTF8.self)
  }

  private static func sentenceEnds(_ bytes: [UInt8]) -> [Int] {
    var ends: [Int] = []
    var start = 0
    while start < bytes.count {
      let sentence = Sentence.first(of: bytes, from: start)
      // A line is a paragraph or a list item.
      let line = bytes[start..<sentence.upperBound].firstIndex(of: UInt8(ascii: "\n"))
      start = max(line ?? sentence.upperBound, start)
      while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
      ends.append(start)
    }
    return ends
  }
}
