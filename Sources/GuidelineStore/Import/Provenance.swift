/// Which text a document belongs to, and what says so.
///
/// Options overrule; then what the document states of itself; then the names of the file and its
/// folders; then the addresses it carries; last its words.
struct Provenance {
  private(set) var edition: Edition?
  private var revision: Revision?
  /// What the revision is besides that of the addresses, where these tell it.
  private var revisionBesideAddresses: Revision??
  /// The topic that an option, the front matter or the page's own address names.
  private(set) var topic: String?
  /// Whether the topic is a group's, which the front matter names before or behind the page's own title.
  private(set) var topicMayBeGroup = false
  /// The topic of an address that stands alone in the page; it may be the page's own.
  private(set) var linkedTopic: String?
  /// The topic that the file's name or its folder's names, for a page without a known title.
  private(set) var topicInPath: String?
  /// The technology that the page's own address or its folder names as what it is a page of.
  private var technology: String?
  /// The name of a file that stands in a folder as a page stands in its part of the site.
  private let pageInPart: String?
  private let origins: [String]
  private(set) var hasNamedOrigin = false
  /// The number of this file among the pieces of its book; 0 if it is none.
  private(set) var piece = 0
  /// The topic of the piece before it.
  let topicBefore: String?
  /// The address of the page itself, as far as can be told.
  private(set) var address: PageAddress?
  /// Whether the page says that the address is its own.
  private var statesAddress = false
  private let windowTitle: WindowTitle?
  private let statedLanguage: Language?
  /// What the edition was concluded from, where the document does not say it.
  private(set) var reason: String?
  /// Whether a person said which edition the document belongs to.
  let isEditionAskedFor: Bool
  /// Whether a person said which topic the document is about.
  let isTopicAskedFor: Bool

  init(
    path: String, frontMatter: FrontMatter, lines: [SourceLine], blocks: [Block],
    options: ImportOptions, catalog: TopicCatalog
  ) {
    let names = PathEvidence(path, catalog: catalog)
    pageInPart = names.pageInPart
    isEditionAskedFor = options.edition != nil
    isTopicAskedFor = options.topic != nil || frontMatter["topic"] != nil
    (address, statesAddress) = Self.ownAddress(frontMatter, blocks)
    windowTitle = Self.windowTitle(blocks)
    statedLanguage = options.language ?? frontMatter["language", "lang"].flatMap { Language($0) }
    let book = BookPiece(lines, catalog: catalog)
    piece = book?.number ?? 0
    topicBefore = options.topicBefore
    hasNamedOrigin = options.origin != nil
    origins = (options.origin ?? book?.origin).map { [$0] } ?? names.origins
    findEdition(names, frontMatter, book, lines, blocks, catalog)
    if let edition = options.edition {
      if edition != self.edition {
        revision = nil
        revisionBesideAddresses = nil
      }
      self.edition = edition
      reason = nil
    }
    if edition == nil, let beside = options.editionBeside {
      edition = beside.edition
      revision = beside.revision
      reason = "the pages beside it"
    }
    if let revision = options.revision {
      self.revision = revision
      revisionBesideAddresses = nil
    }
    findTopic(frontMatter, options, catalog)
    topicInPath = names.topic
    let addressed = statesAddress ? address?.technology : nil
    technology = addressed ?? (statesAddress && linkedTopic != nil ? nil : names.technology)
  }

  /// The language of blocks, where no option and no front matter says it.
  func language(of blocks: [Block]) -> Language {
    if let statedLanguage { return statedLanguage }
    let texts = blocks.lazy.filter { !$0.isCode }
    let counts = texts.reduce(into: ScriptCounts()) { $0 += $1.scripts }
    let language = counts.language ?? .english
    guard language == .english else { return language }
    var words = FunctionWords()
    for block in texts where !words.isEnough { words.count(block.text.text) }
    return words.language
  }

