/// A revision of an edition, as the store holds it.
public struct EditionSummary: Hashable, Sendable {
  /// The named version of the guidelines.
  public let edition: Edition
  /// The dated state; `nil` for what is undated.
  public let revision: Revision?
  /// The languages that have texts of it, by tag.
  public let languages: [Language]
  /// How many topics it has.
  package let topicCount: Int
  /// How many documents it was read from.
  package let documentCount: Int
  /// How many rules it has over all languages.
  package let ruleCount: Int
  /// Whether the project's own `Data/` has pages of it.
  package let isOwn: Bool
}

/// A language, as the store holds it.
package struct LanguageSummary: Hashable, Sendable {
  /// The language.
  package let language: Language
  /// How many topics it has.
  package let topicCount: Int
  /// How many rules it has over all editions.
  package let ruleCount: Int
}

/// What one file says about one topic in one language.
package struct DocumentSummary: Hashable, Sendable {
  /// The path as it was given to the import, or relative to `Data/`.
  package let path: String
  /// The topic's slug.
  package let topic: String
  /// The title that the document gives it.
  package let title: String
  /// The text that the document belongs to.
  package let text: TextID
  /// Where on the web its page stands; `nil` where it does not say.
  package let address: String?
  /// What the document was taken for: `bold`, `headings`, `interleaved` …
  package let shape: String
  /// How many rules it has, of all kinds.
  package let ruleCount: Int
  /// How many it has of each kind, where it was asked for; `nil` for what was taken out.
  package internal(set) var kinds: KindCounts?
  /// The number of its first rule.
  package let firstOrdinal: Int
  /// Whether it belongs to the project's own `Data/`.
  package let isOwn: Bool

  /// Makes it of its parts.
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

/// What a list of rules is narrowed to.
package struct RuleFilter: Hashable, Sendable {
  /// The slugs of the topics; none for all.
  package var topics: [String]
  /// The texts; what they leave open may be anything.
  package var texts: [TextQuery]
  /// The languages; none for all.
  package var languages: [Language]
  /// The platforms, in any case; none for all. What is meant for one of them fits, or for all there are.
  package var platforms: [String]
  /// The kind.
  package var kind: RuleKind?

  /// Makes it of its parts.
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
  /// The revisions that the store holds, from the oldest. The project's own pages of an edition, which
  /// may each have a date, are one under its name; earlier wordings don't count.
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

  /// The languages that the store holds, by tag.
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

  /// The documents that the store holds, by topic, text and place in it.
  ///
  /// - Parameter filter: Of this the topics, the texts and the languages count.
  package func documents(
    matching filter: RuleFilter = RuleFilter()
  ) throws(StoreError) -> [DocumentSummary] {
    try reading { try storedDocuments(matching: filter).map(summary) }
  }

  /// The documents that a file gave.
  ///
  /// - Parameter identity: What the store knows the file by.
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

  /// Documents by topic, text and place in it.
  static func sorted(_ documents: [StoredDocument]) -> [StoredDocument] {
    // Many documents share few texts, which take long to compare.
    let texts = Set(documents.map(\.text)).sorted()
    let order = Dictionary(uniqueKeysWithValues: zip(texts, texts.indices))
    return documents.map { (document: $0, text: order[$0.text] ?? 0) }.sorted { one, other in
      (one.document.topic, one.text, one.document.firstOrdinal)
        < (other.document.topic, other.text, other.document.firstOrdinal)
    }.map(\.document)
  }

  /// The rules that fit a filter, by topic, text and place in it.
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

  /// The documents that fit a filter's topics, texts and languages, by topic, text and place in it.
  func storedDocuments(matching filter: RuleFilter) throws -> [StoredDocument] {
    var texts =
      filter.topics.isEmpty
      ? try storedTexts(where: "TRUE")
      : try filter.topics.flatMap { try storedTexts(where: "topic.slug = ?1", .text($0)) }
    if !filter.texts.isEmpty {
      // Which revision a name means is told topic by topic.
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
  /// Whether the rule is meant for one of some platforms, or for all there are.
  ///
  /// - Parameter wanted: In any case; every rule is meant for one of none.
  package func isMeant(forAnyOf wanted: some Collection<String>) -> Bool {
    guard !platforms.isEmpty, !wanted.isEmpty else { return true }
    return wanted.contains { name in
      platforms.contains { $0.lowercased() == name.lowercased() }
    }
  }
}
