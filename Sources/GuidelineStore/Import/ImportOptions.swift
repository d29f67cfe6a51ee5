/// What a person says about documents; it overrules what the documents show.
public struct ImportOptions: Hashable, Sendable {
  /// The named version of the guidelines.
  package var edition: Edition?
  /// The dated state inside the edition.
  package var revision: Revision?
  /// Where the documents came from.
  package var origin: String?
  /// The language they are written in.
  package var language: Language?
  /// The topic, by its slug or any of its names.
  package var topic: String?
  /// What the pages around a document, or those that it is like, tell of its edition; unlike all else, it
  /// is overruled by whatever the document shows.
  var era: Era?
  /// What told that.
  var reasonForEra: Message?
  /// What the piece of the book before a document is about, for one that tells no topic.
  var topicBefore: String?

  /// Makes it of its parts.
  public init(
    edition: Edition? = nil, revision: Revision? = nil, origin: String? = nil,
    language: Language? = nil, topic: String? = nil
  ) {
    self.edition = edition
    self.revision = revision
    self.origin = origin
    self.language = language
    self.topic = topic
  }
}
