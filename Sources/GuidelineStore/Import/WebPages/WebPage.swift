/// A web page as saved by a browser.
struct WebPage {
  let frontMatter: FrontMatter
  let blocks: [Block]
  /// The copyright notice of the site around it.
  let colophon: InlineText?

  /// - Returns: `nil` if the bytes aren't a web page.
  /// - Throws: ``ImportError`` if the page has no text, or an encoding that can't be read.
  init?(_ bytes: [UInt8], path: String) throws(ImportError) {
    let start = HTMLEncoding.decodedUTF16(Array(bytes.prefix(Self.longestStart))) ?? bytes
    guard Self.startsPage(start) || Self.isNamed(path) && start.contains(UInt8(ascii: "<")) else {
      return nil
    }
    let tree = HTMLTree(try HTMLEncoding.utf8(bytes))
    let head = HTMLMetadata(tree)
    let frame = HTMLFrame(tree)
    let window = WindowTitle(head.title).map { _ in head.title }
    blocks =
      HTMLReader(tree, content: frame.content, address: head.base, windowTitle: window).blocks
    guard blocks.contains(where: { !$0.text.isEmpty && WindowTitle($0.line) == nil }) else {
      throw .hasNoText
    }
    colophon = frame.colophon
    var values = head.values
    if window == nil, !blocks.contains(where: { $0.kind == .heading(level: 1) }) {
      values["title"] = head.pageTitle
    }
    if let language = head.language(beside: blocks) { values["language"] = language.tag }
    frontMatter = FrontMatter(values: values)
  }

  private static func isNamed(_ path: String) -> Bool {
    [".html", ".htm", ".xhtml"].contains(where: path.lowercased().hasSuffix)
  }

  /// Whether bytes start like a web page, ignoring comments and an XML declaration.
  private static func startsPage(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop(while: \.isHTMLSpace)
      let end: StaticString
      if rest.starts(with: "<!--".utf8) {
        end = "-->"
      } else if rest.starts(with: "<?xml".utf8) {
        end = "?>"
      } else {
        break
      }
      guard let close = rest.find(end) else { return false }
      rest = rest[close.upperBound...]
    }
    let start = String(decoding: rest.prefix(15), as: UTF8.self).lowercased()
    return ["<!doctype html", "<html>", "<html ", "<html\n"].contains(where: start.hasPrefix)
  }

  /// In bytes.
  private static let longestStart = 4096
}

extension ImportError {
  fileprivate static let hasNoText: ImportError = {
    var error = ImportError(
      "has no text of its own: scripts make it in the browser",
      hint: "save the page from a browser that shows it")
    error.isOfOtherFile = true
    return error
  }()
}
