/// A web address of the guidelines, and the page that it leads to.
package struct PageAddress {
  let edition: Edition
  /// Only early addresses of the edition for all platforms, which name a category, have one.
  let revision: Revision?
  package let language: Language?
  /// The last part of the path, without a fragment.
  private(set) var topic: String?
  /// The technology that has this page among others.
  private(set) var technology: String?
  /// Whether it points into the page.
  let hasFragment: Bool
  /// Whether its form belongs to one time. Today's form, without a category, doesn't.
  let isDated: Bool

  /// Whether an address leads to a page of the guidelines of any time.
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

  /// `nil` if it isn't an address of the guidelines.
  package init?(_ address: String) {
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
      // Before categories, a page was in a part of a platform's or technology's guidelines.
      edition = .web2019
      revision = nil
      isDated = true
    } else {
      edition = .current
      revision = nil
      isDated = false
    }
  }

  /// Whether it leads to a book in the developer library.
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

  /// The address without a particular page.
  var withoutTopic: PageAddress {
    var address = self
    (address.topic, address.technology) = (nil, nil)
    return address
  }

  /// The same page's address in another language; unchanged if it is only in English.
  static func address(_ english: String, in language: Language) -> String {
    guard let page = PageAddress(english), page.language == nil, page.edition == .current,
      let country = country(of: language), let range = english.range(of: "/design/")
    else { return english }
    return english[..<range.lowerBound] + "/\(country)" + english[range.lowerBound...]
  }

  /// The path component for a language; `nil` for English and languages without translations.
  static func country(of language: Language) -> String? { countries[language.withoutRegion] }

  private static let countries: [Language: String] = [.korean: "kr", .japanese: "jp"]

  /// Before all platforms shared one site, each had its own.
  private static let earlySites = platforms.map { "apple.com/\($0)/human-interface-guidelines" }

  private static let platforms = ["ios", "macos", "watchos", "tvos"]

  private static let categories: Set<String> = [
    "foundations", "patterns", "components", "inputs", "technologies", "platforms", "guidelines",
  ]
}
