/// Receives a text's tokens, ordered by start.
protocol TokenVisitor {
  /// Receives a token.
  ///
  /// - Parameters:
  ///   - token: The folded bytes.
  ///   - range: The byte range in the text.
  ///   - isColocated: Whether it has the same position as the previous token.
  /// - Returns: Whether to go on.
  mutating func take(_ token: Span<UInt8>, _ range: Range<Int>, isColocated: Bool) -> Bool

  /// Whether the visitor may want tokens that start at a byte where folding only changes case.
  func wants(tokensAt start: Int, of text: Span<UInt8>) -> Bool

  /// Skips unwanted tokens.
  ///
  /// - Parameters:
  ///   - start: Their first byte in the text.
  ///   - isColocated: Whether they have the same position as the previous ones.
  mutating func pass(_ start: Int, isColocated: Bool)
}

extension TokenVisitor {
  func wants(tokensAt start: Int, of text: Span<UInt8>) -> Bool { true }

  mutating func pass(_ start: Int, isColocated: Bool) {}
}
