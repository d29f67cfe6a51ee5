extension String {
  /// Replaces control characters other than tabs and line breaks, and what ``withoutHiddenMarks``
  /// removes.
  ///
  /// Apply it to all text shown to people: documents, stores and file names are untrusted.
  package var withVisibleControls: String {
    replacing(if: \.maySteer) { $0.steers || $0.isHidden }
  }

  /// The text without directional formatting and tag characters, which reorder text or hide words
  /// from people. Enough for JSON, which escapes control characters.
  package var withoutHiddenMarks: String {
    replacing(if: \.mayHide, \.isHidden)
  }

  /// The text as one field of a line, without tabs and line breaks.
  package var asField: String {
    split(whereSeparator: { $0.isNewline || $0 == "\t" }).joined(separator: " ").withVisibleControls
  }

  /// Replaces each unwanted scalar, or run of tag characters, with U+FFFD; directional marks, which
  /// affect only their neighbors, are just removed.
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
  /// Whether a control character may start with this byte of UTF-8.
  fileprivate var maySteer: Bool { self < 0x20 || self == 0x7F || self == 0xC2 || mayHide }
  /// Whether a hidden scalar may start with this byte of UTF-8.
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

  /// ASCII that no screen shows: https://www.unicode.org/charts/PDF/UE0000.pdf
  fileprivate var isTag: Bool { 0xE0000...0xE007F ~= value }

  // https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters

  fileprivate var isDirectionalMark: Bool { [0x061C, 0x200E, 0x200F].contains(value) }

  /// Embeddings, overrides and isolates, which affect more than the neighboring word.
  fileprivate var isDirectionalFormatting: Bool {
    0x202A...0x202E ~= value || 0x2066...0x2069 ~= value
  }
}
