/// The lines of a text that are longer than anybody wraps lines, as text copied out of a browser has:
/// there are no breaks inside of its paragraphs.
struct LongLines {
  private var texts = 0
  private var long = 0
  /// Long lines right below other ones.
  private var joined = 0
  /// Lines of text right below others, one of which is long.
  private var joints = 0
  /// Lines of text behind a blank line behind others, one of which is long.
  private var gaps = 0
  private var hasItemsOrHeadings = false
  /// Whether marks tell that the text was written in some dialect of Markdown.
  private var isMarkedUp = false

  /// - Complexity: O(*n*) in the count of bytes.
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

  /// Whether each line of the text is a paragraph. Beside items and headings, which Markdown has, too,
  /// hardly a blank line may part the paragraphs.
  var areParagraphs: Bool {
    guard !isMarkedUp, long > 1, long * 5 >= texts else { return false }
    return !hasItemsOrHeadings || joined > 0 && joints >= 2 && joints >= gaps * 3
  }
}

extension LineContent {
  fileprivate var isLong: Bool { rest.count > 160 }
}
