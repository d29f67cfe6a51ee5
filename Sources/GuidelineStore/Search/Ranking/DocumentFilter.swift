/// Checks documents against a search's filter, apart from the language.
struct DocumentFilter {
  private let store: RuleStore
  private let filter: SearchFilter
  /// The documents of the requested texts, by topic.
  private var admitted: [String: Set<Int>] = [:]

  init(_ filter: SearchFilter, in store: RuleStore) {
    self.filter = filter
    self.store = store
  }

  mutating func admits(_ document: Int) throws -> Bool {
    guard !filter.topics.isEmpty || !filter.texts.isEmpty else { return true }
    let topic = try store.head(ofDocument: document).topic
    guard filter.topics.isEmpty || filter.topics.contains(topic) else { return false }
    guard !filter.texts.isEmpty else { return true }
    if let known = admitted[topic] { return known.contains(document) }
    let texts = try store.storedTexts(where: "topic.slug = ?1", .text(topic))
    let languages = Dictionary(grouping: texts, by: \.id.language).values
    let documents = Set(
      languages.flatMap { RuleStore.matches(ofAnyOf: filter.texts, in: $0) }
        .flatMap { $0.documents.map(\.id) })
    admitted[topic] = documents
    return documents.contains(document)
  }
}
