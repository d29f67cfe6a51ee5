extension RuleStore {
  /// Finds the text of a topic that a user means.
  ///
  /// - Parameters:
  ///   - query: What the user typed; `nil` for the newest edition. Without a revision, it means the
  ///     newest one; without a source, the project's own text, or else the first source by name.
  ///   - topic: The topic's slug.
  ///   - language: The language for a query without one. If there is no text in it, an English one
  ///     is used, or else any.
  /// - Returns: The text, and whether it is in another language.
  public func resolve(
    _ query: TextQuery?, topic: String, preferring language: Language
  ) throws(StoreError) -> (text: TextID, fellBack: Bool) {
    try reading {
      let query = try query.map { try meaning(of: $0) }
      let texts = try storedTexts(where: "topic.slug = ?1", .text(topic))
      guard let edition = query?.edition ?? texts.map(\.id.edition).max() else {
        throw try unknownTopic(topic)
      }
      let languages =
        query?.language.map { [$0] }
        ?? [language, language.withoutRegion, .english] + Set(texts.map(\.id.language)).sorted()
      for wanted in languages {
        var exact = query ?? TextQuery(edition: edition)
        exact.language = wanted
        let candidates =
          query == nil
          ? texts.filter { $0.id.language == wanted } : Self.matches(of: exact, in: texts)
        guard let best = Self.best(of: candidates) else { continue }
        return (best.id, wanted.withoutRegion != languages[0].withoutRegion)
      }
      throw try missingText(query ?? TextQuery(edition: edition), topic: topic, texts: texts)
    }
  }

  /// A topic's texts, oldest first.
  package func texts(ofTopic topic: String) throws(StoreError) -> [TextID] {
    try reading { try storedTexts(where: "topic.slug = ?1", .text(topic)).map(\.id).sorted() }
  }

  /// The texts that match a query, without those of the project that a newer revision replaced,
  /// unless they are requested by name. An exact revision wins over its continuations, and a shown
  /// source over a hidden one.
  static func matches(of query: TextQuery, in texts: [StoredText]) -> [StoredText] {
    var texts = texts.filter {
      $0.id.edition == query.edition
        && (query.language == nil || $0.id.language == query.language)
    }
    if let origin = query.origin {
      let shown = texts.filter { $0.id.origin == origin }
      texts = shown.isEmpty ? texts.filter { $0.documents[0].origin == origin } : shown
    }
    if let day = query.day { return inForce(on: day, of: texts) }
    if let revision = query.revision {
      let exact = texts.filter { $0.id.revision == revision }
      guard exact.isEmpty else { return exact }
      texts = texts.filter { $0.id.revision?.continues(revision) == true }
    }
    return kept(of: texts)
  }

  /// For each language, the text in force on a day; the oldest if all are newer.
  private static func inForce(on day: String, of texts: [StoredText]) -> [StoredText] {
    Dictionary(grouping: texts, by: \.id.language).values.compactMap { texts in
      best(of: texts.filter { $0.firstDay.isNotAfter(day) })
        ?? texts.min { ($0.firstDay, $0.id) < ($1.firstDay, $1.id) }
    }
  }

  /// Notes on topics without a text as old as the requested day.
  package func notesOnDay(
    of queries: [TextQuery], topics: some Collection<String>
  ) throws(StoreError) -> [Message] {
    guard let query = queries.first(where: { $0.day != nil }), let day = query.day else {
      return []
    }
    return try reading {
      let edition = try meaning(of: query).edition
      guard edition == query.edition else {
        return [
          Message("the store has no text from \(day)").followed(by: "showing edition \(edition)")
        ]
      }
      let asked = Set(topics)
      let texts = try storedTexts(where: "document.edition = ?1", .text(edition.slug))
      let newer = Dictionary(grouping: texts) { $0.documents[0].topic }.filter { topic, texts in
        asked.contains(topic) && !texts.contains { $0.firstDay.isNotAfter(day) }
      }
      guard let topic = newer.keys.first else { return [] }
      return [
        newer.count == 1
          ? "the oldest wording of \(topic) is newer than \(day)"
          : "the oldest wording of \(newer.count) pages is newer than \(day)"
      ]
    }
  }

  /// The texts without those of the project that a newer revision of their edition replaced.
  static func kept(of texts: [StoredText]) -> [StoredText] {
    texts.filter { text in
      !text.isOwn
        || !texts.contains {
          $0.isOwn && $0.documents[0].topic == text.documents[0].topic
            && $0.id.edition == text.id.edition && $0.id.language == text.id.language
            && $0.isNewer(than: text)
        }
    }
  }

  /// The texts that match any of the queries.
  static func matches(ofAnyOf queries: [TextQuery], in texts: [StoredText]) -> [StoredText] {
    let ids = Set(queries.flatMap { matches(of: $0, in: texts) }.map(\.id))
    return texts.filter { ids.contains($0.id) }
  }

  /// The newest revision of the newest edition, from the first source. An imported text is
  /// preferred to the project's own only if its date is newer.
  static func best(of texts: [StoredText]) -> StoredText? {
    func newest(_ texts: [StoredText]) -> StoredText? { texts.max { $1.isNewer(than: $0) } }
    guard let own = newest(texts.filter(\.isOwn)) else { return newest(texts) }
    return newest(texts.filter { !$0.isOwn && $0.isNewer(than: own) }) ?? own
  }

  /// The texts of documents that satisfy an SQL condition, which must be true for all documents of
  /// a text or none.
  func storedTexts(where condition: String, _ values: SQLValue...) throws -> [StoredText] {
    StoredText.texts(of: try storedDocuments(where: condition, values: values))
  }

  func storedDocuments(
    where condition: String, _ values: SQLValue...
  ) throws -> [StoredDocument] {
    try storedDocuments(where: condition, values: values)
  }

  private func storedDocuments(
    where condition: String, values: [SQLValue]
  ) throws -> [StoredDocument] {
    var documents: [StoredDocument] = []
    let rows = try connection.rows(
      StoredDocument.selection + " WHERE " + condition, values: values)
    while try rows.next() { documents.append(try StoredDocument(rows)) }
    let end = try (connection.integer("SELECT max(rule_id) FROM rule") ?? 0) + 1
    guard documents.allSatisfy({ $0.ruleCount == 0 || $0.ruleIDs.upperBound <= end }) else {
      throw SQLiteError.corrupt("a document has rules that the store doesn't")
    }
    return documents
  }

  /// The document with this key.
  func document(_ id: Int) throws -> StoredDocument {
    if let known = cache.documents[id] { return known }
    guard let document = try storedDocuments(where: "document_id = ?1", .integer(id)).first else {
      throw StoreError(
        "the store \(path) has rules of an unknown document",
        remedy: .repairStore)
    }
    cache.documents[id] = document
    return document
  }
}

extension String {
  /// Whether a day isn't after another one, which may lack the month or the day.
  fileprivate func isNotAfter(_ day: String) -> Bool { prefix(day.count) <= day }
}
