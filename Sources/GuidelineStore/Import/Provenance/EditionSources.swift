/// The sources of evidence for the edition of a document.
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

  /// Most trusted first: statements and names, addresses, surroundings, words, the site around the
  /// page.
  private static var order: [KeyPath<EditionSources, EditionEvidence?>] {
    [
      \.statement, \.nameOfFile, \.nameOfBook, \.pageAddress, \.window, \.links, \.pictures,
      \.nameOfPost, \.currentFolder, \.changeLog, \.currentText, \.dateOfWriting,
      \.mentionedSystem, \.webFolder, \.siteFrame, \.linkToPage,
    ]
  }

  /// What the sources say, in their order.
  var all: [EditionEvidence] { Self.order.compactMap { self[keyPath: $0] } }

  /// What the first source says that says anything.
  var evidence: EditionEvidence? {
    let told = Self.order.lazy.compactMap { self[keyPath: $0] }.first
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

  private var statement: EditionEvidence? {
    frontMatter["edition"].flatMap { Edition($0) }
      .map { edition in
        EditionEvidence(
          edition, frontMatter["revision"].flatMap { Revision($0) }, because: "the front matter",
          isStated: true)
      }
  }

  private var nameOfFile: EditionEvidence? {
    path.era.map { EditionEvidence($0, because: "the path of the file", isStated: true) }
  }

  private var nameOfBook: EditionEvidence? {
    book?.era.map { EditionEvidence($0, because: "the name of its book", isStated: true) }
  }

  // MARK: Addresses

  private var pageAddress: EditionEvidence? {
    guard let address, address.isDated || path.published == nil || isPublishedNow else {
      return nil
    }
    let newest = address.edition == .current ? newestRevision : nil
    return EditionEvidence(
      address.edition, newest ?? address.revision, because: "the address of the page",
      isStated: true)
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

  private var nameOfPost: EditionEvidence? {
    path.published.map {
      EditionEvidence($0, because: "the date in the name of the file", isStated: true)
    }
  }

  private var isPublishedNow: Bool { path.published?.edition == .current }

  private var currentFolder: EditionEvidence? {
    path.currentPart.map { EditionEvidence(.current, because: "the folder ‘\($0)’") }
  }

  private var siteFrame: EditionEvidence? { SiteFrame.evidence(blocks) }

  private var changeLog: EditionEvidence? {
    loggedRevision.map { _ in EditionEvidence(.current, because: "its change log") }
  }

  // MARK: Words

  private var webFolder: EditionEvidence? {
    guard let part = path.webPart,
      !WebEdition.isCommonWord(part) || path.topic != nil || startsAsPage
    else { return nil }
    return EditionEvidence(.web2019, because: "the folder ‘\(part)’")
  }

  /// Whether a topic's title is among the first headings.
  private var startsAsPage: Bool {
    blocks.prefix(8).contains { block in
      block.isHeading && catalog.slug(titled: block.line.withoutFinalMarks) != nil
    }
  }

  private var dateOfWriting: EditionEvidence? {
    guard let written = DateOfWriting.evidence(frontMatter, lines) else { return nil }
    // The system it mentions is better evidence for the revision.
    let isOfSystem =
      written.edition == .web2019
      && MentionedSystem.newest(in: blocks).map(Era.systemsOfWeb.contains) ?? false
    return besideFolder(isOfSystem ? written.with(nil) : written)
  }

  /// Words that suggest an older edition than a folder of 2019 don't count: pages of 2019 mention
  /// older systems, but no newer ones.
  private func besideFolder(_ told: EditionEvidence) -> EditionEvidence? {
    told.edition == .current || told.edition == .web2019 || webFolder == nil ? told : nil
  }

  private var mentionedSystem: EditionEvidence? {
    MentionedSystem.newest(in: blocks).flatMap { system in
      besideFolder(
        EditionEvidence(Era(year: nil, system: system), because: "its mention of iOS \(system)"))
    }
  }

  private var currentText: EditionEvidence? {
    reasonForCurrent.map { reason in
      let written = DateOfWriting.evidence(frontMatter, lines)
      return EditionEvidence(
        .current, written?.edition == .current ? written?.revision : nil, because: reason)
    }
  }

  /// Traits that only texts of the current edition have.
  private var reasonForCurrent: Message? {
    let headings = blocks.lazy.filter { $0.isHeading || $0.text.text.count < 60 }.map(\.line)
    if headings.contains(where: Self.currentSections.contain) {
      return "its sections"
    }
    let name = Self.currentNames.first { name in
      blocks.contains { $0.line.lowercased().holds(name.lowercased()) }
    }
    if let name { return "its mention of \(name)" }
    return frontMatter.isOfSkill ? "the front matter of an assistant skill" : nil
  }

  private static let currentSections = Labels(.currentSectionTitles)

  private static let currentNames = [String](.currentNames)
}
