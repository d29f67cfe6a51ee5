/// What a topic is, and where its pages are.
package struct TopicSummary: Hashable, Sendable {
  package let slug: String
  /// Its title in the requested language.
  package let title: String
  /// The texts of that language with a page on it, oldest first; empty if the store has no page.
  package let texts: [TextID]
  /// The first sentence of the newest page among the requested texts, if it introduces the topic.
  package let introduction: String?
  /// The rule that the introduction comes from.
  package let definition: RuleID?
  /// The address of the page with the introduction.
  package let url: String?
  /// The pages that its advice moved to, if the newest edition has no page on it.
  package let successors: [String]
  /// The slugs of the nearest pages, if the store has no page on it.
  package let nearest: [String]
}

extension RuleStore {
  /// The summary of a topic that has a page.
  ///
  /// - Parameter asked: The requested texts; empty for all.
  func summary(
    ofTopic slug: String, in language: Language, of asked: [TextQuery] = []
  ) throws -> TopicSummary {
    var documents: [(key: Int, head: DocumentHead)] = []
    for wanted in [language, .english] where documents.isEmpty {
      let rows = try connection.rows(
        """
        SELECT document_id FROM document JOIN topic USING (topic_id)
        WHERE slug = ?1 AND language = ?2
        """, .text(slug), .text(wanted.tag))
      while try rows.next() {
        let key = try rows.integer(0)
        documents.append((key, try head(ofDocument: key)))
      }
    }
    documents.sort { $0.head.precedes($1.head) }
    let page = documents.last { page in asked.contains { $0.covers(page.head.text) } }
    let newest = try (page ?? documents.last).map { try document($0.key) }
    let first = try newest.flatMap { try opening(of: $0) }
    return TopicSummary(
      slug: slug, title: try title(ofTopic: slug, in: language),
      texts: documents.map(\.head.text),
      introduction: first?.whatItIs, definition: first?.id, url: newest?.address,
      successors: try successors(ofTopic: slug), nearest: [])
  }

  /// The pages of the newest edition that the topic's advice moved to.
  func successors(ofTopic slug: String) throws -> [String] {
    try newestEdition().map { try pageMoves().successors(of: slug, in: $0) } ?? []
  }

  /// The summary of a topic that has no page in the store.
  func summary(ofMissing slug: String, in language: Language) throws -> TopicSummary {
    let names = catalog.entries.first { $0.slug == slug }?.names
    let isGone = try connection.integer(
      "SELECT 1 FROM absence WHERE topic = ?1 AND edition = ?2", .text(slug),
      .text(Edition.current.slug))
    let nearest = try connection.texts(
      """
      SELECT DISTINCT other.topic
      FROM term AS one JOIN term_relation USING (term_id) JOIN term AS other
        ON other.term_id = related_id
      WHERE one.topic = ?1
        AND other.topic IN (SELECT slug FROM topic JOIN document USING (topic_id))
      ORDER BY NOT one.names_topic, NOT other.names_topic, other.term_id
      """, .text(slug))
    return TopicSummary(
      slug: slug,
      title: names?[language.withoutRegion]?.first ?? names?[.english]?.first ?? slug, texts: [],
      introduction: nil, definition: nil,
      url: isGone == nil ? PageAddress.ofToday(slug, in: language) : nil,
      successors: [],
      nearest: Array(nearest.prefix(3)))
  }

  /// The first rule of a page, if it is an introduction or a definition.
  private func opening(of document: StoredDocument) throws -> Rule? {
    let key = document.ruleIDs.lowerBound
    guard let rule = try rulesByKey([key])[key],
      rule.kind == .paragraph || rule.kind == .definition
    else { return nil }
    return rule
  }
}

extension Rule {
  /// The first sentence of the lead, or of a definition's body, since its lead is only a name.
  fileprivate var whatItIs: String {
    let text = lead.isEmpty || kind == .definition && !body.isEmpty ? body : lead
    let line = Array(text.prefix { $0 != "\n" }.utf8)
    return String(decoding: line[Sentence.first(of: line)], as: UTF8.self)
  }
}
