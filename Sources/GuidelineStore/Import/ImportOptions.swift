/// Information about documents from the user, which overrides what they show.
public struct ImportOptions: Hashable, Sendable {
  package var edition: Edition?
  /// The dated state of the edition.
  package var revision: Revision?
  /// Where the documents came from.
  package var origin: String?
  package var language: Language?
  /// The topic, by its slug or any of its names.
  package var topic: String?
  /// How the documents mark their rules.
  package var marking: Marking?
  /// Whether all evidence is asked for, not only the conclusions.
  package var explains = false
  /// The edition guessed from neighboring or similar pages, unless the document shows one.
  var era: Era?
  /// The reason for ``era``.
  var reasonForEra: Message?
  /// The topic of the book's previous piece, for a document without one.
  var topicBefore: String?

  /// Leaves each `nil` value to the document.
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