  /// Where a page came from: what is left of the names around it but for the topic's.
  func origin(of page: DocumentPage) -> String {
    // What is left of a file's name behind the topic's may be left of the page's title, too.
    let title =
      page.isPartOfTopic ? PathEvidence.slug(foldedWords(page.title)).split(separator: "-") : []
    return origins.first { origin in
      origins.count == 1 && hasNamedOrigin
        || origin != page.topic && !origin.split(separator: "-").allSatisfy(title.contains)
    } ?? "page"
  }

  /// The revision of a page. One of several that are one text together takes none from the addresses
  /// that happen to stand in it.
  func revision(of page: DocumentPage) -> Revision? {
    page.isPartOfTopic ? revisionBesideAddresses ?? revision : revision
  }

  /// The place of a page in its text: of a technology's pages, the introduction is the first.
  func piece(of page: DocumentPage) -> Int {
    guard piece == 0, page.isPartOfTopic else { return piece }
    return PageWords.isCommonSection(page.title) ? -1 : -2
  }

  /// The piece of the book that this one goes on from, if it is one that starts in the midst of a topic.
  func pieceBefore(_ blocks: [Block]) -> PieceBefore? {
    guard piece > 1, let origin = origins.first,
      let first = blocks.first(where: { !$0.text.isEmpty && !$0.isAside }), first.goesOn
    else { return nil }
    return PieceBefore(book: origin, number: piece - 1)
  }

  /// The technology that a page belongs to. An address that only stands in it tells so if it names
  /// the page itself.
  func technology(ofPage title: String) -> String? {
    if let technology { return technology }
    guard let address, let page = address.topic,
      TopicCatalog.key(page) == TopicCatalog.key(title)
    else { return nil }
    return address.technology
  }

  /// Whether a title is that of one page of the site: the page's address says so, or the file's name
  /// in a folder of such pages.
  func isOfPage(_ title: String) -> Bool {
    let key = TopicCatalog.key(title)
    if let pageInPart, TopicCatalog.key(pageInPart) == key { return true }
    return (address?.topic).map { TopicCatalog.key($0) == key } ?? false
  }

  // MARK: Edition

  private mutating func findEdition(
    _ names: PathEvidence, _ frontMatter: FrontMatter, _ book: BookPiece?, _ lines: [SourceLine],
    _ blocks: [Block], _ catalog: TopicCatalog
  ) {
    let logged = ChangeLog.newestDate(in: blocks).flatMap(Self.revision)
    let isPublishedNow = names.published?.edition == .current
    let newest = logged ?? (isPublishedNow ? names.published?.revision : nil)
    if let stated = frontMatter["edition"].flatMap({ Edition($0) }) {
      edition = stated
      revision = frontMatter["revision"].flatMap { Revision($0) }
    } else if let named = names.edition {
      edition = named
      revision = names.revision
    } else if let book, let told = book.edition {
      edition = told
      revision = book.revision
    } else if let address,
      address.isDated || names.published.map({ $0.edition == .current }) ?? true
    {
      edition = address.edition
      revision = edition == .current ? newest ?? address.revision : address.revision
    } else if windowTitle != nil {
      edition = .web2019
      reason = "the window's title in it"
    } else if let linked = Self.linkedEra(
      blocks.flatMap(\.links), isPublishedNow: isPublishedNow)
    {
      edition = linked.edition
      takeRevision(linked.revision, newest)
      reason = "the addresses it points at"
    } else if let pictured = Self.linkedEra(
      blocks.flatMap(\.text.images), isPublishedNow: isPublishedNow),
      pictured.edition == .current || names.currentPart == nil && newest == nil
    {
      // A newer page may go on showing an older one's pictures.
      edition = pictured.edition
      takeRevision(pictured.revision, newest)
      reason = "the addresses of its pictures"
    } else if let published = names.published {
      edition = published.edition
      revision = published.revision
    } else if let part = names.currentPart {
      edition = .current
      reason = "the folder ‘\(part)’"
    } else if logged != nil {
      edition = .current
      reason = "its change log"
    } else {
      findEditionInText(frontMatter, lines, blocks)
      // Pages of 2019 speak of older systems, and none of newer ones.
      if let part = names.webPart, edition != .current, edition != .web2019,
        !WebEdition.isCommonWord(part) || names.topic != nil || Self.startsAsPage(blocks, catalog)
      {
        edition = .web2019
        revision = nil
        reason = "the folder ‘\(part)’"
      }
    }
    if edition == nil, let frame = SiteFrame(around: blocks, lines) {
      edition = frame.edition
      reason = frame.reason
    }
    if edition == .current, revisionBesideAddresses != nil {
      revisionBesideAddresses = .some(frontMatter.date.flatMap(Self.revision))
    }
    guard revision == nil else { return }
    if edition == .current {
      revision = frontMatter.date.flatMap(Self.revision) ?? logged
    } else if edition == .web2019 {
      revision = MentionedSystem.newest(in: blocks).flatMap {
        (10...15).contains($0) ? Revision("ios\($0)") : nil
      }
    }
  }

