extension RuleStore {
  /// The stored topics, sorted by slug.
  public func topics() throws(StoreError) -> [Topic] {
    try reading { try topics(of: storedTexts(where: "TRUE")) }
  }

  /// The topics of the documents that match a filter's topics, texts and languages, sorted by slug.
  package func topics(matching filter: RuleFilter) throws(StoreError) -> [Topic] {
    try reading {
      let fitting = Set(try storedDocuments(matching: filter).map(\.topic))
      return try topics().filter { fitting.contains($0.slug) }
    }
  }

  /// The topic with this slug or name, in any language.
  ///
  /// - Throws: ``StoreError`` with the nearest names if there is no such topic.
  public func topic(named name: String) throws(StoreError) -> Topic {
    try reading {
      let slug = try topicSlug(named: name)
      guard
        let topic = try topics(of: storedTexts(where: "topic.slug = ?1", .text(slug))).first
      else { throw try unknownTopic(name) }
      return topic
    }
  }

  /// Splits a comma-separated list of topics; a name may itself have a comma.
  package func topicNames(in list: String) throws(StoreError) -> [String] {
    guard list.contains(","), try !isTopic(list) else { return [list] }
    return list.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed }
  }

  package func isTopic(_ name: String) throws(StoreError) -> Bool {
    try reading { try slug(ofTopicNamed: name) != nil }
  }

  /// The language in which to show a topic to a user who called it by this name.
  ///
  /// A name in only one language implies that language: `탭 막대` asks for Korean. A name that is also
  /// in the reader's language or in English implies nothing.
  package func language(
    ofTopicNamed name: String, reader: Language
  ) throws(StoreError) -> Language {
    let key = TopicCatalog.key(name)
    let topic = try topic(named: name)
    let languages = Set(
      topic.names.filter { TopicCatalog.key($0.name) == key }.compactMap(\.language))
    let isOwn = languages.contains { $0 == .english || $0 == reader.withoutRegion || $0 == reader }
    return isOwn || topic.slug == name ? reader : languages.min() ?? reader
  }

  /// A topic's title in a language, or else in English, or else in any, or else the slug.
  package func title(ofTopic slug: String, in language: Language) throws(StoreError) -> String {
    try reading {
      // Query by language first: the index has it, so most documents needn't be read.
      for language in [language, .english] {
        if let title = try newestTitles(ofTopic: slug, in: language)[language] { return title }
      }
      let titles = try newestTitles(ofTopic: slug, in: nil)
      let topic = Topic(
        slug: slug, titles: titles, names: [], texts: [], addresses: [:], updated: nil)
      return topic.title(in: language)
    }
  }

  /// The titles of a topic's newest texts, in one language or all.
  private func newestTitles(
    ofTopic slug: String, in language: Language?
  ) throws -> [Language: String] {
    let rows = try connection.rows(
      """
      SELECT edition, revision, shown_origin, language, title
      FROM document JOIN topic USING (topic_id)
      WHERE slug = ?1 AND first_ordinal = 1 AND (?2 IS NULL OR language = ?2)
      """, .text(slug), SQLValue(language?.tag))
    var titles: [(text: TextID, title: String)] = []
    while try rows.next() {
      let text = try TextID(
        edition: rows.edition(0), revision: rows.revision(1), origin: rows.origin(2),
        language: rows.language(3))
      titles.append((text, rows.text(4)))
    }
    return newest(titles, ofTopic: slug)
  }

  /// The day of the latest change listed in the texts.
  private static func updated(_ texts: [StoredText]) -> String? {
    texts.flatMap { $0.documents.compactMap(\.updated) }.max()
  }

  /// The title of the newest text in each language. If all are only file names, the catalog's.
  private func newest(
    _ titles: [(text: TextID, title: String)], ofTopic slug: String
  ) -> [Language: String] {
    var newest: [Language: (text: TextID, title: String?)] = [:]
    for (text, title) in titles {
      let title = title.isSlug ? nil : title
      if let known = newest[text.language] {
        let isOwn = text.origin == nil
        // An import can't rename a topic of the project.
        if isOwn != (known.text.origin == nil)
          ? !isOwn
          : title == nil && known.title != nil
            || (title == nil) == (known.title == nil) && text < known.text
        {
          continue
        }
      }
      newest[text.language] = (text, title)
    }
    return newest.reduce(into: [:]) { titles, newest in
      titles[newest.key] =
        newest.value.title
        ?? catalog.entries.first { $0.slug == slug }?.names[newest.key]?.first
    }
  }

  /// The slug of the topic with this name.
  func topicSlug(named name: String) throws -> String {
    let known = try connection.integer("SELECT 1 FROM topic WHERE slug = ?1", .text(name))
    if known != nil { return name }
    guard let slug = try slug(ofTopicNamed: name) else { throw try unknownTopic(name) }
    return slug
  }

  /// The topics of texts, with their names in them.
  func topics(of texts: [StoredText]) throws -> [Topic] {
    let topics = Dictionary(grouping: texts) { $0.documents[0].topic }
    return topics.sorted { $0.key < $1.key }.map { slug, texts in
      let texts = texts.sorted { $0.id < $1.id }
      var names = catalog.entries.first { $0.slug == slug }?.allNames ?? []
      for text in texts {
        names += text.documents.map {
          TopicName(topic: slug, language: text.id.language, name: $0.title)
        }
      }
      return Topic(
        slug: slug, titles: newest(texts.map { ($0.id, $0.documents[0].title) }, ofTopic: slug),
        names: Set(names).sorted {
          ($0.language?.tag ?? "", $0.name) < ($1.language?.tag ?? "", $1.name)
        },
        texts: texts.map(\.id),
        addresses: texts.reduce(into: [:]) { addresses, text in
          addresses[text.id] = text.documents.lazy.compactMap(\.address).first
        },
        updated: Self.updated(texts.filter(\.isOwn)) ?? Self.updated(texts))
    }
  }
}

extension TopicCatalog.Entry {
  fileprivate var allNames: [TopicName] {
    oldSlugs.map { TopicName(topic: slug, language: nil, name: $0) }
      + names.flatMap { language, names in
        names.map { TopicName(topic: slug, language: language, name: $0) }
      }
  }
}
