/// The pages that a list of DocC's names, as an index or as the references of a page.
///
/// The list is a stranger's: whatever its form, only strings in it that are paths of pages count.
struct PageList {
  /// The last parts of the paths, each once, in order.
  private(set) var slugs: [String] = []
  /// What stands there in place of a page's name, and names none.
  private(set) var strangers: [String] = []

  /// - Parameter bytes: A JSON document.
  init(_ bytes: [UInt8]) {
    var known: Set<String> = []
    var rest = bytes[...]
    while let string = Self.takeString(&rest) {
      guard let slug = Self.slug(inPath: string), known.insert(slug).inserted else { continue }
      if slug.isSlug, slug.utf8.count <= Self.longestSlug {
        slugs.append(slug)
      } else {
        strangers.append(slug)
      }
    }
  }

  /// As long as names of files may be on every system, with what stands behind them.
  private static let longestSlug = 100

  /// What is between the next two quotes, without its escapes but for those of slashes.
  private static func takeString(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard let quote = rest.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    rest = rest[(quote + 1)...]
    var string: [UInt8] = []
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        string.append(byte)
        continue
      }
      if escaped != UInt8(ascii: "/") { string.append(byte) }
      string.append(escaped)
    }
    return String(decoding: string, as: UTF8.self)
  }

  private static func slug(inPath path: String) -> String? {
    guard path.hasPrefix(GuidelinesSite.pages) else { return nil }
    let slug = path.dropFirst(GuidelinesSite.pages.count).prefix { $0 != "#" }
    return slug.isEmpty ? nil : String(slug)
  }
}
