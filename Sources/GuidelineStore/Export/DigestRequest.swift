/// What a digest is to be made of.
public struct DigestRequest: Hashable, Sendable {
  /// A text to show: an edition, or the newest text of each topic, in a language.
  public struct Text: Hashable, Sendable {
    /// The edition, without a language; `nil` for the newest of each topic.
    package var edition: TextQuery?
    /// The language.
    package var language: Language

    /// Makes it of its parts.
    public init(edition: TextQuery? = nil, language: Language) {
      self.edition = edition
      self.language = language
    }
  }

  /// The texts to put side by side, at least one.
  package var texts: [Text]
  /// The slugs of the topics; none for all.
  package var topics: [String]
  /// The platforms, in any case; none for all. What is meant for one of them fits, or for all there are.
  package var platforms: [String]
  /// The kind.
  package var kind: RuleKind?
  /// What to search for; `nil` for all rules.
  package var query: String?
  /// The most rules to take of what a search finds; 0 for all.
  package var limit: Int
  /// The older text, to tell only what has changed since; that takes a single text.
  package var since: TextQuery?

  /// Makes it of its parts.
  public init(
    texts: [Text], topics: [String] = [], platform: String? = nil, kind: RuleKind? = nil,
    query: String? = nil, limit: Int = 20, since: TextQuery? = nil
  ) {
    precondition(!texts.isEmpty, "a digest has at least one text")
    self.texts = texts
    self.topics = topics
    platforms = platform.map { [$0] } ?? []
    self.kind = kind
    self.query = query
    self.limit = limit
    self.since = since
  }

  /// Whether a topic was asked for.
  func takes(topic: String) -> Bool { topics.isEmpty || topics.contains(topic) }

  /// Whether a rule is of the kind, and meant for a platform, that was asked for.
  func takes(_ rule: Rule) -> Bool {
    (kind == nil || rule.kind == kind) && rule.isMeant(forAnyOf: platforms)
  }

  /// The languages of the texts, each once, in order.
  var languages: [Language] {
    texts.map(\.language).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
