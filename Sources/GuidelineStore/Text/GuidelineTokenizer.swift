/// An index term.
struct Token: Hashable {
  var bytes: [UInt8]
  /// The byte range in the original text, on scalar boundaries.
  var range: Range<Int>
  /// Whether the token has the same position as the previous token.
  var isColocated: Bool

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Splits text into index terms.
///
/// Latin words are folded and split between letters and digits. Korean and Japanese have no
/// reliable word boundaries, so they become bigrams: `모달 뷰 → 모달 달뷰`. Documents and queries get the
/// same positions, so that a phrase query matches its text. The exception is a CamelCase word,
/// which takes one position per part in a document, but a single one in a query.
struct GuidelineTokenizer: Sendable {
  enum Purpose: Sendable {
    /// Includes parts, stems and last characters as colocated tokens.
    case document
    /// Only the token required at each position.
    case query
  }

  /// Passes each token to a visitor.
  ///
  /// - Parameter text: UTF-8; invalid bytes are separators.
  /// - Returns: False if the visitor stopped early.
  /// - Complexity: O(*n*) in the byte count of `text`, in constant memory.
  @discardableResult
  func tokenize(
    _ text: Span<UInt8>, for purpose: Purpose, _ visitor: inout some TokenVisitor
  ) -> Bool {
    var run = TokenRun(purpose: purpose)
    var reader = LetterReader()
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        if !byte.isASCIILetter && !byte.isASCIIDigit {
          if run.script != .none {
            let kind = ScalarKind(plain: UInt32(byte)) ?? .separator
            guard run.bridge(over: kind, text, &visitor) else { return false }
          }
          index += 1
          continue
        }
        if run.script != .word, let word = PlainWord(in: text, from: index) {
          guard run.take(word, text, &visitor) else { return false }
          index = word.range.upperBound
          continue
        }
      } else if let stretch = PlainStretch(in: text, from: index) {
        guard run.take(stretch, text, &visitor) else { return false }
        index = stretch.range.upperBound
        continue
      }
      guard let end = reader.read(text, from: index, { run.take($0, text, &visitor) }) else {
        return false
      }
      index = end
    }
    return run.end(text, &visitor)
  }

  /// Passes each token's folded bytes, range and colocation to a closure, until it returns false.
  @discardableResult
  func tokenize(
    _ text: Span<UInt8>, for purpose: Purpose,
    _ take: (_ token: Span<UInt8>, _ range: Range<Int>, _ isColocated: Bool) -> Bool
  ) -> Bool {
    withoutActuallyEscaping(take) { take in
      var visitor = TokenClosure(take: take)
      return tokenize(text, for: purpose, &visitor)
    }
  }

  /// All tokens of a text; slower than a visitor.
  func tokens(in text: String, for purpose: Purpose) -> [Token] {
    var tokens: [Token] = []
    let bytes = ContiguousArray(text.utf8)
    tokenize(bytes.span, for: purpose) { token, range, isColocated in
      let bytes = token.indices.map { token[$0] }
      tokens.append(Token(bytes: bytes, range: range, isColocated: isColocated))
      return true
    }
    return tokens
  }
}

private struct TokenClosure: TokenVisitor {
  let take: (Span<UInt8>, Range<Int>, Bool) -> Bool

  func take(_ token: Span<UInt8>, _ range: Range<Int>, isColocated: Bool) -> Bool {
    take(token, range, isColocated)
  }
}
