extension GuidelineTokenizer: FTS5Tokenizer {
  /// The name used in the schema.
  static let name = "guideline"

  func tokenize(
    _ text: Span<UInt8>, isQuery: Bool,
    emit: (_ token: Span<UInt8>, _ range: Range<Int>, _ isColocated: Bool) -> Int32
  ) -> Int32 {
    var code: Int32 = 0
    tokenize(text, for: isQuery ? .query : .document) { token, range, isColocated in
      code = emit(token, range, isColocated)
      return code == 0
    }
    return code
  }
}
