/// The topics of a store by every name they have, however it is written.
struct TopicNames {
  private var slugs: [String: String] = [:]

  /// Whether there are no topics.
  var isEmpty: Bool { slugs.isEmpty }

  /// Adds a name; the first topic that has it keeps it.
  mutating func add(_ name: String, for slug: String) {
    let key = TopicCatalog.key(name)
    slugs[key] = slugs[key] ?? slug
  }

  /// The slug of the topic that has this name.
  func slug(named name: String) -> String? { slugs[TopicCatalog.key(name)] }

  /// Slugs of topics whose names share a word with this one, or differ in a letter of four at most.
  func similar(to name: String) -> [String] {
    let key = TopicCatalog.key(name)
    let words = Set(foldedWords(name).map(TopicCatalog.key).filter { $0.utf8.count > 3 })
    return nearest(to: name).filter { slug in
      let names = slugs.filter { $0.value == slug }.map(\.key)
      return !words.isDisjoint(with: foldedWords(slug).map(TopicCatalog.key))
        || names.contains { other in
          let distance = Nearest.distance(between: other, and: key)
          return distance * 4 <= Double(key.unicodeScalars.count)
        }
    }
  }

  /// Slugs of topics with names like this one, the nearest first.
  func nearest(to name: String) -> [String] {
    var nearest: [String] = []
    for key in Nearest.names(to: TopicCatalog.key(name), among: Array(slugs.keys), limit: 9) {
      if let slug = slugs[key], !nearest.contains(slug) { nearest.append(slug) }
    }
    return Array(nearest.prefix(3))
  }
}
