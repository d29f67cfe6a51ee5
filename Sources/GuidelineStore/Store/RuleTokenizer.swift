/// Splits texts into the tokens of the index: those of ``GuidelineTokenizer``, with English words
/// reduced to their stems.
///
/// FTS5's `porter guideline`, which the index is declared with, gives the same tokens.
struct RuleTokenizer: FTS5Tokenizer {
  private let stemmer: FTS5TokenizerChain

  init(_ connection: Connection) throws(SQLiteError) {
    stemmer = try connection.stemmer()
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

  /// Lends the stem of a token, which is the token itself unless it ends with an English letter.
  func withStem<T>(of token: Span<UInt8>, _ body: (Span<UInt8>) -> T) -> T {
    guard token[token.count - 1].isASCIILowercase else { return body(token) }
    var result: T?
    _ = stemmer.tokenize(token, isQuery: true) { stem, _, _ in
      result = body(stem)
      return 0
    }
    return result ?? body(token)
  }
}
