/// A name of a topic.
public struct TopicName: Hashable, Sendable {
  /// The topic's slug.
  public let topic: String
  /// The language of the name; `nil` for a slug that the topic once had.
  public let language: Language?
  /// What people call the topic.
  public let name: String

  /// Makes it of its parts.
  public init(topic: String, language: Language?, name: String) {
    self.topic = topic
    self.language = language
    self.name = name
  }
}

/// A page of the guidelines through all its texts.
public struct Topic: Hashable, Sendable {
  /// What the topic is called in ids.
  public let slug: String
  /// The titles of its newest texts by language.
  public let titles: [Language: String]
  /// All names beside the slug, by language and name.
  public let names: [TopicName]
  /// Its texts, oldest first.
  public let texts: [TextID]

  /// The title in a language, else in English, else in any, else the slug.
  public func title(in language: Language) -> String {
    titles[language] ?? titles[.english] ?? titles.min { $0.key < $1.key }?.value ?? slug
  }
}
