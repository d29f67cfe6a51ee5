/// The place of a rule: `TOPIC@TEXT.N`, as in `modality@2019/ios12:ko.6`.
public struct RuleID: Hashable, Sendable, CustomStringConvertible {
  /// The topic's slug.
  public let topic: String
  /// The text that contains the rule.
  public let text: TextID
  /// The position of the rule in its topic, counted from 1 over all kinds.
  public let ordinal: Int

  package init(topic: String, text: TextID, ordinal: Int) {
    self.topic = topic
    self.text = text
    self.ordinal = ordinal
  }

  /// Parses `TOPIC@TEXT.N`; the text must be complete.
  public init?(_ text: String) {
    guard let query = RuleQuery(text), query.topic.isTopicSlug, query.ordinal > 0,
      let text = TextID(query.text)
    else { return nil }
    self.init(topic: query.topic, text: text, ordinal: query.ordinal)
  }

  /// The form `TOPIC@TEXT.N`.
  public var description: String { "\(topic)@\(text).\(ordinal)" }
}

/// What stays the same when a rule is reworded, moved or translated: `TOPIC/SLUG`.
public struct ConceptID: Hashable, Sendable, CustomStringConvertible {
  /// The slug of the topic.
  public let topic: String
  /// The name in `[a-z0-9-]`.
  public let slug: String

  package init(topic: String, slug: String) {
    self.topic = topic
    self.slug = slug
  }

  /// Parses `TOPIC/SLUG`; `nil` if the text has another form.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts[0].isTopicSlug, !parts[1].isEmpty else { return nil }
    self.init(topic: parts[0], slug: parts[1])
  }

  /// The form `TOPIC/SLUG`.
  public var description: String { "\(topic)/\(slug)" }
}
