/// The texts that an edition or revision refers to, page by page.
struct TextChoice {
  /// The query, including its language.
  let query: TextQuery
  private(set) var texts: [String: StoredText]
  /// Whether the language isn't the preferred one.
  let fellBack: Bool

  /// - Parameters:
  ///   - topics: The texts to choose from, by topic.
  ///   - topic: The topic that must have a text; `nil` if any is sufficient.
  /// - Returns: `nil` if no text matches.
  init?(
    of query: TextQuery, in topics: [String: [StoredText]], topic: String?,
    preferring language: Language
  ) {
    let all = topics.values.joined().map(\.id.language)
    let languages =
      query.language.map { [$0] }
      ?? [language, language.withoutRegion, .english] + Set(all).sorted()
    for wanted in languages {
      var exact = query
      exact.language = wanted
      let fitting = topics.mapValues { RuleStore.matches(of: exact, in: $0) }
      // Imported texts don't affect comparisons of the project's own editions.
      let areOwn = fitting.values.contains { $0.contains(where: \.isOwn) }
      let texts = fitting.reduce(into: [String: StoredText]()) { texts, page in
        let own = areOwn ? page.value.filter(\.isOwn) : page.value
        texts[page.key] = RuleStore.best(of: own.isEmpty && page.key == topic ? page.value : own)
      }
      guard !texts.isEmpty, topic.map({ texts[$0] != nil }) ?? true else { continue }
      self.query = exact
      self.texts = texts
      fellBack = wanted.withoutRegion != languages[0].withoutRegion
      return
    }
    return nil
  }

  var isOwn: Bool { texts.values.allSatisfy(\.isOwn) }

  /// The chosen texts, ordered by topic.
  var pages: [StoredText] { texts.sorted { $0.key < $1.key }.map(\.value) }

  /// The IDs of other texts of the pages from the same source.
  ///
  /// - Parameter topic: The topic to limit the result to; `nil` for all.
  func copies(in topics: [String: [StoredText]], topic: String?) -> [String] {
    pages.filter { topic == nil || $0.topic == topic }.flatMap { page in
      (topics[page.topic] ?? []).filter {
        $0.id != page.id && $0.state == page.state && $0.id.language == page.id.language
          && !page.isOwn && $0.isOfSource(of: page)
      }.map { "\($0.topic)@\($0.id)" }.sorted()
    }
  }

  /// Keeps only these pages.
  ///
  /// - Returns: The dropped topics.
  @discardableResult
  mutating func keepPages(_ pages: Set<String>) -> [String] {
    let lost = Set(texts.keys).subtracting(pages).sorted()
    for topic in lost { texts[topic] = nil }
    return lost
  }
}
