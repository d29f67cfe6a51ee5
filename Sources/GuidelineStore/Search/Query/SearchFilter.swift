/// What the results of a search are narrowed to.
public struct SearchFilter: Hashable, Sendable {
  /// The edition; what it leaves open may be anything.
  public var edition: TextQuery?
  /// The language of the results, whatever that of the query is.
  public var language: Language?
  /// The topic's slug.
  public var topic: String?
  /// The platform, in any case; what is meant for all platforms fits too.
  public var platform: String?
  /// The kind.
  public var kind: RuleKind?
  /// Whether each rule is a result of its own, not each concept.
  public var everyText: Bool
  /// The most results to give; 0 for all.
  public var limit: Int
  /// What whoever asks reads: the language of a query that is written in none, such as `7:1`.
  public var reader: Language?

  /// Makes it of its parts.
  public init(
    edition: TextQuery? = nil, language: Language? = nil, topic: String? = nil,
    platform: String? = nil, kind: RuleKind? = nil, everyText: Bool = false, limit: Int = 20,
    reader: Language? = nil
  ) {
    self.edition = edition
    self.language = language
    self.topic = topic
    self.platform = platform
    self.kind = kind
    self.everyText = everyText
    self.limit = limit
    self.reader = reader
  }
}
