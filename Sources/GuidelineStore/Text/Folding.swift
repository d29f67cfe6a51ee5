/// Normalizes names for comparison: width, case, composition, accents of Latin letters, hiragana
/// and katakana, long marks, dashes, quotes and white space.
///
/// White space is collapsed and trimmed.
func folded(_ text: String) -> String {
  let bytes = ContiguousArray(text.utf8)
  var reader = LetterReader()
  var name = FoldedName()
  var index = 0
  while index < bytes.count {
    let next = reader.read(bytes.span, from: index) { letter in
      name.take(letter)
      return true
    }
    guard let next else { break }
    index = next
  }
  return name.text
}

/// The words of a folded text, split at everything but letters and digits.
func foldedWords(_ text: String) -> [String] {
  if text.utf8.allSatisfy({ $0 < 0x80 }) {
    return text.lowercased().utf8.split { !$0.isASCIIWordByte }.map { String(Substring($0)) }
  }
  let name = folded(text)
  let bytes = ContiguousArray(name.utf8)
  var words: [String] = []
  var start = 0
  var index = 0
  while index <= bytes.count {
    let scalar = index < bytes.count ? bytes.span.scalar(at: index) : nil
    if scalar?.isLetterOrNumber != true {
      if start < index { words.append(String(decoding: bytes[start..<index], as: UTF8.self)) }
      start = index + (scalar?.count ?? 1)
    }
    index += scalar?.count ?? 1
  }
  return words
}

extension DecodedScalar {
  fileprivate var isLetterOrNumber: Bool {
    switch value {
    case ..<0x80: return UInt8(value).isASCIIWordByte
    case 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return true
    default: break
    }
    guard let properties = Unicode.Scalar(value)?.properties else { return false }
    return properties.isAlphabetic || properties.numericType != nil
  }
}

private struct FoldedName {
  private var bytes: [UInt8] = []
  private var isAfterSpace = false

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func take(_ letter: Letter) {
    switch letter.kind {
    case .space:
      isAfterSpace = true
      return
    case .longMark: return
    case .hiragana: append(letter.scalar + 0x60)
    case .apostrophe: append(0x27)
    default:
      switch letter.scalar {
      case 0x22, 0xAB, 0xBB, 0x201C...0x201F, 0x300C...0x300F, 0x301D...0x301F: append(0x22)
      case 0x2018, 0x201A, 0x201B, 0x2039, 0x203A, 0x60: append(0x27)
      case 0x2010...0x2015, 0x2212, 0x301C, 0x7E: append(0x2D)
      default: append(letter.scalar)
      }
    }
  }

  private mutating func append(_ scalar: UInt32) {
    if isAfterSpace && !bytes.isEmpty { bytes.append(.space) }
    isAfterSpace = false
    if scalar < 0x80 {
      bytes.append(UInt8(scalar))
    } else if let scalar = Unicode.Scalar(scalar) {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
