/// The possible web addresses of the pages of a file.
struct OwnAddresses {
  /// Given as the file's own: in front matter, a page's head, after a source label, in headings.
  private var stated: [WebAddress] = []
  /// Pages of the guidelines on a line of their own.
  private var alone: [WebAddress] = []
  /// Pages of the guidelines that the text links to, perhaps including the page itself.
  private var linked: [WebAddress] = []
  /// The page itself, by the first stated address or else by those on a line of their own, without
  /// a topic if these are pages of several topics.
  private(set) var page: PageAddress?
  /// Whether the file gives that address as its own.
  private(set) var isPageStated = false

  init(_ frontMatter: FrontMatter, _ lines: [SourceLine], _ blocks: [Block]) {
    stated = frontMatter.addressesByKey.compactMap { key, value in
      WebAddress(value).flatMap { $0.page != nil || Self.namesOrigin(key) ? $0 : nil }
    }
    stated += lines.lazy.compactMap { WebPageHead.ownAddress(in: $0.bytes) }
    var own = stated.lazy.compactMap(\.page).first
    /// The addresses in ``alone`` that aren't in an appendix.
    var lone: [WebAddress] = []
    var isInAppendix = false
    for block in blocks {
      if block.isHeading { isInAppendix = block.label.contains(.appendix) }
      let found = block.addresses.filter { block.namesSource || PageAddress.isOfGuidelines($0) }
        .compactMap(WebAddress.init)
      if block.isHeading {
        let found = found.filter { $0.page?.hasFragment ?? false }
        own = own ?? found.first?.page
        stated += found
      } else if block.namesSource {
        let isOrigin = block.sourceLabel.map(Self.namesOrigin) ?? false
        own = own ?? found.commonPage
        stated += found.filter { $0.page != nil || isOrigin }
      } else if block.isSourceLine {
        alone += found
        if !isInAppendix { lone += found }
      } else {
        linked += found
      }
    }
    // A dated post is on a site of its own.
    if frontMatter.date != nil { linked = [] }
    // A footer at the very end names the page.
    if let last = blocks.last(where: { !$0.text.isEmpty }), last.isHeading {
      stated += last.addresses.compactMap(WebAddress.init).filter { $0.page != nil }
    }
    own = own ?? stated.lazy.compactMap(\.page).first
    isPageStated = own != nil
    page = own ?? lone.commonPage
  }

  /// The address that names the topic, or the file's own if this is its only topic.
  func address(
    of topic: String, in text: TextID, isOnlyTopic: Bool, catalog: TopicCatalog
  ) -> String? {
    let fitting = (alone + linked).filter {
      $0.page?.edition == text.edition && $0.page?.technology == nil
    }
    let own = isOnlyTopic ? stated : []
    let address =
      Self.named(topic, in: text.language, stated, catalog) ?? own.first { $0.page != nil }
      ?? Self.named(topic, in: text.language, fitting, catalog) ?? own.first
    return address?.text
  }

  /// The first address that names a topic, if possible in the given language.
  private static func named(
    _ topic: String, in language: Language, _ addresses: [WebAddress], _ catalog: TopicCatalog
  ) -> WebAddress? {
    let named = addresses.filter { address in
      address.page?.topic.flatMap { catalog.slug(named: $0) } == topic
    }
    // An address without a language is that of the English page.
    return named.first { ($0.page?.language ?? .english) == language.withoutRegion } ?? named.first
  }

  /// Whether a label introduces a text's source: `canonical_url`, `출처`, but not `references`.
  private static func namesOrigin(_ label: String) -> Bool {
    if Labels.ofOrigin.contain(label) { return true }
    let words = label.lowercased()
    return FrontMatter.namesAddress(label) && !words.contains("reference") && !words.contains("doc")
  }
}

extension [WebAddress] {
  /// The first page, without a topic if there are pages of several topics.
  fileprivate var commonPage: PageAddress? {
    let pages = compactMap(\.page)
    return pages.contains { $0.topic != pages[0].topic } ? pages[0].withoutTopic : pages.first
  }
}

/// The own address of a saved web page, in tags and comments.
enum WebPageHead {
  /// `<link rel="canonical" href="…">`, `<meta property="og:url" content="…">` or
  /// `<!-- Source: … -->` in a line.
  static func ownAddress(in line: ArraySlice<UInt8>) -> WebAddress? {
    guard line.find("://") != nil else { return nil }
    if let comment = line.find("<!--") {
      let words = String(
        decoding: line[comment.upperBound...].drop { $0 == .space }.prefix(longest), as: UTF8.self)
      guard let colon = words.firstIndex(of: ":"), FrontMatter.namesAddress(String(words[..<colon]))
      else { return nil }
      return WebAddress(String(words[colon...]))
    }
    for (mark, attribute) in [("canonical", "href"), ("og:url", "content")] as [Mark] {
      guard let found = line.find(mark),
        let start = line[..<found.lowerBound].lastIndex(of: UInt8(ascii: "<"))
      else { continue }
      let tag = HTMLTag(Array(line[start...].prefix(longest)), at: 0)
      return tag?.attribute(attribute).flatMap(WebAddress.init)
    }
    return nil
  }

  private typealias Mark = (StaticString, attribute: StaticString)

  /// In bytes of a tag or comment.
  private static let longest = 4096
}
