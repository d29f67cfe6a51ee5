/// A name of a topic.
package struct TopicName: Hashable, Sendable {
  /// The topic's slug.
  package let topic: String
  /// The language of the name; `nil` for a slug that the topic once had.
  package let language: Language?
  /// What people call the topic.
  package let name: String

  /// Makes it of its parts.
  init(topic: String, language: Language?, name: String) {
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
  package let titles: [Language: String]
  /// All names beside the slug, by language and name.
  package let names: [TopicName]
  /// Its texts, oldest first.
  public let texts: [TextID]
  /// Where on the web the pages stand that have them, as far as they say.
  package let addresses: [TextID: String]
  /// The last day on which its page changed, such as `2025-12-16`, if a page says so.
  package let updated: String?

  /// The address of the newest page in a language, else in English, else in any.
  public func address(in language: Language) -> String? {
    let known = texts.filter { addresses[$0] != nil }
    let text =
      known.last { $0.language == language } ?? known.last { $0.language == .english } ?? known.last
    return text.flatMap { addresses[$0] }
  }

  /// The title in a language, else in English, else in any, else the slug.
  public func title(in language: Language) -> String {
    titles[language] ?? titles[.english] ?? titles.min { $0.key < $1.key }?.value ?? slug
  }
}
