/// What a copy has of the site around a page, which tells its edition where nothing else does.
struct SiteFrame {
  let edition: Edition
  /// What told it, for people.
  let reason: String

  /// - Parameter blocks: All blocks of a file.
  /// - Returns: `nil` if nothing of a site is there.
  init?(around blocks: [Block]) {
    let texts = blocks.lazy.filter { !$0.text.isEmpty || $0.text.hasImage }
    for block in texts.prefix(Self.longestTop) where block.text.text.count <= 200 {
      if Self.banners.contains(foldedWords(block.line).joined()) {
        self.init(edition: .book2014, reason: "the library’s name above it")
        return
      }
      if let part = WebEdition.part(namedIn: block.line) {
        self.init(edition: .web2019, reason: "the part ‘\(part)’ in its title")
        return
      }
    }
    if texts.contains(where: \.showsPictureOfLibrary) {
      self.init(edition: .book2014, reason: "the folder of its pictures")
    } else if texts.suffix(Self.longestEnd).contains(where: \.isCopyrightOfLibrary) {
      self.init(edition: .book2014, reason: "the year of its copyright")
    } else {
      return nil
    }
  }

  private init(edition: Edition, reason: String) {
    self.edition = edition
    self.reason = reason
  }

  /// In blocks that say something.
  private static let longestTop = 8
  private static let longestEnd = 3

  /// What the developer library showed above its pages, in folded words.
  private static let banners: Set<String> = [
    "guidesandsamplecode", "iosdeveloperlibrary", "macdeveloperlibrary", "osxdeveloperlibrary",
  ]
}

extension Block {
  /// Whether a picture of the developer library stands here; a copy may have only its name in words.
  fileprivate var showsPictureOfLibrary: Bool {
    if text.images.contains(where: { $0.hasPrefix("../Art/") }) { return true }
    return kind == .paragraph && text.text.starts(with: "image:".utf8)
      && text.text.holds("../Art/")
  }

  fileprivate var isCopyrightOfLibrary: Bool {
    guard isColophon else { return false }
    return ["2013", "2014", "2015"].contains { line.contains("© \($0) Apple Inc") }
  }
}
