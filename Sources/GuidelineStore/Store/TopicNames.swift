/// The topics of a store by every name they have, however it is written.
struct TopicNames {
  private var slugs: [String: String] = [:]
  private var names: [(name: String, slug: String)] = []

  /// Whether there are no topics.
  var isEmpty: Bool { names.isEmpty }

  /// Adds a name; the first topic that has it keeps it.
  mutating func add(_ name: String, for slug: String) {
    names.append((name, slug))
    let key = Self.key(name)
    guard !key.isEmpty else { return }
    if slugs[key] == nil { slugs[key] = slug }
  }

  /// The slug of the topic that has this name.
  func slug(named name: String) -> String? { slugs[Self.key(name)] }

  /// Slugs of topics with names like this one, the nearest first.
  func nearest(to name: String) -> [String] {
    let key = Self.key(name)
    var slugs: [String: String] = [:]
    for (name, slug) in names { slugs[Self.key(name)] = slug }
    var nearest: [String] = []
    for name in Nearest.names(to: key, among: Array(slugs.keys), limit: 6) {
      if let slug = slugs[name], !nearest.contains(slug) { nearest.append(slug) }
    }
    return Array(nearest.prefix(3))
  }

  /// A name without what people write one way or another: case, spaces, hyphens, the English plural.
  static func key(_ name: String) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.map { singular($0) }.joined()
  }

  /// `views → view`, `activities → activity`, `switches → switch`; `progress` stays.
  private static func singular(_ word: Substring) -> Substring {
    guard word.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss") else { return word }
    if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
    for ending in ["ches", "shes", "xes", "sses"] where word.hasSuffix(ending) {
      return word.dropLast(2)
    }
    return word.dropLast()
  }
}
