extension [SourceLine] {
  /// The lines of a text without markup; empty if any line has markup.
  var contentsWithoutMarkup: [LineContent] {
    guard !contains(where: { LineContent($0.bytes).hasMarkOfMarkup }) else { return [] }
    return map { LineContent($0.bytes) }
  }
}

extension LineContent {
  /// Whether it has a mark that only markup uses.
  var hasMarkOfMarkup: Bool {
    switch rest.first {
    case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "<"): true
    default: rest.find("**") != nil
    }
  }
}
