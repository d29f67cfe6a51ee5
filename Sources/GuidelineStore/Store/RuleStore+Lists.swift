/// A stored revision of an edition.
public struct EditionSummary: Hashable, Sendable {
  /// The edition.
  public let edition: Edition
  /// The revision; `nil` if undated.
  public let revision: Revision?
  /// The languages of its texts, sorted by tag.
  public let languages: [Language]
  package let topicCount: Int
  package let documentCount: Int
  /// The number of rules in all languages.
  package let ruleCount: Int
  /// Whether `Data/` has pages of it.
  package let isOwn: Bool
}

/// A stored language.
package struct LanguageSummary: Hashable, Sendable {
  package let language: Language
  package let topicCount: Int
  /// The number of rules in all editions.
  package let ruleCount: Int
}

/// A document: the part of a file about one topic in one language.
package struct DocumentSummary: Hashable, Sendable {
  /// The path as given to the import, or relative to `Data/`.
  package let path: String
  package let topic: String
  /// The topic's title in the document.
  package let title: String
  package let text: TextID
  /// The URL of its page, if the document gives one.
  package let address: String?
  /// How the document was read: `bold`, `headings`, `interleaved` …
  package let shape: String
  /// The number of rules of all kinds.
  package let ruleCount: Int
  /// The number of rules of each kind, if requested; `nil` for a removed document.
  package internal(set) var kinds: KindCounts?
  /// The number of its first rule in the text.
  package let firstOrdinal: Int
  /// Whether it belongs to the project's own `Data/`.
  package let isOwn: Bool

  package init(
    path: String, topic: String, title: String, text: TextID, address: String? = nil,
    shape: String, ruleCount: Int, kinds: KindCounts? = nil, firstOrdinal: Int = 1,
    isOwn: Bool = false
  ) {
    self.path = path
    self.topic = topic
    self.title = title
    self.text = text
    self.address = address
    self.shape = shape
    self.ruleCount = ruleCount
    self.kinds = kinds
    self.firstOrdinal = firstOrdinal
    self.isOwn = isOwn
  }
}

/// Restricts a list of rules.
package struct RuleFilter: Hashable, Sendable {
  /// The slugs of the topics; empty for all.
  package var topics: [String]
  /// The texts; empty for all. A part that is `nil` matches anything.
  package var texts: [TextQuery]
  /// The languages; empty for all.
  package var languages: [Language]
  /// The platforms, in any case; empty for all. Rules for all platforms match, too.
  package var platforms: [String]
  package var kind: RuleKind?

  package init(
    topics: [String] = [], texts: [TextQuery] = [], languages: [Language] = [],
    platforms: [String] = [], kind: RuleKind? = nil
  ) {
    self.topics = topics
    self.texts = texts
    self.languages = languages
    self.platforms = platforms
    self.kind = kind
  }
}

extension RuleStore {
  /// The stored revisions, oldest first. The project's own pages of an edition count as one
  /// revision, although each may have a date; earlier wordings don't count.
  public func editions() throws(StoreError) -> [EditionSummary] {
    struct State: Hashable {
      let edition: Edition
      let revision: Revision?
    }
    return try reading {
      let replaced = try replacedDocuments()
      let documents = try storedDocuments(where: "TRUE").filter { !replaced.contains($0.id) }
      let own = Dictionary(grouping: documents.filter(\.isOwn), by: \.place.edition)
        .mapValues { Set($0.map(\.place.revision)) }
      let states = Dictionary(grouping: documents) { document in
        let hasOneDate = own[document.place.edition]?.count == 1
        return State(
          edition: document.place.edition,
          revision: document.isOwn && !hasOneDate ? nil : document.place.revision)
      }
      return states.map { state, documents in
        let summary = EditionSummary(
          edition: state.edition, revision: state.revision,
          languages: Set(documents.map(\.place.language)).sorted(),
          topicCount: Set(documents.map(\.topic)).count, documentCount: documents.count,
          ruleCount: documents.reduce(0) { $0 + $1.ruleCount },
          isOwn: documents.contains(where: \.isOwn))
        let newest = documents.compactMap(\.place.revision).max()
        return (summary, TextID(edition: state.edition, revision: newest, language: .english))
      }.sorted { $0.1 < $1.1 }.map(\.0)
    }
  }

