extension [SourceLine] {
  /// What stands in the lines of a text without markup; nothing, if any line has a mark of it.
  var contentsWithoutMarkup: [LineContent] {
    guard !contains(where: { LineContent($0.bytes).hasMarkOfMarkup }) else { return [] }
    return map { LineContent($0.bytes) }
  }
}

extension LineContent {
  /// Whether it has a mark that no text without markup has.
  fileprivate var hasMarkOfMarkup: Bool {
    guard let first = rest.first else { return false }
    return "#>|<".utf8.contains(first) || rest.find("**") != nil
  }
}