  private mutating func takeRevision(_ addressed: Revision?, _ newest: Revision?) {
    revision = edition == .current ? newest ?? addressed : addressed
    if newest == nil, addressed != nil { revisionBesideAddresses = .some(nil) }
  }

  /// Whether a topic's title is among the first headings.
  private static func startsAsPage(_ blocks: [Block], _ catalog: TopicCatalog) -> Bool {
    blocks.prefix(8).contains { block in
      block.isHeading && catalog.slug(titled: block.line.withoutFinalMarks) != nil
    }
  }

  /// The first title of a window that stands alone in a line, before the page's appendix.
  private static func windowTitle(_ blocks: [Block]) -> WindowTitle? {
    for block in blocks {
      if block.isHeading && block.label.contains(.appendix) { break }
      guard block.isHeading || block.kind == .paragraph, block.text.text.holds(WindowTitle.site)
      else { continue }
      for line in block.text.text.split(separator: .lineFeed) {
        if let title = WindowTitle(String(decoding: line, as: UTF8.self)) { return title }
      }
    }
    return nil
  }

  /// The era of most of the addresses that name one by their form. A stray address of an older form
  /// tells nothing of the time, nor do as many such as there are of today's in a post of today.
  private static func linkedEra(
    _ addresses: [String], isPublishedNow: Bool
  ) -> (edition: Edition, revision: Revision?)? {
    let addresses = addresses.compactMap { PageAddress($0) }
    if let first = addresses.first, addresses.allSatisfy({ $0.edition == .book2014 }) {
      return (first.edition, first.revision)
    }
    let early = addresses.count { $0.isDated && $0.edition == .web2019 }
    let late = addresses.filter { $0.isDated && $0.edition == .current }
    let undated = addresses.count { !$0.isDated }
    if early > late.count, !isPublishedNow || early > undated { return (.web2019, nil) }
    guard let first = late.first else { return nil }
    let isStray = undated > late.count
    return (first.edition, isStray ? nil : first.revision)
  }

  private mutating func findEditionInText(
    _ frontMatter: FrontMatter, _ lines: [SourceLine], _ blocks: [Block]
  ) {
    let system = MentionedSystem.newest(in: blocks)
    let written = DateOfWriting(frontMatter, lines)
    if let told = Self.reasonForCurrent(frontMatter, blocks) {
      edition = .current
      revision = written?.edition == .current ? written?.revision : nil
      reason = told
    } else if let written {
      edition = written.edition
      let isOfWeb = edition == .web2019 && system.map { (10...15).contains($0) } ?? false
      revision = isOfWeb ? nil : written.revision
      reason = written.reason
    } else if let system {
      let era = Era(year: nil, system: system)
      edition = era.edition
      revision = era.revision
      reason = "its mention of iOS \(system)"
    }
  }

