extension String {
  /// The text with a replacement character for each scalar that steers its reader instead of saying
  /// something: control characters but tabs and line breaks, and those that turn the direction of text.
  ///
  /// All that is written for people passes through here: what a document, a store or a file's name
  /// smuggles in shows.
  package var withVisibleControls: String {
    guard utf8.contains(where: \.maySteer), unicodeScalars.contains(where: \.steers) else {
      return self
    }
    var text = ""
    var rest = Substring(self).unicodeScalars
    while let scalar = rest.popFirst() {
      let endsLine = scalar == "\r" && rest.first == "\n"
      text.unicodeScalars.append(scalar.steers && !endsLine ? "\u{FFFD}" : scalar)
    }
    return text
  }

  /// The text as one field of a line, without tabs and line breaks.
  package var asField: String {
    split(whereSeparator: { $0.isNewline || $0 == "\t" }).joined(separator: " ").withVisibleControls
  }
}

extension UInt8 {
  /// Whether a scalar that steers may begin with this byte of UTF-8.
  fileprivate var maySteer: Bool { self < 0x20 || self == 0x7F || self == 0xC2 || self == 0xE2 }
}

extension Unicode.Scalar {
  fileprivate var steers: Bool {
    switch value {
    case 0x09, 0x0A: false
    // https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters: embeddings, overrides
    // and isolates, which reach beyond the word that they stand at.
    case ..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
