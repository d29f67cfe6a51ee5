/// Tells which documents a search is narrowed to, apart from the language.
struct DocumentFilter {
  private let store: RuleStore
  private let filter: SearchFilter
  private var known: [Int: Bool] = [:]
  private var exactRevisions: [ExactRevision: Bool] = [:]

  /// A topic that may have the very revision that a query names.
  private struct ExactRevision: Hashable {
    let query: TextQuery
    let topic: String
  }

  init(_ filter: SearchFilter, in store: RuleStore) {
    self.filter = filter
    self.store = store
  }

  /// Whether the rules of a document may be results.
  mutating func admits(_ document: Int) throws -> Bool {
    guard !filter.topics.isEmpty || !filter.texts.isEmpty else { return true }
    if let known = known[document] { return known }
    let admits = try admits(store.head(ofDocument: document), document)
    known[document] = admits
    return admits
  }

  private mutating func admits(_ head: DocumentHead, _ document: Int) throws -> Bool {
    guard filter.topics.isEmpty || filter.topics.contains(head.topic) else { return false }
    guard !filter.texts.isEmpty else { return true }
    for query in filter.texts where try admits(head, document, query) { return true }
    return false
  }

  private mutating func admits(
    _ head: DocumentHead, _ document: Int, _ query: TextQuery
  ) throws -> Bool {
    guard head.text.edition == query.edition else { return false }
    if let revision = query.revision, head.text.revision != revision {
      // An exact revision wins over those that continue it.
      guard head.text.revision?.continues(revision) == true,
        try !hasExactRevision(query, topic: head.topic)
      else { return false }
    }
    guard let origin = query.origin, head.origin != origin else { return true }
    return try store.document(document).shownOrigin == origin
  }

  private mutating func hasExactRevision(_ query: TextQuery, topic: String) throws -> Bool {
    let key = ExactRevision(query: query, topic: topic)
    if let known = exactRevisions[key] { return known }
    let count = try store.connection.integer(
      """
      SELECT count(*) FROM document JOIN topic USING (topic_id)
      WHERE slug = ?1 AND edition = ?2 AND revision IS ?3 AND (?4 IS NULL OR language = ?4)
      """, .text(topic), .text(query.edition.slug), SQLValue(query.revision?.slug),
      SQLValue(filter.language?.tag))
    exactRevisions[key] = count != 0
    return count != 0
  }
}
