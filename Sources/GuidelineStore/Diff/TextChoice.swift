/// The texts that an edition or a revision means, page by page.
struct TextChoice {
  /// What was asked for, with its language.
  let query: TextQuery
  /// The chosen text of each topic.
  private(set) var texts: [String: StoredText]
  /// Whether another language than the preferred one serves.
  let fellBack: Bool

  /// - Parameters:
  ///   - topics: All texts of the store by topic.
  ///   - topic: The only topic that must be there; `nil` if any will do.
  /// - Returns: `nil` if no text is meant.
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
      let texts = topics.compactMapValues { texts in
        RuleStore.best(of: RuleStore.matches(of: exact, in: texts))
      }
      guard !texts.isEmpty, topic.map({ texts[$0] != nil }) ?? true else { continue }
      self.query = exact
      self.texts = texts
      fellBack = wanted.withoutRegion != languages[0].withoutRegion
      return
    }
    return nil
  }

  /// The chosen texts by topic.
  var pages: [StoredText] { texts.sorted { $0.key < $1.key }.map(\.value) }

  /// The ids of further texts that the same files hold of the pages.
  ///
  /// - Parameter topic: The only topic that is asked for; `nil` for all.
  func copies(in topics: [String: [StoredText]], topic: String?) -> [String] {
    pages.filter { topic == nil || $0.topic == topic }.flatMap { page in
      (topics[page.topic] ?? []).filter {
        $0.id != page.id && $0.state == page.state && $0.id.language == page.id.language
          && !page.documents[0].isOwn && $0.isOfSource(of: page)
      }.map { "\($0.topic)@\($0.id)" }.sorted()
    }
  }

  /// Leaves out the pages that another choice has not.
  ///
  /// - Returns: The topics that were left out.
  mutating func keepPages(of other: TextChoice) -> [String] {
    let lost = Set(texts.keys).subtracting(other.texts.keys).sorted()
    for topic in lost { texts[topic] = nil }
    return lost
  }
}
