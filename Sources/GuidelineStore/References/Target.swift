/// What the target of a reference to a page says: which page, and where in it.
struct Target {
  /// The names that the page may go by, the surest first.
  let names: [String]
  /// The name of the file that a relative path leads to, in small letters and without its ending.
  let file: String?
  /// Whether the target is a path, and no mere name.
  let isPath: Bool
  /// What stands behind `#`, or behind `>` in a written path; `nil` for a whole page.
  let fragment: String?

  /// - Parameter reference: One to a topic.
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

  /// The page's name in an address or a path, and what follows it.
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

  /// A file's name without the ending that tells its kind.
  static func fileName(_ name: String) -> String {
    for ending in [".md", ".markdown", ".mdx", ".html", ".htm", ".txt"]
    where name.lowercased().hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}
