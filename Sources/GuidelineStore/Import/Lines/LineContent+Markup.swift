extension [SourceLine] {
  /// What stands in the lines of a text without markup; nothing, if any line has a mark of it.
  var contentsWithoutMarkup: [LineContent] {
    guard !contains(where: { LineContent($0.bytes).hasMarkOfMarkup }) else { return [] }
    return map { LineContent($0.bytes) }
  }
}

extension LineContent {
  /// Whether it has a mark that no text without markup has.
  var hasMarkOfMarkup: Bool {
    switch rest.first {
    case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "<"): true
    default: rest.find("**") != nil
    }
  }
}
