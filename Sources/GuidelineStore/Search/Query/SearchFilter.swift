/// What the results of a search are narrowed to.
public struct SearchFilter: Hashable, Sendable {
  /// The texts; what they leave open may be anything.
  public var texts: [TextQuery]
  /// The languages of the results, whatever that of the query is; none for all.
  public var languages: [Language]
  /// The slugs of the topics; none for all.
  public var topics: [String]
  /// The platforms, in any case; none for all. What is meant for one of them fits, or for all there are.
  package var platforms: [String]
  /// The text to keep to where neither the filter nor the query names any.
  package var presetText: Preset<TextQuery>?
  /// The platforms to keep to where neither the filter nor the query names any.
  package var presetPlatforms: Preset<[String]>?
  /// The kind.
  package var kind: RuleKind?
  /// Whether each rule is a result of its own, not each concept.
  package var everyText: Bool
  /// The most results to give; 0 for all.
  package var limit: Int
  /// What whoever asks reads: the language of a query that is written in none, such as `7:1`.
  package var reader: Language?

  /// Makes it of its parts.
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

  /// The first of the texts, or the only one.
  package var edition: TextQuery? {
    get { texts.first }
    set { texts = newValue.map { [$0] } ?? [] }
  }
  /// The first of the languages, which comes before the others, or the only one.
  package var language: Language? {
    get { languages.first }
    set { languages = newValue.map { [$0] } ?? [] }
  }
  /// The first of the topics, or the only one.
  package var topic: String? {
    get { topics.first }
    set { topics = newValue.map { [$0] } ?? [] }
  }

  /// Whether a result may come from a text, as far as its language tells.
  func takesLanguage(of text: TextID) -> Bool {
    (languages.isEmpty || languages.contains(text.language))
      && (texts.isEmpty
        || texts.contains { query in
          query.edition == text.edition
            && (query.language == nil || query.language == text.language)
        })
  }
}
