/// What something in or around a document says of the edition that it belongs to.
struct EditionEvidence {
  let edition: Edition
  private(set) var revision: Revision?
  /// The revision as all but the addresses in the document tell it.
  private(set) var revisionBesideAddresses: Revision?
  /// What the edition was concluded from, where the document does not say it.
  let reason: Message?

  init(_ edition: Edition, _ revision: Revision? = nil, because reason: Message? = nil) {
    self.edition = edition
    self.revision = revision
    revisionBesideAddresses = revision
    self.reason = reason
  }

  init(_ era: Era, because reason: Message? = nil) {
    self.init(era.edition, era.revision, because: reason)
  }

  /// The same with another revision.
  func with(_ revision: Revision?, besideAddresses: Revision?) -> EditionEvidence {
    var told = self
    told.revision = revision
    told.revisionBesideAddresses = besideAddresses
    return told
  }

  /// The same with another revision, whatever addresses there are.
  func with(_ revision: Revision?) -> EditionEvidence { with(revision, besideAddresses: revision) }
}
