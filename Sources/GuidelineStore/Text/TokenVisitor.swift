/// Receives the tokens of a text in the order of their starts.
protocol TokenVisitor {
  /// Takes in a token.
  ///
  /// - Parameters:
  ///   - token: The folded bytes.
  ///   - range: Bytes of the text.
  ///   - isColocated: Whether it stands at the position of the token before it.
  /// - Returns: Whether to go on.
  mutating func take(_ token: Span<UInt8>, _ range: Range<Int>, isColocated: Bool) -> Bool

  /// Whether it may want tokens that begin at a byte of the text, where folding changes no more than
  /// the case.
  func wants(tokensAt start: Int, of text: Span<UInt8>) -> Bool

  /// Goes past tokens that it does not want.
  ///
  /// - Parameters:
  ///   - start: The byte of the text that they begin at.
  ///   - isColocated: Whether they stand at the position of those before.
  mutating func pass(_ start: Int, isColocated: Bool)
}

extension TokenVisitor {
  func wants(tokensAt start: Int, of text: Span<UInt8>) -> Bool { true }

  mutating func pass(_ start: Int, isColocated: Bool) {}
}
