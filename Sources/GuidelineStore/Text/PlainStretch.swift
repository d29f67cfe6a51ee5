/// A run of Hangul syllables, or of kanji and kana, that folding doesn't change.
struct PlainStretch {
  /// The byte range; each character has three bytes.
  let range: Range<Int>
  let isHangul: Bool

  static let bytesPerCharacter = 3
  /// Longer runs are read in pieces of this many characters.
  static let longest = 64

  /// The longest run from `start`; `nil` if none begins there.
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
    // The last character must be folded together with the marks that follow it.
    if end < text.count, text[end] >= 0x80,
      ScalarExtension.clings(text.scalar(at: end).value, toHangul: isHangul)
    {
      end -= Self.bytesPerCharacter
    }
    guard end > start else { return nil }
    range = start..<end
  }

  /// The character that begins at a byte of a run.
  static func letter(in text: Span<UInt8>, at start: Int) -> Letter {
    let scalar = text.threeByteScalar(at: start)
    return Letter(
      scalar: scalar, kind: ScalarKind(plain: scalar) ?? .separator,
      range: start..<start + bytesPerCharacter, isVerbatim: true)
  }
}

extension UInt32 {
  fileprivate var isPlainHangul: Bool { 0xAC00...0xD7A3 ~= self }

  fileprivate var isPlainJapanese: Bool {
    0x4E00...0x9FFF ~= self || 0x3041...0x3096 ~= self || 0x30A1...0x30FA ~= self
  }
}
