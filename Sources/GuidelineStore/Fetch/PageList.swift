/// The pages that a DocC document names, as an index or in a page's references.
///
/// The document is untrusted: whatever its form, only strings that are paths of pages count.
struct PageList {
  /// The last path components, without duplicates, in order.
  private(set) var slugs: [String] = []
  /// Last path components that can't be a page's name.
  private(set) var strangers: [String] = []
  private var known: Set<String> = []

  /// - Parameter bytes: A JSON document.
  init(_ bytes: [UInt8]) throws(JSONParser.Failure) {
    add(try JSONParser.value(of: bytes))
  }

  private mutating func add(_ value: JSON) {
    if let path = value.string { add(path: path) }
    for element in value.elements { add(element) }
    for (name, member) in value.members ?? [] {
      add(path: name)
      add(member)
    }
  }

  private mutating func add(path: String) {
    guard path.hasPrefix(GuidelinesSite.pages) else { return }
    let slug = String(path.dropFirst(GuidelinesSite.pages.count).prefix { $0 != "#" })
    guard !slug.isEmpty, known.insert(slug).inserted else { return }
    if slug.isSlug, slug.utf8.count <= Self.longestSlug {
      slugs.append(slug)
    } else {
      strangers.append(slug)
    }
  }

  /// Keeps file names valid on every system, even with a suffix.
  private static let longestSlug = 100
}
