/// Which text a document belongs to, and what says so.
///
/// Options overrule; then what the document states of itself; then the names of the file and its
/// folders; then the addresses it carries; last its words.
struct Provenance {
  private let told: EditionEvidence?
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
  /// Where the file's pages stand on the web.
  let ownAddresses: OwnAddresses
  private let windowTitle: WindowTitle?
  private let statedLanguage: Language?
  /// Whether a person said which edition the document belongs to.
  let isEditionAskedFor: Bool
  /// Whether a person said which topic the document is about.
  let isTopicAskedFor: Bool

  init(
    path: String, frontMatter: FrontMatter, lines: [SourceLine], blocks: [Block],
    newestDay: String?, options: ImportOptions, catalog: TopicCatalog
  ) {
    let names = PathEvidence(path, catalog: catalog)
    pageInPart = names.pageInPart
    isEditionAskedFor = options.edition != nil
    isTopicAskedFor = options.topic != nil || frontMatter["topic"] != nil
    (address, statesAddress) = PageAddress.own(frontMatter, blocks)
    ownAddresses = OwnAddresses(frontMatter, lines, blocks)
    windowTitle = WindowTitle.first(in: blocks)
    statedLanguage = options.language ?? frontMatter["language", "lang"].flatMap { Language($0) }
    let book = BookPiece(lines, catalog: catalog)
    piece = book?.number ?? 0
    topicBefore = options.topicBefore
    hasNamedOrigin = options.origin != nil
    origins = (options.origin ?? book?.origin).map { [$0] } ?? names.origins
    let sources = EditionSources(
      path: names, frontMatter: frontMatter, book: book, address: address,
      windowTitle: windowTitle, newestDay: newestDay, lines: lines, blocks: blocks, catalog: catalog
    )
    told = Self.evidence(sources, options)
    findTopic(frontMatter, options, catalog)
    topicInPath = names.topic
    let addressed = statesAddress ? address?.technology : nil
    technology = addressed ?? (statesAddress && linkedTopic != nil ? nil : names.technology)
  }

  private static func evidence(
    _ sources: EditionSources, _ options: ImportOptions
  ) -> EditionEvidence? {
    var told = sources.evidence
    if let asked = options.edition, told?.edition != asked { told = EditionEvidence(asked) }
    if told == nil, let era = options.era {
      told = EditionEvidence(era, because: options.reasonForEra)
    }
    return options.revision.map { told?.with($0) } ?? told
  }

  var edition: Edition? { told?.edition }

  /// What the edition was concluded from, where neither a person nor the document says it.
  var reasonForEdition: Message? { isEditionAskedFor ? nil : told?.reason }

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

  /// Where the pages of a file came from: what is left of the names around it but for their topics'.
  func origin(of pages: [DocumentPage]) -> String {
    origins.first { origin in
      origins.count == 1 && hasNamedOrigin
        || pages.allSatisfy { page in
          // What is left of a file's name behind the topic's may be left of the page's title, too.
          let title =
            page.isPartOfTopic
            ? PathEvidence.slug(foldedWords(page.title)).split(separator: "-") : []
          return origin != page.topic && !origin.split(separator: "-").allSatisfy(title.contains)
        }
    } ?? "page"
  }

  /// The revision of a page. One of several that are one text together takes none from the addresses
  /// that happen to stand in it.
  func revision(of page: DocumentPage) -> Revision? {
    page.isPartOfTopic ? told?.revisionBesideAddresses : told?.revision
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
}
