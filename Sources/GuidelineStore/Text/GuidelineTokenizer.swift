/// One word, or piece of a word, that a text can be found by.
struct Token: Hashable {
  /// The folded text.
  var bytes: [UInt8]
  /// Bytes of the original text, on scalar boundaries.
  var range: Range<Int>
  /// Whether it stands at the position of the token before it.
  var isColocated: Bool

  /// The folded text.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Cuts text into the tokens it is indexed and found by.
///
/// Latin words are folded and cut where letters and digits meet. Korean and Japanese, where a word's
/// ends cannot be told for certain, become overlapping pairs of characters: `모달 뷰` → `모달 달뷰`.
/// A text takes the same positions whether it is a document or a query, so a phrase query matches
/// wherever its text stands; only a word in CamelCase takes as many positions as it has parts in a
/// document, and one in a query.
struct GuidelineTokenizer: Sendable {
  /// What the tokens are for.
  enum Purpose: Sendable {
    /// To be found: with parts, stems and last characters, colocated.
    case document
    /// To find: only what each position must hold.
    case query
  }

  /// Hands every token of a text to a visitor.
  ///
  /// - Parameter text: UTF-8; bytes that are not count as separators.
  /// - Returns: Whether the visitor let it come to the end.
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

  /// Hands the folded bytes of every token of a text to a closure, their range in the text, and whether
  /// the token is colocated, as long as it returns true.
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

  /// All tokens of a text, for where speed matters little.
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
