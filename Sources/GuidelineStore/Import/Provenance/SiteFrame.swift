/// What a copy has of the site around a page, which tells its edition where nothing else does.
enum SiteFrame {
  /// - Parameters:
  ///   - blocks: All blocks of a file.
  ///   - lines: Its lines.
  /// - Returns: `nil` if nothing of a site is there.
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
    // Links and the names of languages may stand below the copyright.
    let menu = bottom.prefix(longestMenu).prefix(while: \.mayBeOfMenu)
    let ends = [Array(texts.prefix(longestTop)), Array(bottom.prefix(menu.count + longestEnd))]
    if let year = ends.joined().lazy.compactMap(\.yearOfCopyright).first {
      return EditionEvidence(
        Era(year: year).edition, because: "its copyright year, \(year)")
    }
    guard texts.contains(where: \.leadsIntoLibrary) else { return nil }
    return EditionEvidence(.book2014, because: "its links to the developer library")
  }

  /// What the first lines say that was gone with the books.
  private static func reasonForBook(_ lines: [SourceLine], _ blocks: [Block]) -> Message? {
    let top = lines.lazy.filter { !LineContent($0.bytes).isBlank }.prefix(longestTop)
    for line in top where line.bytes.count <= 200 {
      let text = String(decoding: line.bytes, as: UTF8.self)
      let name = foldedWords(text).joined()
      if banners.contains(name) { return "the name of the library above it" }
      if chapters.contains(name) { return "its chapter of the book" }
      // Who speaks of newer systems may call the guidelines so as well.
      if oldNames.contains(where: text.holds),
        !blocks.contains(where: { $0.text.text.holds("watchOS") || $0.text.text.holds("macOS") })
      {
        return "the name of the guidelines at the time"
      }
    }
    return nil
  }

  /// In blocks or lines that say something.
  private static let longestTop = 8
  private static let longestEnd = 3
  private static let longestMenu = 20

  /// What the developer library showed above its pages, in folded words.
  private static let banners: Set<String> = [
    "guidesandsamplecode", "iosdeveloperlibrary", "macdeveloperlibrary", "osxdeveloperlibrary",
  ]

  /// What the guidelines for a platform were called before it got the name that it has today.
  private static let oldNames = [
    "Apple Watch Human Interface Guidelines", "OS X Human Interface Guidelines",
  ]

  /// What only the books of that time called their chapters, in folded words.
  private static let chapters: Set<String> = [
    "designstrategies", "temporaryviews", "uidesignbasics", "iosuidesignbasics",
  ]
}

extension Block {
  /// Whether a picture of the developer library stands here; a copy may have only its name in words.
  fileprivate var showsPictureOfLibrary: Bool {
    if text.images.contains(where: { $0.hasPrefix("../Art/") }) { return true }
    return kind == .paragraph && text.text.starts(with: "image:".utf8)
      && text.text.holds("../Art/")
  }

  /// The year in `Copyright © 2031 Apple Inc.`, unless it had two editions.
  fileprivate var yearOfCopyright: Int? {
    guard isColophon, let mark = text.text[...].find("© ") else { return nil }
    let behind = text.text[mark.upperBound...]
    guard behind.dropFirst(4).starts(with: " Apple Inc".utf8),
      let year = Int(String(decoding: behind.prefix(4), as: UTF8.self)), year != 2022
    else { return nil }
    return year
  }

  /// Whether it is as short as what a site lists at the end of each page.
  fileprivate var mayBeOfMenu: Bool { text.text.count <= 40 && !line.endsSentence }

  /// Whether a link leads to a page of the developer library while it was one for each platform.
  fileprivate var leadsIntoLibrary: Bool {
    links.contains { link in
      ["ios", "mac", "prerelease", "watchos"].contains { link.holds("apple.com/library/\($0)/") }
    }
  }
}
