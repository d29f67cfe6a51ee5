/// An ASCII word or number that nothing before or after it belongs to.
struct PlainWord {
  let range: Range<Int>
  let isCapitalized: Bool
  /// Whether a letter after the first is a capital.
  let hasCapitalsInside: Bool

  /// The word that begins at a letter or digit; `nil` if the text after it may belong to it.
  init?(in text: Span<UInt8>, from start: Int) {
    let limit = min(text.count, start + TokenRun.longestWord)
    var end = start + 1
    if text[start].isASCIIDigit {
      while end < limit, text[end].isASCIIDigit { end += 1 }
      isCapitalized = false
      hasCapitalsInside = false
    } else {
      var bits: UInt8 = 0x20
      while end < limit, text[end].isASCIILetter {
        bits &= text[end]
        end += 1
      }
      isCapitalized = text[start].isASCIIUppercase
      hasCapitalsInside = bits == 0
    }
    guard end == text.count || end < limit && text[end].endsWord else { return nil }
    range = start..<end
  }
}

extension UInt8 {
  fileprivate var endsWord: Bool { self < 0x80 && self != UInt8(ascii: "'") }
}
