/// The pages that a list of DocC's names, as an index or as the references of a page.
///
/// The list is a stranger's: whatever its form, only strings in it that are paths of pages count.
struct PageList {
  /// The last parts of the paths, each once, in order.
  private(set) var slugs: [String] = []
  /// What stands there in place of a page's name, and names none.
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

  /// As long as names of files may be on every system, with what stands behind them.
  private static let longestSlug = 100
}
