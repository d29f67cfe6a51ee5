/// A site with the current guidelines in the form of Apple's: each page as DocC JSON, and an index.
///
/// DocC makes such sites: https://www.swift.org/documentation/docc/
package struct GuidelinesSite: Hashable, Sendable {
  /// Scheme, host and port in lowercase: `https://developer.apple.com`.
  private let origin: String
  /// The path prefix: empty, or such as `/mirror`.
  private let root: String

  package static let apple = GuidelinesSite(origin: "https://developer.apple.com", root: "")

  private init(origin: String, root: String) {
    self.origin = origin
    self.root = root
  }

  /// - Parameter address: `https://HOST[:PORT][/PATH]`. Plain `http` is allowed for this machine
  ///   only, because networks can modify it. `nil` is returned for anything else.
  package init?(_ address: String) {
    guard address.utf8.allSatisfy(Self.isPlain), let mark = address.range(of: "://") else {
      return nil
    }
    let rest = address[mark.upperBound...]
    let host = rest.prefix { $0 != "/" }
    let path = rest[host.endIndex...]
    origin = (address[..<mark.upperBound] + host).lowercased()
    root = path.hasSuffix("/") ? String(path.dropLast()) : String(path)
    let scheme = address[..<mark.lowerBound].lowercased()
    guard !host.isEmpty, scheme == "https" || scheme == "http" && isOnThisMachine else {
      return nil
    }
  }

  /// Whether a character may occur in an address that has no user name, query or fragment.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "-._~:/[]".utf8.contains(byte)
  }

  /// Whether the site is on this machine, so that requests need no pauses.
  package var isOnThisMachine: Bool {
    let host = origin.split(separator: "/").last ?? ""
    return ["localhost", "127.0.0.1", "[::1]"].contains { name in
      host == name || host.hasPrefix(name + ":")
    }
  }

  /// The address of the index of all pages.
  var list: String { "\(origin)\(root)/tutorials/data/index/design--\(TopicCatalog.site)" }

  /// The address of a page.
  ///
  /// - Parameter language: One of ``languages``.
  func address(ofPage slug: String, in language: Language) -> String {
    let country = PageAddress.country(of: language).map { "/\($0)" } ?? ""
    return "\(origin)\(root)/tutorials/data\(country)\(Self.pages)\(slug).json"
  }

  /// The path prefix of English pages.
  static let pages = "/design/\(TopicCatalog.site)/"

  /// The languages of Apple's site.
  package static let languages: [Language] = [.english, .japanese, .korean]

  /// The target of a redirection; `nil` if it leads to another site.
  ///
  /// - Parameters:
  ///   - location: An address, an absolute path, or one relative to the page.
  ///   - address: The page that redirects.
  func redirection(to location: String, from address: String) -> String? {
    guard location.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), !location.isEmpty else {
      return nil
    }
    if location.hasPrefix("/"), !location.hasPrefix("//") { return origin + location }
    guard location.holds("://") || location.hasPrefix("//") else {
      var folders = address.dropFirst(origin.count).split(separator: "/").dropLast()
      for part in location.split(separator: "/") where part != "." {
        if part == ".." { folders = folders.dropLast() } else { folders.append(part) }
      }
      return origin + "/" + folders.joined(separator: "/")
    }
    guard location.prefix(origin.count).lowercased() == origin,
      location.dropFirst(origin.count).first.map({ "/?".contains($0) }) ?? true
    else { return nil }
    return location
  }
}
