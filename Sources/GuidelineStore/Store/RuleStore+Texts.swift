extension RuleStore {
  /// Finds the text of a topic that a person means.
  ///
  /// - Parameters:
  ///   - query: What was written; `nil` for the newest edition. The newest revision serves where none
  ///     was named, the project's own text or else the first by name where no source was.
  ///   - topic: The topic's slug.
  ///   - language: The language for a query that names none. English serves where there is no such
  ///     text in it, and any other where there is none in English either.
  /// - Returns: The text, and whether another language had to serve.
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

  /// The texts that a topic has, oldest first.
  package func texts(ofTopic topic: String) throws(StoreError) -> [TextID] {
    try reading { try storedTexts(where: "topic.slug = ?1", .text(topic)).map(\.id).sorted() }
  }

  /// The texts that fit a query in all that it names. An exact revision wins over those that continue
  /// it, a source that is shown over one that is not.
  static func matches(of query: TextQuery, in texts: [StoredText]) -> [StoredText] {
    var texts = texts.filter {
      $0.id.edition == query.edition
        && (query.language == nil || $0.id.language == query.language)
    }
    if let origin = query.origin {
      let shown = texts.filter { $0.id.origin == origin }
      texts = shown.isEmpty ? texts.filter { $0.documents[0].origin == origin } : shown
    }
    if let revision = query.revision {
      let exact = texts.filter { $0.id.revision == revision }
      texts = exact.isEmpty ? texts.filter { $0.id.revision?.continues(revision) == true } : exact
    }
    return texts
  }

  /// The texts that fit one of some queries, each once.
  static func matches(ofAnyOf queries: [TextQuery], in texts: [StoredText]) -> [StoredText] {
    let ids = Set(queries.flatMap { matches(of: $0, in: texts) }.map(\.id))
    return texts.filter { ids.contains($0.id) }
  }

  /// The newest edition's newest revision, from the source that comes first. An imported text takes the
  /// place of the project's own only if its date is newer.
  static func best(of texts: [StoredText]) -> StoredText? {
    func newest(_ texts: [StoredText]) -> StoredText? {
      texts.max { $1.id.isNewer(than: $0.id) }
    }
    guard let own = newest(texts.filter(\.isOwn)) else { return newest(texts) }
    return newest(texts.filter { !$0.isOwn && $0.id.isNewer(than: own.id) }) ?? own
  }

  /// The texts of the documents that fulfil a condition, which must hold for all or none of a text.
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

  /// The document that a rule stands in.
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
