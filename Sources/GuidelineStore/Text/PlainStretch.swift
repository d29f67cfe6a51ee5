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
    let first = text.threeByteScalar(at: start)
    isHangul = first.isPlainHangul
    guard isHangul || first.isPlainJapanese else { return nil }
    let limit = start + Self.longest * Self.bytesPerCharacter
    var end = start + Self.bytesPerCharacter
    if isHangul {
      while end < limit, text.threeByteScalar(at: end).isPlainHangul {
        end += Self.bytesPerCharacter
      }
    } else {
      while end < limit, text.threeByteScalar(at: end).isPlainJapanese {
        end += Self.bytesPerCharacter
      }
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
      scalar: scalar, kind: ScalarKind(plain: scalar) ?? .separator,
      range: start..<start + bytesPerCharacter, isVerbatim: true)
  }
}

extension UInt32 {
  /// Whether it is a Hangul syllable.
  fileprivate var isPlainHangul: Bool { 0xAC00...0xD7A3 ~= self }

  /// Whether it is a kanji or a kana that folding leaves as it is.
  fileprivate var isPlainJapanese: Bool {
    0x4E00...0x9FFF ~= self || 0x3041...0x3096 ~= self || 0x30A1...0x30FA ~= self
  }
}
