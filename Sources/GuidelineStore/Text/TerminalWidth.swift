internal import CUTF8Proc

/// Measures text in terminal columns.
package enum TerminalWidth {
  /// The width of a line: wide characters take 2 columns, combining ones 0.
  package static func columns(of text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text.utf8.count }
    let text = String(text)
    var columns = 0
    var index = text.startIndex
    while index < text.endIndex {
      let (width, next) = Self.character(of: text, at: index)
      columns += width
      index = next
    }
    return columns
  }

  /// The width of one character.
  package static func columns(of character: Character) -> Int {
    var columns = 0
    for scalar in character.unicodeScalars {
      // VS16 asks for emoji presentation, which is wide.
      if scalar.value == 0xFE0F && columns > 0 { return 2 }
      columns += self.columns(of: scalar)
    }
    // An emoji sequence is as wide as its first part.
    return min(columns, 2)
  }

  /// The width of the character at an index, and the index of the next.
  ///
  /// Skips grapheme breaking between scalars that never combine.
  package static func character(
    of text: String, at index: String.Index
  ) -> (columns: Int, next: String.Index) {
    let scalars = text.unicodeScalars
    let next = scalars.index(after: index)
    if standsAlone(scalars[index]), next == scalars.endIndex || standsAlone(scalars[next]) {
      return (columns(of: scalars[index]), next)
    }
    return (columns(of: text[index]), text.index(after: index))
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    Int(utf8proc_charwidth(Int32(bitPattern: scalar.value)))
  }

  /// Whether a scalar never combines with another of this set: ASCII, kana, Han, Hangul syllables,
  /// and their punctuation.
  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0x2010...0x2027, 0x3000...0x3029, 0x3041...0x3096, 0x30A0...0x30FF,
      0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60:
      return true
    default: return false
    }
  }
}
