/// What Apple changed on a page, as the page of some language says.
package struct PublishedChange: Hashable, Sendable {
  /// The topic's slug.
  package let topic: String
  /// The page's title.
  package let title: String
  /// The text that the page belongs to.
  package let text: TextID
  /// Where on the web the page is.
  package let address: String?
  /// The day, and what changed.
  package let change: PageChange
}

extension RuleStore {
  /// What changed on the pages of the project's newest edition, the newest first.
  ///
  /// - Parameters:
  ///   - start: The first day, month or year to go back to: `2025-12-16`, `2025-12`, `2025`; `nil` for
  ///     all.
  ///   - topics: The slugs of the topics; none for all.
  ///   - language: That of the pages; where a page's text in it says nothing, the English one is asked.
  package func publishedChanges(
    since start: String? = nil, ofTopics topics: [String] = [], in language: Language
  ) throws(StoreError) -> [PublishedChange] {
    try reading {
      guard let edition = try newestEdition() else { return [] }
      let documents = try storedDocuments(
        where: "is_own AND document.edition = ?1 AND document.language IN (?2, 'en')",
        .text(edition.slug), .text(language.withoutRegion.tag))
      let replaced = try replacedDocuments()
      let pages = Dictionary(grouping: documents.filter { !replaced.contains($0.id) }, by: \.topic)
        .filter { topics.isEmpty || topics.contains($0.key) }
      var changes: [PublishedChange] = []
      for documents in pages.values {
        let preferred = documents.sorted { one, _ in one.place.language != .english }
        for document in preferred {
          let found = try self.changes(of: document)
          changes += found.filter { start.map($0.change.day.isNotBefore) ?? true }
          if !found.isEmpty { break }
        }
      }
      return changes.sorted { one, other in
        (other.change.day, one.topic) < (one.change.day, other.topic)
      }
    }
  }

  private func changes(of document: StoredDocument) throws -> [PublishedChange] {
    let rows = try connection.rows(
      "SELECT day, summary FROM page_change WHERE document_id = ?1", .integer(document.id))
    var changes: [PublishedChange] = []
    while try rows.next() {
      guard let change = PageChange(day: rows.text(0), summary: rows.text(1)) else {
        throw damagedText
      }
      changes.append(
        PublishedChange(
          topic: document.topic, title: document.title, text: document.text,
          address: document.address, change: change))
    }
    return changes
  }
}

extension String {
  /// Whether a day isn’t before another, of which the month and the day may be missing.
  fileprivate func isNotBefore(_ start: String) -> Bool { prefix(start.count) >= start }
}
