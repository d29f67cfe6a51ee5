/// All sources of evidence for the edition of a document.
struct EditionSources {
  let path: PathEvidence
  let frontMatter: FrontMatter
  let book: BookPiece?
  /// The address of the page itself.
  let address: PageAddress?
  let windowTitle: WindowTitle?
  let lines: [SourceLine]
  let blocks: [Block]
  let catalog: TopicCatalog

  /// The first of: statements and names, addresses, surroundings, words, the site around the page.
  var evidence: EditionEvidence? {
    let told =
      names ?? addresses ?? surroundings ?? text ?? SiteFrame.evidence(blocks) ?? linkToPage
    guard let told, told.revision == nil else { return told }
    return told.with(revisionInText(of: told.edition))
  }

  private func revisionInText(of edition: Edition) -> Revision? {
    switch edition {
    case .current: return datedRevision ?? loggedRevision
    case .web2019:
      guard let system = MentionedSystem.newest(in: blocks), Era.systemsOfWeb.contains(system)
      else { return nil }
      return Revision("ios\(system)")
    default: return nil
    }
  }

  /// By the date in the front matter.
  private var datedRevision: Revision? { frontMatter.date.flatMap(Era.currentRevision) }

  /// By the page's change log.
  private var loggedRevision: Revision? {
    ChangeLog.newestDate(in: blocks).flatMap(Era.currentRevision)
  }

  /// By the change log, or else by the name of the file.
  private var newestRevision: Revision? {
    loggedRevision ?? (isPublishedNow ? path.published?.revision : nil)
  }

  // MARK: Names

  private var names: EditionEvidence? { statement ?? nameOfFile ?? nameOfBook }

  private var statement: EditionEvidence? {
    frontMatter["edition"].flatMap { Edition($0) }
      .map { EditionEvidence($0, frontMatter["revision"].flatMap { Revision($0) }) }
  }

  private var nameOfFile: EditionEvidence? { path.era.map { EditionEvidence($0) } }

  private var nameOfBook: EditionEvidence? { book?.era.map { EditionEvidence($0) } }

  // MARK: Addresses

  private var addresses: EditionEvidence? { pageAddress ?? window ?? links ?? pictures }

  private var pageAddress: EditionEvidence? {
    guard let address, address.isDated || path.published == nil || isPublishedNow else {
      return nil
    }
    let newest = address.edition == .current ? newestRevision : nil
    return EditionEvidence(address.edition, newest ?? address.revision)
  }

  private var window: EditionEvidence? {
    windowTitle.map { _ in EditionEvidence(.web2019, because: "its window title") }
  }

  private var links: EditionEvidence? {
    evidence(of: blocks.flatMap(\.links), because: "the addresses it links to")
  }

  /// A newer page may still show an older page's pictures.
  private var pictures: EditionEvidence? {
    let told = evidence(
      of: blocks.flatMap(\.text.images), because: "the addresses of its images")
    let mayBeNewer = path.currentPart != nil || newestRevision != nil
    return told?.edition != .current && mayBeNewer ? nil : told
  }

  private func evidence(of links: [String], because reason: Message) -> EditionEvidence? {
    guard let era = Era(ofLinks: links, inPostOfToday: isPublishedNow) else { return nil }
    let told = EditionEvidence(era, because: reason)
    guard era.edition == .current else { return told }
    // A post may link to pages that are older than itself.
    let newest = newestRevision ?? datedRevision
    return told.with(newest ?? era.revision, besideAddresses: newest)
  }

  /// Today's page with the same title as the document.
  private var linkToPage: EditionEvidence? {
    guard let title = blocks.first(where: \.isHeading)?.line.withoutFinalMarks,
      let topic = catalog.slug(titled: title),
      blocks.flatMap(\.links).compactMap({ PageAddress($0) }).contains(where: {
        $0.edition == .current && $0.topic.flatMap { catalog.slug(named: $0) } == topic
      })
    else { return nil }
    return EditionEvidence(.current, because: "the addresses it links to")
  }

  // MARK: Surroundings

  private var surroundings: EditionEvidence? { nameOfPost ?? currentFolder ?? changeLog }

  private var nameOfPost: EditionEvidence? { path.published.map { EditionEvidence($0) } }

  private var isPublishedNow: Bool { path.published?.edition == .current }

  private var currentFolder: EditionEvidence? {
    path.currentPart.map { EditionEvidence(.current, because: "the folder ‘\($0)’") }
  }

  private var changeLog: EditionEvidence? {
    loggedRevision.map { _ in EditionEvidence(.current, because: "its change log") }
  }
}
