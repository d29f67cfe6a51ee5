/// Parts of the site around a page in a copy, the last resort to find its edition.
enum SiteFrame {
  /// - Returns: `nil` if the copy includes nothing of a site that shows its time.
  static func evidence(_ blocks: [Block]) -> EditionEvidence? {
    let top = blocks.lazy.filter { !$0.text.isEmpty || $0.text.hasImage }.prefix(longestTop)
    for block in top where block.text.text.count <= 200 {
      if let part = WebEdition.part(namedIn: block.line) {
        return EditionEvidence(.web2019, because: "‘\(part)’ in its title")
      }
    }
    if blocks.contains(where: \.showsPictureOfLibrary) {
      return EditionEvidence(.book2014, because: "the folder of its images")
    }
    if let year = blocks.lazy.compactMap(\.yearOfCopyright).first {
      return EditionEvidence(Era(year: year).edition, because: "its copyright year, \(year)")
    }
    guard blocks.contains(where: \.leadsIntoLibrary) else { return nil }
    return EditionEvidence(.book2014, because: "its links to the developer library")
  }

  /// In blocks with content.
  private static let longestTop = 8
}

extension Block {
  /// Whether it shows a picture of the developer library, or at least its name in a copy.
  fileprivate var showsPictureOfLibrary: Bool {
    text.images.contains { $0.hasPrefix("../Art/") }
      || kind == .paragraph && text.text.starts(with: "image:".utf8) && text.text.holds("../Art/")
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

  /// Whether it links to the developer library of the time when each platform had its own.
  fileprivate var leadsIntoLibrary: Bool {
    links.contains { link in
      ["ios", "mac", "prerelease", "watchos"].contains { link.holds("apple.com/library/\($0)/") }
    }
  }
}
