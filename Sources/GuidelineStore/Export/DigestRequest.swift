/// The contents wanted in a digest.
public struct DigestRequest: Hashable, Sendable {
  /// An edition, or the newest text of each topic, in a language.
  public struct Text: Hashable, Sendable {
    /// The edition, without a language; `nil` for the newest of each topic.
    package var edition: TextQuery?
    /// The language.
    package var language: Language

    /// Makes a text.
    public init(edition: TextQuery? = nil, language: Language) {
      self.edition = edition
      self.language = language
    }
  }

  /// The texts to show side by side, at least one.
  package var texts: [Text]
  /// The slugs of the topics; empty for all.
  package var topics: [String]
  /// The platforms, in any case; empty for all. Rules for all platforms always match.
  package var platforms: [String]
  /// The kind of rules; `nil` for all.
  package var kind: RuleKind?
  /// The search query; `nil` for all rules.
  package var query: String?
  /// The maximum number of search results; 0 for all.
  package var limit: Int
  /// The older text to show changes since; requires a single text.
  package var since: TextQuery?

  /// Makes a request.
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

  func takes(topic: String) -> Bool { topics.isEmpty || topics.contains(topic) }

  /// Whether a rule has the requested kind and platform.
  func takes(_ rule: Rule) -> Bool {
    (kind == nil || rule.kind == kind) && rule.isMeant(forAnyOf: platforms)
  }

  /// The texts' languages without duplicates, in order.
  var languages: [Language] {
    texts.map(\.language).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
