/// The topics that a query names.
struct Subject {
  struct Name {
    let text: String
    let topic: NamedTopic
  }

  private(set) var names: [Name] = []
  /// Whether the query has nothing else.
  private(set) var isWhole = false
  /// Whether the query is exactly the title of a page.
  private var isTitle = false

  init() {}

  /// - Parameter text: The whole query.
  init(_ terms: [ExpandedTerm], of text: String, in store: RuleStore) throws {
    let isAlone = terms.count == 1
    for term in terms where !term.isRequired {
      // A platform besides other words doesn't ask for a page that the store lacks.
      let isBeside = !isAlone && PageWords.platforms(in: term.text) != nil
      for topic in try store.topics(ofTerms: term.named) where topic.isHeld || !isBeside {
        names.append(Name(text: term.text, topic: topic))
      }
    }
    isWhole = isAlone
    // `CarPlay` could be a symbol as well.
    if page == nil && !names.contains(where: { $0.text == text }) || text.isOfNoLanguage,
      text.split(whereSeparator: \.isWhitespace).count <= Self.longestTitle,
      let slug = try store.slug(ofTopicNamed: text)
    {
      isTitle = true
      isWhole = true
      names.insert(
        Name(text: text, topic: NamedTopic(slug: slug, isHeld: true, isNamed: true)), at: 0)
    }
  }

  /// The number of words of the longest title, `Gyroscope and accelerometer`, plus some.
  private static let longestTitle = 6

  /// Records that the query is a symbol that rules mention, so that those are shown rather than a
  /// page.
  mutating func findsSymbol() {
    if !isTitle { isWhole = false }
  }

  /// The platform whose own page a term names: `Apple TV`.
  func platform(namedBy term: String) -> SearchTerm? {
    names.lazy.filter { $0.text == term }.compactMap(\.topic.platform).first
      .flatMap { SearchTerm(phrase: $0) }
  }

  /// The topic that is the whole query, if it has a page.
  var page: NamedTopic? {
    isWhole ? names.lazy.map(\.topic).first { $0.isHeld && $0.isNamed } : nil
  }

  /// Whether a name is the topic's title rather than another name of it.
  func isTitle(in store: RuleStore) throws -> Bool {
    try names.contains { name in
      try name.topic.isNamed
        && store.connection.integer(
          """
          SELECT 1 FROM term JOIN term_name USING (term_id)
          WHERE topic = ?1 AND names_topic AND standing = 'preferred' AND key = ?2
          """, .text(name.topic.slug), .text(store.termKey(of: name.text))) != nil
    }
  }

  /// The topic named by the query that has no page in the store.
  var missing: Name? {
    guard !isTitle else { return nil }
    return names.first { name in
      !name.topic.isHeld && name.topic.isNamed
        && !names.contains { $0.text == name.text && $0.topic.isHeld }
    }
  }

  /// The topic without a page that the query is about, or about a part of.
  var missingPage: NamedTopic? { missing?.topic ?? names.lazy.map(\.topic).first { !$0.isHeld } }
}

/// A topic that a glossary name belongs to.
struct NamedTopic {
  let slug: String
  /// Whether the store has a page on it.
  let isHeld: Bool
  /// Whether the name is the topic's own, not that of something on its page.
  let isNamed: Bool

  /// The platform that the topic's page is about, in lowercase: `tvos`; `nil` for other pages.
  var platform: String? {
    slug.hasPrefix(Self.platformPage) ? String(slug.dropFirst(Self.platformPage.count)) : nil
  }

  private static let platformPage = "designing-for-"
}

extension ScoredTerm {
  /// Whether it is a symbol that some rule contains. Those rules are then wanted more than the
  /// symbol's topic.
  ///
  /// - Parameter rules: The rules to look at; `nil` for all.
  func isSymbol(of rules: RowSet?) -> Bool {
    term.text.isOfNoLanguage
      && finding.contains { phrase in
        term.groups[phrase.group].origin == .written
          && (rules.map { phrase.postings.rows.contains(where: $0.contains) } ?? true)
      }
  }
}

extension RuleStore {
  /// The topics that the glossary's terms belong to; topics whose own name it is come first.
  func topics(ofTerms terms: [Int]) throws -> [NamedTopic] {
    guard !terms.isEmpty else { return [] }
    var topics: [NamedTopic] = []
    let rows = try connection.rows(
      """
      SELECT term.topic,
        EXISTS (SELECT 1 FROM document JOIN topic USING (topic_id) WHERE topic.slug = term.topic),
        max(names_topic)
      FROM term WHERE topic IS NOT NULL AND term_id IN (SELECT value FROM json_each(?1))
      GROUP BY 1 ORDER BY 3 DESC, min(term_id)
      """, .list(terms))
    while try rows.next() {
      topics.append(
        NamedTopic(
          slug: rows.text(0), isHeld: try rows.integer(1) != 0, isNamed: try rows.integer(2) != 0))
    }
    return topics
  }
}
