/// Resolves the targets of links.
enum WebLink {
  /// The address of a link on Apple's site.
  static func absolute(_ link: String) -> String {
    resolved(link, against: "https://developer.apple.com/")
  }

  /// The address of a link on a page. Anchors, and links on an unknown page, stay as they are.
  static func resolved(_ link: String, against page: String?) -> String {
    guard let page, let scheme = page.range(of: "://"), let first = link.first, first != "#",
      !link.hasScheme
    else { return link }
    if link.hasPrefix("//") { return page[..<scheme.lowerBound] + ":" + link }
    let siteEnd = page[scheme.upperBound...].firstIndex { "/?#".contains($0) }
    let site = page[..<(siteEnd ?? page.endIndex)]
    if first == "/" { return site + link }
    let path = page[site.endIndex...].prefix { $0 != "?" && $0 != "#" }
    if first == "?" { return site + path + link }
    var folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    var rest = link[...]
    while let step = rest.relativeStep {
      rest = rest.dropFirst(step.count)
      if step == "../", folders.count > 1 { folders.removeLast() }
    }
    return site + folders.joined(separator: "/") + "/" + rest
  }
}

extension String {
  /// Whether it starts with a scheme, such as `https:` or `mailto:`.
  fileprivate var hasScheme: Bool {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")), colon != startIndex else {
      return false
    }
    return self[..<colon].utf8.allSatisfy {
      $0.isASCIIWordByte || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
    }
  }
}

extension Substring {
  fileprivate var relativeStep: String? {
    ["../", "./"].first(where: hasPrefix)
  }
}
