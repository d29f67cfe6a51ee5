internal import CUTF8Proc

/// The tokenizer's classification of a scalar.
enum ScalarKind: UInt8 {
  /// Ends every run.
  case separator
  /// White space: a single one joins Hangul words, or Japanese ones.
  case space
  /// `'` or `’`: a single one inside a word is skipped.
  case apostrophe
  /// `・`: a single one joins Japanese words.
  case middleDot
  /// `ー`: belongs to the kana before it.
  case longMark
  case latin, digit, hangul, hiragana, katakana, ideograph
  /// A letter of any other script.
  case other
  /// A combining mark that nothing before it absorbed.
  case mark

  /// The kind of a scalar that folding doesn't change; `nil` if it must be folded first.
  init?(plain scalar: UInt32) {
    switch scalar {
    case 0xAC00...0xD7A3: self = .hangul
    case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x3005...0x3007: self = .ideograph
    case 0x3041...0x3096, 0x309D...0x309E: self = .hiragana
    case 0x30A1...0x30FA, 0x30FD...0x30FE, 0x31F0...0x31FF: self = .katakana
    case 0x30FB: self = .middleDot
    case 0x30FC: self = .longMark
    case 0x61...0x7A: self = .latin
    case 0x30...0x39: self = .digit
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x2000...0x200A, 0x2028...0x2029, 0x202F, 0x205F, 0x3000:
      self = .space
    case 0x27, 0x2019, 0x02BC: self = .apostrophe
    case 0x41...0x5A: return nil
    case ..<0x80, 0x2010...0x2029, 0x2030...0x205E, 0x3001...0x3020, 0xFFFD: self = .separator
    default: return nil
    }
  }

  /// The kind of a folded scalar.
  init(folded scalar: UInt32) {
    if let plain = ScalarKind(plain: scalar) {
      self = plain
      return
    }
    switch utf8proc_category(Int32(bitPattern: scalar)).rawValue {
    case UTF8PROC_CATEGORY_LU.rawValue...UTF8PROC_CATEGORY_LO.rawValue:
      switch scalar {
      case ..<0x2B0, 0x1D00...0x1DBF, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA722...0xA7FF,
        0xAB30...0xAB6F:
        self = .latin
      case 0x20000...0x3FFFF: self = .ideograph
      default: self = .other
      }
    case UTF8PROC_CATEGORY_ND.rawValue: self = .digit
    case UTF8PROC_CATEGORY_NL.rawValue, UTF8PROC_CATEGORY_NO.rawValue: self = .other
    case UTF8PROC_CATEGORY_MN.rawValue...UTF8PROC_CATEGORY_ME.rawValue: self = .mark
    case UTF8PROC_CATEGORY_ZS.rawValue: self = .space
    default: self = .separator
    }
  }

  /// Whether this is `™` or `℠`, which would fold to letters and join the preceding name.
  static func isTrademark(_ scalar: UInt32) -> Bool { scalar == 0x2122 || scalar == 0x2120 }

  /// Whether the scalar is kana or kanji, which are indexed as bigrams.
  var isJapanese: Bool { self == .hiragana || self == .katakana || self == .ideograph }
}

/// Whether a scalar combines with the one before it.
enum ScalarExtension {
  /// Whether `scalar` must be folded together with a base before it: a combining mark, a half-width
  /// sound mark, an invisible character, or a jamo after Hangul.
  static func clings(_ scalar: UInt32, toHangul: Bool) -> Bool {
    switch scalar {
    case ..<0x300: return scalar == 0xAD
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xD7B0...0xD7FB, 0xFFA0...0xFFDC:
      return toHangul || isInvisible(scalar)
    case 0x2010...0x2029, 0x3000...0x3029, 0x3030...0x3098, 0x309B...0xA66E, 0xAC00...0xD7A3,
      0xFF01...0xFF9D:
      return false
    case 0xFF9E...0xFF9F: return true
    default: return ScalarKind(folded: scalar) == .mark || isInvisible(scalar)
    }
  }

  /// Whether jamo after `scalar` may belong to the same syllable.
  static func takesJamo(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xD7B0...0xD7FB,
      0xFFA0...0xFFDC:
      true
    default: false
    }
  }

  private static func isInvisible(_ scalar: UInt32) -> Bool {
    unsafe utf8proc_get_property(Int32(bitPattern: scalar)).pointee.ignorable != 0
  }
}
