/// A change that Apple made to a page.
package struct PublishedChange: Hashable, Sendable {
  /// The topic's slug.
  package let topic: String
  package let title: String
  /// The text that the page belongs to.
  package let text: TextID
  /// The page's URL.
  package let address: String?
  package let change: PageChange
}

extension RuleStore {
  /// The changes to the pages of the project's newest edition, newest first.
  ///
  /// - Parameters:
  ///   - start: The first day, month or year: `2025-12-16`, `2025-12`, `2025`; `nil` for all.
  ///   - topics: The slugs of the topics; empty for all.
  ///   - language: The language of the pages. If a page has no changes listed in it, the English
  ///     page is used.
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
  /// Whether a day isn't before another one, which may lack the month or the day.
  fileprivate func isNotBefore(_ start: String) -> Bool { prefix(start.count) >= start }
}
