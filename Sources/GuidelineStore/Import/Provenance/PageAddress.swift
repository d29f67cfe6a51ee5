/// What a web address of the guidelines tells of the page behind it.
struct PageAddress {
  let edition: Edition
  /// Only the first addresses of the edition for all platforms name the page's category.
  let revision: Revision?
  let language: Language?
  /// The last part of the path, without a fragment.
  private(set) var topic: String?
  /// The technology that the page is one of several of.
  private(set) var technology: String?
  /// Whether it points into the page.
  let hasFragment: Bool
  /// Whether its form belongs to one time: today's names no category.
  let isDated: Bool

  /// Whether an address leads to a page of the guidelines, of whatever time.
  static func isOfGuidelines(_ address: String) -> Bool {
    for site in ["/human-interface-guidelines/", "/MobileHIG/"] {
      if let range = address.range(of: site), range.upperBound < address.endIndex { return true }
    }
    return false
  }

  /// The address of a page of the current edition.
  static func ofToday(_ topic: String, in language: Language) -> String {
    let site = country(of: language).map { "/\($0)" } ?? ""
    return "https://developer.apple.com\(site)/design/human-interface-guidelines/\(topic)"
  }

  /// `nil` if the address is none of the guidelines.
  init?(_ address: String) {
    if address.holds("/MobileHIG") || Self.isOfLibrary(address) {
      edition = .book2014
      revision = nil
      language = nil
      topic = nil
      hasFragment = false
      isDated = true
      return
    }
    let early = Self.earlySites.lazy.compactMap { address.range(of: $0) }.first
    guard let range = early ?? address.range(of: "/design/human-interface-guidelines") else {
      return nil
    }
    let before = address[..<range.lowerBound]
    language = Self.countries.first { before.hasSuffix("/" + $0.value) }?.key
    let rest = address[range.upperBound...]
    let path = rest[..<(rest.utf8.firstIndex(where: Self.endsPath) ?? rest.endIndex)]
    hasFragment = rest.utf8.contains(UInt8(ascii: "#"))
    let parts = path.split(separator: "/").map(String.init).filter { $0 != "index.html" }
    guard let last = parts.last else { return nil }
    topic = last
    technology = Self.technology(parts)
    guard early == nil else {
      edition = .web2019
      revision = nil
      isDated = true
      return
    }
    guard let first = parts.first, parts.count > 1 else {
      edition = .current
      revision = nil
      isDated = false
      return
    }
    let isPage = !last.contains(".")
    if Self.categories.contains(first) {
      edition = .current
      revision = Revision("2022")
      isDated = true
    } else if isPage || Self.platforms.contains(first) {
      // Before categories, a page stood in a part of a platform's guidelines or of a technology's.
      edition = .web2019
      revision = nil
      isDated = true
    } else {
      edition = .current
      revision = nil
      isDated = false
    }
  }

  /// Whether it leads into one of the books in the developer library.
  private static func isOfLibrary(_ address: String) -> Bool {
    guard address.holds("apple.com/library/") else { return false }
    return address.holds("HumanInterfaceGuidelines") || address.holds("HIGuidelines")
  }

  private static func endsPath(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "#"), UInt8(ascii: "?"), UInt8(ascii: ")"), .space: true
    case UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: false
    }
  }

  private static func technology(_ parts: [String]) -> String? {
    guard let last = parts.last, !Technologies.isPageWithOwnTopic(last) else { return nil }
    if parts.first == Technologies.group, parts.count > 2 { return parts[1] }
    return parts.dropLast().first(where: Technologies.contains)
  }

  /// The address as that of no page in particular.
  var withoutTopic: PageAddress {
    var address = self
    (address.topic, address.technology) = (nil, nil)
    return address
  }

  /// The first address in blocks, without a topic if others there lead to other pages.
  init?(of blocks: some Sequence<Block>) {
    let addresses = blocks.flatMap(\.addresses).compactMap { PageAddress($0) }
    guard let first = addresses.first else { return nil }
    self = first
    if addresses.contains(where: { $0.topic != topic }) {
      topic = nil
      technology = nil
    }
  }

  /// The address of the same page in another language; the same where it is in English only, as all
  /// were before today's site.
  static func address(_ english: String, in language: Language) -> String {
    guard let page = PageAddress(english), page.language == nil, page.edition == .current,
      let country = country(of: language), let range = english.range(of: "/design/")
    else { return english }
    return english[..<range.lowerBound] + "/\(country)" + english[range.lowerBound...]
  }

  /// What stands before the path in the addresses of a language; `nil` for English and what Apple does
  /// not translate into.
  static func country(of language: Language) -> String? { countries[language.withoutRegion] }

  private static let countries: [Language: String] = [.korean: "kr", .japanese: "jp"]

  /// Before all platforms shared one site, each had its own.
  private static let earlySites = platforms.map { "apple.com/\($0)/human-interface-guidelines" }

  private static let platforms = ["ios", "macos", "watchos", "tvos"]

  private static let categories: Set<String> = [
    "foundations", "patterns", "components", "inputs", "technologies", "platforms", "guidelines",
  ]
}
