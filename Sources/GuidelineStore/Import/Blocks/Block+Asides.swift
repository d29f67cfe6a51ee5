extension Block {
  /// Link targets on this page, each with the line it is on.
  var anchors: [ParsedAnchor] {
    text.anchors.map { name in
      ParsedAnchor(name: name, heading: isHeading ? line : nil, line: lines.lowerBound)
    }
  }

  /// True for a table or a sentence; false for entries of a table of contents.
  var saysAnything: Bool {
    if isHeading || isAside { return false }
    return kind == .table || Advice.isSentence(line, language)
  }

  /// Whether this isn't page text: a menu, a list of links, an address, a placeholder.
  var isAside: Bool {
    if isHeading { return false }
    if text.isEmpty { return !text.hasImage }
    if isNavigation || isSourceLine && !saysMoreThanSource { return true }
    if isItem, isOnlyLinks { return true }
    if label.contains(.siteName) || WindowTitle(line) != nil { return true }
    let bytes = text.text
    return bytes.first == UInt8(ascii: "[") && bytes.last == UInt8(ascii: "]") && bytes.count < 60
  }
}
