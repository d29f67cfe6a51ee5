/// Hangul syllables, or kanji and kana, that stand side by side and that folding leaves as they are.
struct PlainStretch {
  /// Bytes of the text, three for each character.
  let range: Range<Int>
  /// Whether it is Hangul.
  let isHangul: Bool

  static let bytesPerCharacter = 3
  /// A longer stretch is taken in pieces.
  static let longest = 64

  /// The longest stretch from `start` on; `nil` if none begins there.
  init?(in text: Span<UInt8>, from start: Int) {
    guard let first = ScalarKind(inPlainStretch: text.threeByteScalar(at: start)) else {
      return nil
    }
    isHangul = first == .hangul
    let limit = start + Self.longest * Self.bytesPerCharacter
    var end = start + Self.bytesPerCharacter
    while end < limit, let next = ScalarKind(inPlainStretch: text.threeByteScalar(at: end)),
      (next == .hangul) == isHangul
    {
      end += Self.bytesPerCharacter
    }
    // The last character is to be folded together with what clings to it.
    if end < text.count, text[end] >= 0x80,
      ScalarExtension.clings(text.scalar(at: end).value, toHangul: isHangul)
    {
      end -= Self.bytesPerCharacter
    }
    guard end > start else { return nil }
    range = start..<end
  }

  /// The character of a stretch that begins at a byte.
  static func letter(in text: Span<UInt8>, at start: Int) -> Letter {
    let scalar = text.threeByteScalar(at: start)
    return Letter(
      scalar: scalar, kind: ScalarKind(inPlainStretch: scalar) ?? .separator,
      range: start..<start + bytesPerCharacter, isVerbatim: true)
  }
}

extension ScalarKind {
  /// The kind of a Hangul syllable, a kanji or a kana that folding leaves as it is; `nil` for all else.
  fileprivate init?(inPlainStretch scalar: UInt32) {
    switch scalar {
    case 0xAC00...0xD7A3: self = .hangul
    case 0x4E00...0x9FFF: self = .ideograph
    case 0x3041...0x3096: self = .hiragana
    case 0x30A1...0x30FA: self = .katakana
    default: return nil
    }
  }
}

extension Span where Element == UInt8 {
  /// The scalar that three bytes stand for; 0 if there are no such bytes.
  fileprivate func threeByteScalar(at index: Int) -> UInt32 {
    guard index + 3 <= count, self[index] & 0xF0 == 0xE0, self[index + 1] & 0xC0 == 0x80,
      self[index + 2] & 0xC0 == 0x80
    else { return 0 }
    return UInt32(self[index] & 0x0F) << 12 | UInt32(self[index + 1] & 0x3F) << 6
      | UInt32(self[index + 2] & 0x3F)
  }
}
