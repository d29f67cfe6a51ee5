/// Takes texts apart as the index of rules has them: into the tokens of ``GuidelineTokenizer``, of which
/// English words become their stems.
///
/// FTS5's `porter guideline`, which the index is declared with, finds the same. This one stems a word
/// once, however often it comes.
final class RuleTokenizer: FTS5Tokenizer {
  private var stems: WordStems

  init(_ connection: Connection) throws(SQLiteError) {
    stems = WordStems(try connection.stemmer())
  }

  func tokenize(
    _ text: Span<UInt8>, isQuery: Bool,
    emit: (_ token: Span<UInt8>, _ range: Range<Int>, _ isColocated: Bool) -> Int32
  ) -> Int32 {
    var code: Int32 = 0
    GuidelineTokenizer().tokenize(text, for: isQuery ? .query : .document) {
      token, range, isColocated in
      code = withStem(of: token) { emit($0, range, isColocated) }
      return code == 0
    }
    return code
  }

  /// Shows the stem of a token, which is the token itself unless it ends with an English letter.
  func withStem<T>(of token: Span<UInt8>, _ body: (Span<UInt8>) -> T) -> T {
    guard token[token.count - 1].isASCIILowercase else { return body(token) }
    return stems.withStem(of: token, body)
  }
}

/// The stems of the words that came so far.
private struct WordStems {
  private let stemmer: FTS5TokenizerChain
  private var words = FTS5Terms()
  /// Of each word the number of its stem.
  private var numbers: ContiguousArray<UInt32> = []
  private var stems = FTS5Terms()

  /// As many words are remembered, more than guidelines use.
  private static let mostWords = 1 << 16

  init(_ stemmer: FTS5TokenizerChain) {
    self.stemmer = stemmer
  }

  mutating func withStem<T>(of word: Span<UInt8>, _ body: (Span<UInt8>) -> T) -> T {
    if words.count > Self.mostWords { self = WordStems(stemmer) }
    let number = Int(words.number(of: word))
    if number == numbers.count {
      _ = stemmer.tokenize(word, isQuery: true) { stem, _, _ in
        numbers.append(stems.number(of: stem))
        return 0
      }
    }
    return stems.with(numbers[number], body)
  }
}
