/// The place of a rule: `TOPIC@TEXT.N`, as in `modality@2019/ios12:ko.6`.
package struct RuleID: Hashable, Sendable, CustomStringConvertible {
  /// The topic's slug.
  package let topic: String
  /// The text the rule stands in.
  package let text: TextID
  /// The place of the rule in its topic, counted from 1 over all kinds.
  package let ordinal: Int

  /// Makes it of its parts.
  package init(topic: String, text: TextID, ordinal: Int) {
    self.topic = topic
    self.text = text
    self.ordinal = ordinal
  }

  /// The form that people write and read.
  package var description: String { "\(topic)@\(text).\(ordinal)" }
}

/// What stays the same when a rule is reworded, moved or translated: `TOPIC/SLUG`.
package struct ConceptID: Hashable, Sendable, CustomStringConvertible {
  /// The slug of the topic.
  package let topic: String
  /// The name in `[a-z0-9-]`.
  package let slug: String

  /// Makes it of its parts.
  package init(topic: String, slug: String) {
    self.topic = topic
    self.slug = slug
  }

  /// The form that people write and read.
  package var description: String { "\(topic)/\(slug)" }
}
