/// The parsed target of a reference to a page.
struct Target {
  /// Possible names of the page, most certain first.
  let names: [String]
  /// The file name of a relative path, in lower case without extension.
  let file: String?
  /// Whether the target is a path rather than a name.
  let isPath: Bool
  /// The part after `#`, or after `>` in a written path; `nil` for a whole page.
  let fragment: String?

  /// - Parameter reference: A reference to a topic.
  init(_ reference: CrossReference) {
    let (path, fragment) = Self.parts(of: reference.target)
    self.fragment = fragment
    let isRelative = !reference.target.holds("://") && !reference.target.hasPrefix("/")
    file = isRelative ? path?.lowercased() : nil
    isPath = isRelative && reference.target != reference.text
    var names = path.map { [$0] } ?? []
    let written = reference.text.split(separator: " > ", maxSplits: 1)
    if let title = written.first.map({ String($0).trimmed }), !names.contains(title) {
      names.append(title)
    }
    self.names = names
  }

  /// The page's name in an address or path, and the fragment.
  private static func parts(of target: String) -> (name: String?, fragment: String?) {
    if let arrow = target.range(of: " > ") {
      return (
        String(target[..<arrow.lowerBound]).trimmed, String(target[arrow.upperBound...]).trimmed
      )
    }
    let hash = target.firstIndex(of: "#")
    let fragment = hash.map { target[target.index(after: $0)...].percentDecoded }
    let path = target[..<(hash ?? target.endIndex)].prefix { $0 != "?" }
    guard let last = path.split(separator: "/").last else { return (nil, fragment) }
    return (fileName(last.percentDecoded), fragment?.isEmpty == true ? nil : fragment)
  }

  /// The file name without its extension.
  static func fileName(_ name: String) -> String {
    for ending in [".md", ".markdown", ".mdx", ".html", ".htm", ".txt"]
    where name.lowercased().hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}
