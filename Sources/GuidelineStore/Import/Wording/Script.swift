/// The script of a character, as far as the language and the joining of lines depend on it.
enum Script {
  case latin, hangul, kana, ideograph, digit, other
  /// `、` and `。`, in both Japanese and Chinese.
  case ideographicStop

  /// Whether it is written without spaces between words.
  var isUnspaced: Bool { self == .kana || self == .ideograph || self == .ideographicStop }

  init(_ scalar: UInt32) {
    switch scalar {
    case 0x30...0x39: self = .digit
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: self = .latin
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F: self = .hangul
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .kana
    case 0x3001...0x3002: self = .ideographicStop
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: self = .ideograph
    default: self = .other
    }
  }

  /// The script of the character that starts at a byte; `other` at the end.
  init(at index: Int, in bytes: [UInt8]) {
    guard index < bytes.count else {
      self = .other
      return
    }
    self.init(decodeScalar(bytes, index).value)
  }

  /// The script of the character that ends before a byte; `other` at the start.
  init(endingAt index: Int, in bytes: [UInt8]) {
    var start = index - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    self.init(at: max(start, index > 0 ? 0 : bytes.count), in: bytes)
  }
}

/// Decodes the scalar that starts at a byte of valid UTF-8.
@inline(__always)
func decodeScalar(_ bytes: [UInt8], _ index: Int) -> (value: UInt32, length: Int) {
  let lead = bytes[index]
  if lead < 0x80 { return (UInt32(lead), 1) }
  func tail(_ offset: Int) -> UInt32 {
    index + offset < bytes.count ? UInt32(bytes[index + offset] & 0x3F) : 0
  }
  if lead < 0xE0 { return (UInt32(lead & 0x1F) << 6 | tail(1), 2) }
  if lead < 0xF0 { return (UInt32(lead & 0x0F) << 12 | tail(1) << 6 | tail(2), 3) }
  return (UInt32(lead & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
}

/// The number of letters of each script in a text.
struct ScriptCounts {
  var latin = 0
  var hangul = 0
  var kana = 0
  var ideograph = 0

  init() {}

  init(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case ..<0x80:
        if bytes[index].isASCIILetter { latin += 1 }
        index += 1
        continue
      case 0xE5...0xE9:  // U+5000 to U+9FFF
        ideograph += 1
        index += 3
        continue
      case 0xEB...0xEC:  // U+B000 to U+CFFF
        hangul += 1
        index += 3
        continue
      default: break
      }
      let scalar = decodeScalar(bytes, index)
      index += scalar.length
      switch Script(scalar.value) {
      case .latin: latin += 1
      case .hangul: hangul += 1
      case .kana: kana += 1
      case .ideograph: ideograph += 1
      case .digit, .other, .ideographicStop: break
      }
    }
  }

  /// Whether there is a Korean, Japanese or Chinese letter.
  var holdAsian: Bool { hangul + kana + ideograph > 0 }

  static func += (counts: inout ScriptCounts, others: ScriptCounts) {
    counts.latin += others.latin
    counts.hangul += others.hangul
    counts.kana += others.kana
    counts.ideograph += others.ideograph
  }

  /// `nil` without letters. Pages have many English terms, so an Asian letter counts as six Latin
  /// ones.
  var language: Language? {
    let asian = hangul + kana + ideograph
    guard asian + latin > 0 else { return nil }
    if asian * 6 <= latin { return .english }
    if hangul >= kana, hangul > 0 { return .korean }
    return kana > 0 ? .japanese : Language("zh")
  }
}
