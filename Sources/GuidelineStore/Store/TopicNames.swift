/// Looks up topics by name: by slug, by names in the catalog, and by titles of pages.
extension RuleStore {
  /// The slug of the topic with this name in any spelling.
  func slug(ofTopicNamed name: String) throws -> String? {
    try connection.texts(
      "SELECT topic FROM topic_name WHERE key = ?1", .text(TopicCatalog.key(name))
    ).first
  }

  /// The topics whose names share a word with this one, or differ from it in at most a fourth of
  /// the letters.
  func topics(withNamesSimilarTo name: String) throws -> [String] {
    let names = try topicsByKey()
    let key = TopicCatalog.key(name)
    let words = Set(foldedWords(name).map(TopicCatalog.key).filter { $0.utf8.count > 3 })
    return Self.topics(withNamesNearestTo: key, among: names).filter { slug in
      !words.isDisjoint(with: foldedWords(slug).map(TopicCatalog.key))
        || names.contains { other, topic in
          topic == slug
            && Nearest.distance(between: other, and: key) * 4 <= Double(key.unicodeScalars.count)
        }
    }
  }

  /// Up to three topics with the nearest names, nearest first.
  func topics(withNamesNearestTo name: String) throws -> [String] {
    try Self.topics(withNamesNearestTo: TopicCatalog.key(name), among: topicsByKey())
  }

  private static func topics(
    withNamesNearestTo key: String, among names: [String: String]
  ) -> [String] {
    var nearest: [String] = []
    for key in Nearest.names(to: key, among: Array(names.keys), limit: 9) {
      if let slug = names[key], !nearest.contains(slug) { nearest.append(slug) }
    }
    return Array(nearest.prefix(3))
  }

  private func topicsByKey() throws -> [String: String] {
    var topics: [String: String] = [:]
    let rows = try connection.rows("SELECT key, topic FROM topic_name")
    while try rows.next() { topics[rows.text(0)] = rows.text(1) }
    return topics
  }

  /// Rebuilds the names of all topics with a page. For a shared name, slugs win over the catalog's
  /// names, and these over titles; titles from imports come last.
  func packTopicNames() throws {
    try connection.run("DELETE FROM topic_name")
    func add(_ name: String, for slug: String) throws {
      try connection.run(
        "INSERT OR IGNORE INTO topic_name (key, topic) VALUES (?1, ?2)",
        .text(TopicCatalog.key(name)), .text(slug))
    }
    let slugs = try connection.texts(
      "SELECT slug FROM topic WHERE topic_id IN (SELECT topic_id FROM document) ORDER BY slug")
    for slug in slugs { try add(slug, for: slug) }
    let held = Set(slugs)
    for entry in catalog.entries where held.contains(entry.slug) {
      let names = entry.names.sorted { $0.key < $1.key }.flatMap(\.value)
      for name in entry.oldSlugs + names { try add(name, for: entry.slug) }
    }
    var titles: [(slug: String, title: String)] = []
    do {
      let rows = try connection.rows(
        """
        SELECT slug, title FROM document JOIN topic USING (topic_id)
        GROUP BY slug, title ORDER BY min(shown_origin IS NOT NULL), slug, title
        """)
      while try rows.next() { titles.append((rows.text(0), rows.text(1))) }
    }
    for (slug, title) in titles { try add(title, for: slug) }
  }
}
