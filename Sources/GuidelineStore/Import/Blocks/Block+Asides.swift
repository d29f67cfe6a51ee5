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
    if isNavigation || isSourceLine && !saysMoreThanSource || isTableOfChanges { return true }
    if isItem, isOnlyLinks { return true }
    if label.contains(.siteName) || WindowTitle(line) != nil || standsForImage { return true }
    let bytes = text.text
    return bytes.first == UInt8(ascii: "[") && bytes.last == UInt8(ascii: "]") && bytes.count < 60
  }

  /// Whether this is a site's image placeholder: `画像2`.
  private var standsForImage: Bool {
    guard kind == .paragraph, text.spans.isEmpty, text.text.count <= 30 else { return false }
    return Self.namesOfImages.contains(line.filter { !$0.isNumber && $0 != " " })
  }

  private static let namesOfImages = Set<String>(.imageNames)

  /// Whether this is a change-log table, even without its title: `May 2031 — Changes: …`.
  private var isTableOfChanges: Bool {
    guard kind == .table, let dash = line.range(of: " — "),
      let colon = line[dash.upperBound...].firstIndex(of: ":")
    else { return false }
    let column = String(line[dash.upperBound..<colon])
    guard PageWords.isChangeLog(column) || PageWords.folded(column) == "changes" else {
      return false
    }
    return line[..<dash.lowerBound].contains(where: \.isNumber)
  }
}
