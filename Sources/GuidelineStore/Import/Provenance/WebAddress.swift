/// The `http` or `https` address of a web page, but not of a site, repository, license or picture.
struct WebAddress {
  /// Without a fragment or text after the address.
  let text: String
  /// `nil` outside the guidelines.
  let page: PageAddress?

  /// Reads the first address in a text. An address of the guidelines may lack the site.
  init?(_ text: String) {
    guard let words = Self.address(in: text) else { return nil }
    page = PageAddress(words)
    let ends: Set<Unicode.Scalar> = page == nil ? ["#"] : ["#", "?"]
    self.text = String(words.prefix { !$0.unicodeScalars.contains(where: ends.contains) })
    guard Self.isOfPage(self.text) else { return nil }
  }

  private static func address(in text: String) -> String? {
    let start: String.Index
    var site = ""
    if let found = text.range(of: "https://") ?? text.range(of: "http://") {
      start = found.lowerBound
    } else if text.hasPrefix("developer.apple.com/") {
      (start, site) = (text.startIndex, "https://")
    } else if text.hasPrefix("/design/human-interface-guidelines/") {
      (start, site) = (text.startIndex, "https://developer.apple.com")
    } else {
      return nil
    }
    var address = text[start...].prefix { letter in
      !letter.isWhitespace && !"<>[]\"'`|\\^{}。、「」『』（）".contains(letter)
    }
    while let last = address.last,
      ".,;:!?*_".contains(last) || last == ")" && !address.isBalanced
    {
      address.removeLast()
    }
    return address.utf8.count <= longest ? site + address : nil
  }

  /// In bytes; no real address is longer.
  private static let longest = 2000

  private static func isOfPage(_ address: String) -> Bool {
    guard let site = address.range(of: "://") else { return false }
    let parts = address[site.upperBound...].prefix { $0 != "?" }.lowercased()
      .split(separator: "/").map(String.init)
    guard let host = parts.first, host.contains("."), let last = parts.last, parts.count > 1,
      last != "human-interface-guidelines"
    else { return false }
    if repositoryHosts.contains(host), parts.count <= 3 { return false }
    if licenseHosts.contains(host) { return false }
    if parts.contains(where: { $0.hasPrefix("license") || $0.hasPrefix("licence") }) {
      return false
    }
    return !pictures.contains(where: last.hasSuffix)
  }

  private static let repositoryHosts: Set<String> = [
    "github.com", "www.github.com", "gitlab.com", "bitbucket.org", "codeberg.org",
  ]
  private static let licenseHosts: Set<String> = ["creativecommons.org", "opensource.org"]
  private static let pictures = [
    ".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".avif", ".mp4", ".mov", ".css", ".js",
  ]
}

extension Substring {
  /// Whether it doesn't close more parentheses than it opens.
  fileprivate var isBalanced: Bool {
    utf8.count { $0 == UInt8(ascii: "(") } >= utf8.count { $0 == UInt8(ascii: ")") }
  }
}
