/// Restricts the results of a search.
public struct SearchFilter: Hashable, Sendable {
  /// The texts to search; empty for all. A part that is `nil` matches anything.
  public var texts: [TextQuery]
  /// The languages of the results, independent of the query's; empty for all.
  public var languages: [Language]
  /// The slugs of the topics; empty for all.
  public var topics: [String]
  /// The platforms, in any case; empty for all. Rules for all platforms match, too.
  package var platforms: [String]
  /// The default text if neither the filter nor the query names one.
  package var presetText: Preset<TextQuery>?
  /// The default platforms if neither the filter nor the query names any.
  package var presetPlatforms: Preset<[String]>?
  package var kind: RuleKind?
  /// Whether each rule is a result, rather than each concept.
  package var everyText: Bool
  /// The maximum number of results; 0 for no limit.
  package var limit: Int
  /// The reader's language, used for a query that is in none, such as `7:1`.
  package var reader: Language?

  /// Creates a filter; by default it matches everything.
  public init(
    edition: TextQuery? = nil, language: Language? = nil, topic: String? = nil,
    platform: String? = nil, kind: RuleKind? = nil, everyText: Bool = false, limit: Int = 20,
    reader: Language? = nil
  ) {
    texts = edition.map { [$0] } ?? []
    languages = language.map { [$0] } ?? []
    topics = topic.map { [$0] } ?? []
    platforms = platform.map { [$0] } ?? []
    self.kind = kind
    self.everyText = everyText
    self.limit = limit
    self.reader = reader
  }

  package var edition: TextQuery? {
    get { texts.first }
    set { texts = newValue.map { [$0] } ?? [] }
  }
  /// The preferred language: the first one.
  package var language: Language? {
    get { languages.first }
    set { languages = newValue.map { [$0] } ?? [] }
  }
  package var topic: String? {
    get { topics.first }
    set { topics = newValue.map { [$0] } ?? [] }
  }

  /// Whether the filter accepts the text's language.
  func takesLanguage(of text: TextID) -> Bool {
    (languages.isEmpty || languages.contains(text.language))
      && (texts.isEmpty
        || texts.contains { query in
          query.edition == text.edition
            && (query.language == nil || query.language == text.language)
        })
  }
}
