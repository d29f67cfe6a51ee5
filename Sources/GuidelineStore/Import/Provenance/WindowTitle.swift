/// The title of a browser window with a page of the web edition, copied into a text:
/// `Sliders - Controls - iOS - Human Interface Guidelines - Apple Developer`.
struct WindowTitle {
  /// The page's own title.
  let page: String
  /// Part of every such title.
  static let site: StaticString = "Human Interface Guidelines"

  /// - Returns: `nil` for any other line, including the title of a page of another edition.
  init?(_ line: String) {
    guard line.utf8.count <= TopicCatalog.longestTitle, line.holds(Self.site)
    else { return nil }
    let parts = line.replacing("–", with: "-").replacing("—", with: "-").split(separator: " - ")
      .map { String($0).trimmed }
    let site = parts.reversed().prefix(while: PageWords.isSiteName)
    let path = parts.dropLast(site.count)
    guard let page = path.first, !page.isEmpty, !site.isEmpty else { return nil }
    let namesPlatform = (path.dropFirst() + site).contains { part in
      PageWords.platforms(in: part) != nil || part.hasPrefix("iOS ")
    }
    let isInPart = path.dropFirst().contains { WebEdition.isPart(foldedWords($0)) }
    guard namesPlatform || isInPart else { return nil }
    self.page = page
  }

  /// The first one alone on a line, before the page's appendix.
  static func first(in blocks: [Block]) -> WindowTitle? {
    for block in blocks {
      if block.isHeading && block.label.contains(.appendix) { break }
      guard block.isHeading || block.kind == .paragraph, block.text.text.holds(site) else {
        continue
      }
      for line in block.text.text.split(separator: .lineFeed) {
        if let title = WindowTitle(String(decoding: line, as: UTF8.self)) { return title }
      }
    }
    return nil
  }
}
