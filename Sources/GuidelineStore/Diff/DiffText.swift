/// A text cut into what is compared: sentences of tokens.
///
/// A token is a word, a mark, or a part of a word where a change is read as one: a Korean particle
/// apart from its noun, `사용자|가`, and Japanese at changes of script, hiragana by characters.
struct DiffText {
  /// A token with the white space behind it.
  struct Token {
    /// Bytes of the text, white space included.
    var range: Range<Int>
    /// How much an equal token tells: little for marks, single kana and short words.
    var weight: Double
  }

  let bytes: [UInt8]
  private(set) var tokens: [Token] = []
  /// The same number for the same token, whatever its case, quotes and dashes.
  private(set) var numbers: [Int] = []
  /// The tokens of each sentence.
  private(set) var sentences: [Range<Int>] = []

  /// - Parameter known: What numbers tokens have; grows.
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
    // White space before the first token belongs to it.
    if let first = tokens.first { tokens[0].range = 0..<first.range.upperBound }
  }

  /// The text of some tokens.
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
      // A line is a paragraph or an item of a list.
      let line = bytes[start..<sentence.upperBound].firstIndex(of: UInt8(ascii: "\n"))
      start = max(line ?? sentence.upperBound, start)
      while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
      ends.append(start)
    }
    return ends
  }
}
