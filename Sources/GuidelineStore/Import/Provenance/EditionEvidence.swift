/// Evidence for the edition of a document.
struct EditionEvidence {
  let edition: Edition
  private(set) var revision: Revision?
  /// The revision by all evidence except addresses in the document.
  private(set) var revisionBesideAddresses: Revision?
  let reason: Message
  /// Whether the document or its name states the edition, rather than suggesting it.
  let isStated: Bool

  init(
    _ edition: Edition, _ revision: Revision? = nil, because reason: Message,
    isStated: Bool = false
  ) {
    self.edition = edition
    self.revision = revision
    revisionBesideAddresses = revision
    self.reason = reason
    self.isStated = isStated
  }

  init(_ era: Era, because reason: Message, isStated: Bool = false) {
    self.init(era.edition, era.revision, because: reason, isStated: isStated)
  }

  func with(_ revision: Revision?, besideAddresses: Revision?) -> EditionEvidence {
    var told = self
    told.revision = revision
    told.revisionBesideAddresses = besideAddresses
    return told
  }

  func with(_ revision: Revision?) -> EditionEvidence { with(revision, besideAddresses: revision) }
}

extension Evidence {
  init(_ told: EditionEvidence) {
    let text = [told.edition.slug, told.revision?.slug].compactMap(\.self).joined(separator: "/")
    self.init(.edition, text, because: told.reason)
  }
}
