/// Parts of the site around a page in a copy, the last resort to find its edition.
enum SiteFrame {
  /// - Returns: `nil` if the copy includes nothing of a site.
  static func evidence(_ blocks: [Block], _ lines: [SourceLine]) -> EditionEvidence? {
    if let told = reasonForBook(lines, blocks) { return EditionEvidence(.book2014, because: told) }
    let texts = blocks.lazy.filter { !$0.text.isEmpty || $0.text.hasImage }
    for block in texts.prefix(longestTop) where block.text.text.count <= 200 {
      if let part = WebEdition.part(namedIn: block.line) {
        return EditionEvidence(.web2019, because: "‘\(part)’ in its title")
      }
    }
    if texts.contains(where: \.showsPictureOfLibrary) {
      return EditionEvidence(.book2014, because: "the folder of its images")
    }
    let bottom = texts.reversed()
    // Links and the names of languages may follow the copyright.
    let menu = bottom.prefix(longestMenu).prefix(while: \.mayBeOfMenu)
    let ends = [Array(texts.prefix(longestTop)), Array(bottom.prefix(menu.count + longestEnd))]
    if let year = ends.joined().lazy.compactMap(\.yearOfCopyright).first {
      return EditionEvidence(
        Era(year: year).edition, because: "its copyright year, \(year)")
    }
    guard texts.contains(where: \.leadsIntoLibrary) else { return nil }
    return EditionEvidence(.book2014, because: "its links to the developer library")
  }

  /// Phrases in the first lines that the later editions don't have.
  private static func reasonForBook(_ lines: [SourceLine], _ blocks: [Block]) -> Message? {
    let top = lines.lazy.filter { !LineContent($0.bytes).isBlank }.prefix(longestTop)
    for line in top where line.bytes.count <= 200 {
      let text = String(decoding: line.bytes, as: UTF8.self)
      let name = foldedWords(text).joined()
      if banners.contains(name) { return "the name of the library above it" }
      if chapters.contains(name) { return "its chapter of the book" }
      // Texts about newer systems may still use an old name.
      if oldNames.contains(where: text.holds),
        !blocks.contains(where: { $0.text.text.holds("watchOS") || $0.text.text.holds("macOS") })
      {
        return "the name of the guidelines at the time"
      }
    }
    return nil
  }

  /// In blocks or lines with content.
  private static let longestTop = 8
  private static let longestEnd = 3
  private static let longestMenu = 20

  /// The developer library's banners above its pages, in folded words.
  private static let banners: Set<String> = [
    "guidesandsamplecode", "iosdeveloperlibrary", "macdeveloperlibrary", "osxdeveloperlibrary",
  ]

  /// Names of guidelines for platforms that have been renamed since.
  private static let oldNames = [
    "Apple Watch Human Interface Guidelines", "OS X Human Interface Guidelines",
  ]

  /// Chapters that only the books of that time have, in folded words.
  private static let chapters: Set<String> = [
    "designstrategies", "temporaryviews", "uidesignbasics", "iosuidesignbasics",
  ]
}

extension Block {
  /// Whether it shows a picture of the developer library, or at least its name in a copy.
  fileprivate var showsPictureOfLibrary: Bool {
    if text.images.contains(where: { $0.hasPrefix("../Art/") }) { return true }
    return kind == .paragraph && text.text.starts(with: "image:".utf8)
      && text.text.holds("../Art/")
  }

  /// The year in `Copyright © 2031 Apple Inc.`, except 2022, which had two editions.
  fileprivate var yearOfCopyright: Int? {
    guard isColophon, let mark = text.text[...].find("© ") else { return nil }
    let behind = text.text[mark.upperBound...]
    guard behind.dropFirst(4).starts(with: " Apple Inc".utf8),
      let year = Int(String(decoding: behind.prefix(4), as: UTF8.self)), year != 2022
    else { return nil }
    return year
  }

  /// Whether it is as short as the links at the end of a site's pages.
  fileprivate var mayBeOfMenu: Bool { text.text.count <= 40 && !line.endsSentence }

  /// Whether it links to the developer library of the time when each platform had its own.
  fileprivate var leadsIntoLibrary: Bool {
    links.contains { link in
      ["ios", "mac", "prerelease", "watchos"].contains { link.holds("apple.com/library/\($0)/") }
    }
  }
}
