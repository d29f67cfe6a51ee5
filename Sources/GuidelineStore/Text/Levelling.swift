/// Levels what says the same in another dress: case, quotes, dashes and white space.
///
/// White space is left out, so that dashes may stand with or without, and Korean words may be written
/// together or apart. A final stop is left out, for leads that are headings have none.
func levelled(_ text: some StringProtocol) -> String {
  var level = String.UnicodeScalarView()
  for scalar in text.lowercased().unicodeScalars {
    switch scalar.value {
    case 0x22, 0xAB, 0xBB, 0x201C...0x201F, 0x300C...0x300F, 0x301D...0x301F, 0xFF02:
      level.append("\"")
    case 0x27, 0x60, 0x2018...0x201B, 0x2039, 0x203A, 0xFF07: level.append("'")
    case 0x2D, 0x2010...0x2015, 0x2212, 0x301C, 0x7E, 0xFF0D, 0xFF5E:
      if level.last != "-" { level.append("-") }
    case 0x2026: level.append(contentsOf: "...".unicodeScalars)
    case 0xAD, 0x200B, 0x2060, 0xFEFF: break
    default: if !scalar.properties.isWhitespace { level.append(scalar) }
    }
  }
  if level.last == "." || level.last == "。" { level.removeLast() }
  return String(level)
}
