package struct TopicName: Hashable, Sendable {
  package let topic: String
  /// The language of the name; `nil` for a former slug.
  package let language: Language?
  package let name: String

  init(topic: String, language: Language?, name: String) {
    self.topic = topic
    self.language = language
    self.name = name
  }
}

/// A page of the guidelines in all its texts.
public struct Topic: Hashable, Sendable {
  /// The name in IDs.
  public let slug: String
  /// The titles of its newest texts, by language.
  package let titles: [Language: String]
  /// All names other than the slug, sorted by language and name.
  package let names: [TopicName]
  /// Its texts, oldest first.
  public let texts: [TextID]
  /// The pages' URLs, if known.
  package let addresses: [TextID: String]
  /// The day of its last listed change, such as `2025-12-16`.
  package let updated: String?

  /// The URL of the newest page in a language, or else in English, or else in any.
  public func address(in language: Language) -> String? {
    let known = texts.filter { addresses[$0] != nil }
    let text =
      known.last { $0.language == language } ?? known.last { $0.language == .english } ?? known.last
    return text.flatMap { addresses[$0] }
  }

  /// The title in a language, or else in English, or else in any, or else the slug.
  public func title(in language: Language) -> String {
    titles[language] ?? titles[.english] ?? titles.min { $0.key < $1.key }?.value ?? slug
  }
}