  /// The stored languages, sorted by tag.
  package func languages() throws(StoreError) -> [LanguageSummary] {
    try reading {
      let documents = try storedDocuments(where: "TRUE")
      return Dictionary(grouping: documents, by: \.place.language).map { language, documents in
        LanguageSummary(
          language: language, topicCount: Set(documents.map(\.topic)).count,
          ruleCount: documents.reduce(0) { $0 + $1.ruleCount })
      }.sorted { $0.language < $1.language }
    }
  }

  /// The stored documents, sorted by topic, text and position.
  ///
  /// - Parameter filter: Only its topics, texts and languages are used.
  package func documents(
    matching filter: RuleFilter = RuleFilter()
  ) throws(StoreError) -> [DocumentSummary] {
    try reading { try storedDocuments(matching: filter).map(summary) }
  }

  /// The documents of a file.
  ///
  /// - Parameter identity: The file's key in the store.
  package func documents(ofFile identity: String) throws(StoreError) -> [DocumentSummary] {
    try reading {
      try Self.sorted(storedDocuments(where: "identity = ?1", .text(identity)))
        .map(DocumentSummary.init)
    }
  }

  private func summary(of document: StoredDocument) throws -> DocumentSummary {
    var kinds = KindCounts()
    let rows = try connection.rows(
      "SELECT kind, count(*) FROM rule WHERE rule_id BETWEEN ?1 AND ?2 GROUP BY kind",
      document.firstKey, document.lastKey)
    while try rows.next() {
      if let kind = RuleKind(rawValue: rows.text(0)) { kinds[kind] = try rows.integer(1) }
    }
    var summary = DocumentSummary(document)
    summary.kinds = kinds
    return summary
  }

  /// Sorts documents by topic, text and position.
  static func sorted(_ documents: [StoredDocument]) -> [StoredDocument] {
    // Compare the few texts only once, since this is slow.
    let texts = Set(documents.map(\.text)).sorted()
    let order = Dictionary(uniqueKeysWithValues: zip(texts, texts.indices))
    return documents.map { (document: $0, text: order[$0.text] ?? 0) }.sorted { one, other in
      (one.document.topic, one.text, one.document.firstOrdinal)
        < (other.document.topic, other.text, other.document.firstOrdinal)
    }.map(\.document)
  }

  /// The rules that match a filter, sorted by topic, text and position.
  package func rules(matching filter: RuleFilter) throws(StoreError) -> [Rule] {
    try reading {
      let replaced = filter.texts.isEmpty ? try replacedDocuments() : []
      let documents = try storedDocuments(matching: filter).filter { !replaced.contains($0.id) }
      return try documents.flatMap(rules).filter { rule in
        (filter.kind == nil || rule.kind == filter.kind)
          && rule.isMeant(forAnyOf: filter.platforms)
      }
    }
  }

  /// The documents that match a filter's topics, texts and languages, sorted by topic, text and
  /// position.
  func storedDocuments(matching filter: RuleFilter) throws -> [StoredDocument] {
    var texts =
      filter.topics.isEmpty
      ? try storedTexts(where: "TRUE")
      : try filter.topics.flatMap { try storedTexts(where: "topic.slug = ?1", .text($0)) }
    if !filter.texts.isEmpty {
      // The meaning of a revision's name depends on the topic.
      let topics = Dictionary(grouping: texts) { $0.documents[0].topic }.values
      let queries = try filter.texts.map { try meaning(of: $0) }
      texts = topics.flatMap { Self.matches(ofAnyOf: queries, in: $0) }
    }
    if !filter.languages.isEmpty {
      texts = texts.filter { filter.languages.contains($0.id.language) }
    }
    return Self.sorted(texts.flatMap(\.documents))
  }
}

extension DocumentSummary {
  init(_ document: StoredDocument) {
    self.init(
      path: document.path, topic: document.topic, title: document.title, text: document.text,
      address: document.address, shape: document.shape, ruleCount: document.ruleCount,
      firstOrdinal: document.firstOrdinal,
      isOwn: document.isOwn)
  }
}

extension Rule {
  /// Whether the rule is for one of the platforms, or for all.
  ///
  /// - Parameter wanted: Names in any case; if empty, every rule matches.
  package func isMeant(forAnyOf wanted: some Collection<String>) -> Bool {
    guard !platforms.isEmpty, !wanted.isEmpty else { return true }
    return wanted.contains { name in
      platforms.contains { $0.lowercased() == name.lowercased() }
    }
  }
}
