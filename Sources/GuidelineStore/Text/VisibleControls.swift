extension String {
  /// The text without scalars that steer its reader instead of saying something: control characters
  /// other than tabs and line breaks, and what ``withoutHiddenMarks`` takes out.
  ///
  /// All text for people passes through here, so that what a document, a store or a file's name
  /// smuggles in is visible.
  package var withVisibleControls: String {
    replacing(if: \.maySteer) { $0.steers || $0.isHidden }
  }

  /// The text without invisible scalars that reorder it or spell words that only a program reads:
  /// directional formatting and tag characters. JSON, which escapes control characters, passes
  /// through here.
  package var withoutHiddenMarks: String {
    replacing(if: \.mayHide, \.isHidden)
  }

  /// The text as one field of a line, without tabs and line breaks.
  package var asField: String {
    split(whereSeparator: { $0.isNewline || $0 == "\t" }).joined(separator: " ").withVisibleControls
  }

  /// The text with one replacement character for each run of unwanted scalars; marks that only settle
  /// the direction of what is beside them leave nothing.
  private func replacing(
    if mayOccur: (UInt8) -> Bool, _ isUnwanted: (Unicode.Scalar) -> Bool
  ) -> String {
    guard utf8.contains(where: mayOccur), unicodeScalars.contains(where: isUnwanted) else {
      return self
    }
    var text = ""
    var rest = Substring(self).unicodeScalars
    while let scalar = rest.popFirst() {
      let endsLine = scalar == "\r" && rest.first == "\n"
      guard isUnwanted(scalar), !endsLine else {
        text.unicodeScalars.append(scalar)
        continue
      }
      let continuesRun = scalar.isTag && text.unicodeScalars.last == "\u{FFFD}"
      if !scalar.isDirectionalMark, !continuesRun { text.unicodeScalars.append("\u{FFFD}") }
    }
    return text
  }
}

extension UInt8 {
  /// Whether a scalar that steers may begin with this byte of UTF-8.
  fileprivate var maySteer: Bool { self < 0x20 || self == 0x7F || self == 0xC2 || mayHide }
  /// Whether a hidden scalar may begin with this byte of UTF-8.
  fileprivate var mayHide: Bool { self == 0xD8 || self == 0xE2 || self == 0xF3 }
}

extension Unicode.Scalar {
  fileprivate var steers: Bool {
    switch value {
    case 0x09, 0x0A: false
    case ..<0x20, 0x7F...0x9F: true
    default: false
    }
  }

  fileprivate var isHidden: Bool { isTag || isDirectionalMark || isDirectionalFormatting }

  /// https://www.unicode.org/charts/PDF/UE0000.pdf: ASCII that no screen shows.
  fileprivate var isTag: Bool { 0xE0000...0xE007F ~= value }

  // https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters

  fileprivate var isDirectionalMark: Bool { [0x061C, 0x200E, 0x200F].contains(value) }

  /// Embeddings, overrides and isolates, which reach beyond the word that they are beside.
  fileprivate var isDirectionalFormatting: Bool {
    0x202A...0x202E ~= value || 0x2066...0x2069 ~= value
  }
}
