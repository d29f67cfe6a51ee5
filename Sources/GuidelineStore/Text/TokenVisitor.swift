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
}
