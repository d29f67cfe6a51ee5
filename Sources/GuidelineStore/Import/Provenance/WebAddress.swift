/// The address of a page on the web.
///
/// What leads to a site, a repository, a licence or a picture is none, nor is anything but `http` and
/// `https`.
struct WebAddress {
  /// Without a fragment, and without what follows the address in a text.
  let text: String
  /// What it tells, where it is one of the guidelines.
  let page: PageAddress?

  /// Reads the first address in a text: `[Alerts](https://…/alerts)`, `https://…/alerts.`; the site of
  /// the guidelines may be left out.
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

  /// More bytes than this no address has that anyone opens.
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
  /// Whether it closes no more brackets than it opens.
  fileprivate var isBalanced: Bool {
    utf8.count { $0 == UInt8(ascii: "(") } >= utf8.count { $0 == UInt8(ascii: ")") }
  }
}
