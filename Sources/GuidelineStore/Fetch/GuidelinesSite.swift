/// A site that has today's guidelines as Apple's does: each page as JSON of DocC's, and a list of all.
///
/// https://www.swift.org/documentation/docc/ makes sites of this form.
package struct GuidelinesSite: Hashable, Sendable {
  /// Scheme, host and port in small letters: `https://developer.apple.com`.
  private let origin: String
  /// What stands before all its paths: nothing, or `/mirror`.
  private let root: String

  /// Apple's.
  package static let apple = GuidelinesSite(origin: "https://developer.apple.com", root: "")

  private init(origin: String, root: String) {
    self.origin = origin
    self.root = root
  }

  /// - Parameter address: `https://HOST[:PORT][/PATH]`, or the same with `http` for this machine:
  ///   what goes over a network can be changed there. `nil` is returned for anything else.
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

  /// What addresses are made of that name no user, and ask for nothing but a path.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "-._~:/[]".utf8.contains(byte)
  }

  /// Whether nobody else is bothered by requests.
  package var isOnThisMachine: Bool {
    let host = origin.split(separator: "/").last ?? ""
    return ["localhost", "127.0.0.1", "[::1]"].contains { name in
      host == name || host.hasPrefix(name + ":")
    }
  }

  /// Where the list of all pages stands.
  var list: String { "\(origin)\(root)/tutorials/data/index/design--\(TopicCatalog.site)" }

  /// Where a page stands.
  ///
  /// - Parameter language: One of ``languages``.
  func address(ofPage slug: String, in language: Language) -> String {
    let country = PageAddress.country(of: language).map { "/\($0)" } ?? ""
    return "\(origin)\(root)/tutorials/data\(country)\(Self.pages)\(slug).json"
  }

  /// What the paths of pages begin with, in English.
  static let pages = "/design/\(TopicCatalog.site)/"

  /// The languages that it has pages in, as far as this program knows.
  package static let languages: [Language] = [.english, .japanese, .korean]

  /// Where a redirection leads to; `nil` if that is another site.
  ///
  /// - Parameter location: An address, or a path from the root on.
  func redirection(to location: String) -> String? {
    guard location.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    if location.hasPrefix("/"), !location.hasPrefix("//") { return origin + location }
    guard location.prefix(origin.count).lowercased() == origin,
      location.dropFirst(origin.count).first.map({ "/?".contains($0) }) ?? true
    else { return nil }
    return location
  }
}
