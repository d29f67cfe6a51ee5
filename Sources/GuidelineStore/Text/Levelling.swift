/// Normalizes text to ignore differences in case, quotes, dashes and white space.
///
/// White space is removed, except between words of scripts that use spaces, where it becomes one
/// space.
///
/// - Parameter keepsStop: Whether a final full stop counts; leads that are headings have none.
func levelled(_ text: some StringProtocol, keepsStop: Bool = false) -> String {
  var level = String.UnicodeScalarView()
  var isAfterSpace = false
  for scalar in text.lowercased().unicodeScalars {
    let plain: Unicode.Scalar
    switch scalar.value {
    case 0x22, 0xAB, 0xBB, 0x201C...0x201F, 0x300C...0x300F, 0x301D...0x301F, 0xFF02:
      plain = "\""
    case 0x27, 0x60, 0x2018...0x201B, 0x2039, 0x203A, 0xFF07: plain = "'"
    case 0x2D, 0x2010...0x2015, 0x2212, 0x301C, 0x7E, 0xFF0D, 0xFF5E:
      // Two hyphens form a dash.
      if level.last == "-" { continue }
      plain = "-"
    case 0xAD, 0x200B, 0x2060, 0xFEFF: continue
    default:
      if scalar.properties.isWhitespace {
        isAfterSpace = true
        continue
      }
      plain = scalar
    }
    if isAfterSpace, plain.isSpacedLetter, level.last?.isSpacedLetter == true {
      level.append(" ")
    }
    isAfterSpace = false
    level.append(plain)
  }
  if !keepsStop, let last = level.last, last == "." || last == "。" { level.removeLast() }
  return String(level)
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter or digit of a script that uses spaces.
  fileprivate var isSpacedLetter: Bool {
    if isASCII { return UInt8(ascii: self).isASCIILetter || UInt8(ascii: self).isASCIIDigit }
    switch value {
    case 0x3000...0x30FF, 0x3400...0x9FFF, 0xFF00...0xFFEF: return false
    default: return properties.isAlphabetic
    }
  }
}
