/// Evidence for the edition of a document.
struct EditionEvidence {
  let edition: Edition
  private(set) var revision: Revision?
  /// The revision by all evidence except addresses in the document.
  private(set) var revisionBesideAddresses: Revision?
  /// The reason for the edition, if the document doesn't state it.
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

  func with(_ revision: Revision?, besideAddresses: Revision?) -> EditionEvidence {
    var told = self
    told.revision = revision
    told.revisionBesideAddresses = besideAddresses
    return told
  }

  func with(_ revision: Revision?) -> EditionEvidence { with(revision, besideAddresses: revision) }
}