  /// What only texts of the current edition have.
  private static func reasonForCurrent(
    _ frontMatter: FrontMatter, _ blocks: [Block]
  ) -> String? {
    let headings = blocks.lazy.filter { $0.isHeading || $0.text.text.count < 60 }.map(\.line)
    let marks: Set<String> = [
      "bestpractices", "platformconsiderations", "모범사례", "플랫폼고려사항", "ベストプラクティス",
      "プラットフォームの考慮事項",
    ]
    if headings.contains(where: { marks.contains(PageWords.folded($0)) }) {
      return "the sections it has"
    }
    let names: [StaticString] = [
      "visionOS", "Vision Pro", "Liquid Glass", "Dynamic Island", "Apple Intelligence",
    ]
    for name in names where blocks.contains(where: { $0.text.text.holds(name) }) {
      return "its mention of \(name)"
    }
    return frontMatter.isOfSkill ? "the front matter of a skill for assistants" : nil
  }

  /// - Returns: `nil` for a date before the current edition.
  private static func revision(_ date: (year: Int, month: Int)) -> Revision? {
    let era = Era(year: date.year, month: date.month)
    return era.edition == .current ? era.revision : nil
  }

  // MARK: Topic

  private mutating func findTopic(
    _ frontMatter: FrontMatter, _ options: ImportOptions, _ catalog: TopicCatalog
  ) {
    if let asked = options.topic {
      topic = catalog.slug(named: asked) ?? TopicCatalog.newSlug(asked)
    } else if let stated = frontMatter["topic"] {
      topic = catalog.slug(named: stated) ?? TopicCatalog.newSlug(stated)
    } else {
      linkedTopic =
        address?.topic.flatMap { catalog.slug(named: $0) }
        ?? (windowTitle?.page).flatMap { catalog.slug(titled: $0) }
      topic = statesAddress ? linkedTopic : nil
      if topic == nil, let title = frontMatter["title"],
        let named = catalog.slug(titled: title)
          ?? PostTitle(title, catalog: catalog)?.topic
      {
        topic = named
        topicMayBeGroup = TopicSections.isGroup(named) && catalog.slug(named: title) == nil
      }
    }
  }

  // MARK: Addresses

  /// The address that the page gives as its own: in its front matter, in a line of links alone, in
  /// the links of its headings. A line of links may also point at another page.
  private static func ownAddress(
    _ frontMatter: FrontMatter, _ blocks: [Block]
  ) -> (PageAddress?, isStated: Bool) {
    if let stated = frontMatter.addresses.lazy.compactMap({ PageAddress($0) }).first {
      return (stated, true)
    }
    var isInAppendix = false
    var lone: PageAddress?
    // Each section of a page may point at another one.
    var (sections, isBelowSection) = (0, false)
    for (index, block) in blocks.enumerated() {
      if block.isHeading {
        sections += 1
        isInAppendix = block.label.contains(.appendix)
        let own = block.links.lazy.compactMap { PageAddress($0) }.first(where: \.hasFragment)
        if let own { return (own, true) }
      } else if !isInAppendix || block.namesSource, block.isSourceLine,
        let own = PageAddress(of: [block])
      {
        if block.namesSource { return (own, true) }
        // The items of a list may be several pages that a file was made of.
        let found = PageAddress(of: blocks[index...].prefix { $0.isItem && $0.isSourceLine }) ?? own
        if lone == nil {
          lone = found
          isBelowSection = sections > 1
        } else if isBelowSection, lone?.topic != found.topic {
          lone = lone?.withoutTopic
        }
      }
    }
    // A footer names the page below everything else.
    if let last = blocks.last(where: { !$0.text.isEmpty }), last.isHeading,
      let own = last.addresses.lazy.compactMap({ PageAddress($0) }).first
    {
      return (own, true)
    }
    return (lone, false)
  }
}
