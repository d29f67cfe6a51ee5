/// Finds lines longer than anyone wraps them, as in text copied from a browser.
struct LongLines {
  private var texts = 0
  private var long = 0
  /// Long lines directly below long ones.
  private var joined = 0
  /// Lines directly below another one, where one of the two is long.
  private var joints = 0
  /// How many blank lines separate two paragraphs of which one is long.
  private var gaps = 0
  private var hasItemsOrHeadings = false
  /// Whether the text is in some dialect of Markdown.
  private var isMarkedUp = false

  init(_ lines: [LineContent]) {
    var above: LineContent?
    var isAfterBlank = false
    for line in lines {
      guard let first = line.rest.first else {
        isAfterBlank = true
        continue
      }
      defer { (above, isAfterBlank) = (line, false) }
      let isHeading = first == UInt8(ascii: "#")
      if isHeading ? line.rest.find("**") != nil : line.hasMarkOfMarkup {
        isMarkedUp = true
        return
      }
      if isHeading || line.hasItemMarker {
        hasItemsOrHeadings = true
        continue
      }
      texts += 1
      if line.isLong { long += 1 }
      guard let above, above.isLong || line.isLong, above.rest.first != UInt8(ascii: "#") else {
        continue
      }
      if isAfterBlank {
        gaps += 1
      } else {
        joints += 1
        if above.isLong, line.isLong { joined += 1 }
      }
    }
  }

  /// Whether each line is a paragraph. With items or headings, blank lines must also be rare.
  var areParagraphs: Bool {
    guard !isMarkedUp, long > 1, long * 5 >= texts else { return false }
    return !hasItemsOrHeadings || joined > 0 && joints >= 2 && joints >= gaps * 3
  }
}

extension LineContent {
  fileprivate var isLong: Bool { rest.count > 160 }
}
