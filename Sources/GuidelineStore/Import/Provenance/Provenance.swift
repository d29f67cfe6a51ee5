/// Which text a document belongs to, and why. Evidence in order: options, statements in the
/// document, names of the file and its folders, addresses, words.
struct Provenance {
  private let told: EditionEvidence?
  /// All evidence for the edition, most trusted first, if it is asked for.
  let editionEvidence: [Evidence]
  /// How the rules are marked, if the user said so.
  let marking: Marking?
  /// The reason for ``topic``.
  private(set) var reasonForTopic: Message = "as you said"
  /// The topic named by an option, the front matter, or the page's own address.
  private(set) var topic: String?
  /// Whether the topic is a group that the front matter's title names beside the page itself.
  private(set) var topicMayBeGroup = false
  /// The topic of an address or window title in the page, perhaps its own.
  private(set) var linkedTopic: String?
  /// The topic in the name of the file or its folder, for a page without a known title.
  private(set) var topicInPath: String?
  /// The technology that has this page, according to its own address or its folder.
  private var technology: String?
  private let pageInPart: String?
  private let origins: [String]
  private(set) var hasNamedOrigin = false
  /// The file's number among the pieces of its book; 0 if it isn't one.
  private(set) var piece = 0
  let topicBefore: String?
  let ownAddresses: OwnAddresses
  /// The address of the page itself, if known.
  var address: PageAddress? { ownAddresses.page }
  private let windowTitle: WindowTitle?
  /// The languages that the user and the front matter name.
  private let statedLanguages: [(language: Language, reason: Message)]
  /// Whether the user named the edition.
  let isEditionAskedFor: Bool
  /// Whether an option or the front matter names the topic.
  let isTopicAskedFor: Bool

  init(
    path: String, frontMatter: FrontMatter, lines: [SourceLine], blocks: [Block],
    options: ImportOptions, catalog: TopicCatalog
  ) {
    let names = PathEvidence(path, catalog: catalog)
    pageInPart = names.pageInPart
    isEditionAskedFor = options.edition != nil
    isTopicAskedFor = options.topic != nil || frontMatter["topic"] != nil
    ownAddresses = OwnAddresses(frontMatter, lines, blocks)
    windowTitle = WindowTitle.first(in: blocks)
    let named = frontMatter["language", "lang"].flatMap { Language($0) }
    let languages: [(language: Language?, reason: Message)] = [
      (options.language, "as you said"), (named, "the front matter"),
    ]
    statedLanguages = languages.compactMap { named in
      named.language.map { ($0, named.reason) }
    }
    let book = BookPiece(lines, catalog: catalog)
    piece = book?.number ?? 0
    topicBefore = options.topicBefore
    hasNamedOrigin = options.origin != nil
    origins = (options.origin ?? book?.origin).map { [$0] } ?? names.origins
    let sources = EditionSources(
      path: names, frontMatter: frontMatter, book: book, address: ownAddresses.page,
      windowTitle: windowTitle, lines: lines, blocks: blocks, catalog: catalog)
    let told = Self.evidence(sources, options)
    self.told = told
    marking = options.marking
    let asked = options.edition == nil ? [] : [told].compactMap(\.self)
    editionEvidence =
      options.explains
      ? (asked + sources.all + [Self.guess(options)].compactMap(\.self)).map { Evidence($0) } : []
    findTopic(frontMatter, options, catalog)
    topicInPath = names.topic
    let stated = ownAddresses.isPageStated ? address : nil
    let isTopicStated = stated != nil && linkedTopic != nil
    technology = stated?.technology ?? (isTopicStated ? nil : names.technology)
  }

  private static func evidence(
    _ sources: EditionSources, _ options: ImportOptions
  ) -> EditionEvidence? {
    var told = sources.evidence
    if let asked = options.edition {
      let revision = told?.edition == asked ? told?.revision : nil
      told = EditionEvidence(
        asked, revision, because: "as you said", isStated: true
      ).with(
        revision, besideAddresses: told?.edition == asked ? told?.revisionBesideAddresses : nil)
    }
    told = told ?? guess(options)
    return options.revision.map { told?.with($0) } ?? told
  }

  /// The edition of pages around the file, or like it.
  private static func guess(_ options: ImportOptions) -> EditionEvidence? {
    options.era.map { era in
      EditionEvidence(
        era, because: options.reasonForEra ?? "as you said", isStated: options.reasonForEra == nil)
    }
  }

  var edition: Edition? { told?.edition }

  /// The reason for the edition, if neither the user nor the document states it.
  var reasonForEdition: Message? {
    told.flatMap { $0.isStated ? nil : $0.reason }
  }

  /// The stated language, or else the language of the blocks.
  func language(of blocks: [Block]) -> Language {
    if let stated = statedLanguages.first { return stated.language }
    let texts = blocks.lazy.filter { !$0.isCode }
    let counts = texts.reduce(into: ScriptCounts()) { $0 += $1.scripts }
    let language = counts.language ?? .english
    guard language == .english else { return language }
    var words = FunctionWords()
    for block in texts where !words.isEnough { words.count(block.text.text) }
    return words.language
  }

  /// The evidence for the language of a page that was read as one in `language`.
  func evidence(for language: Language) -> [Evidence] {
    let isStated = statedLanguages.first?.language == language
    let read: (language: Language, reason: Message) = (language, "its letters and words")
    return ((isStated ? [] : [read]) + statedLanguages).map {
      Evidence(.language, $0.language.tag, because: $0.reason)
    }
  }

  /// The source of a file's pages: the first name in its path that isn't just their topic.
  func origin(of pages: [DocumentPage]) -> String {
    origins.first { origin in
      origins.count == 1 && hasNamedOrigin
        || pages.allSatisfy { page in
          // The rest of a file's name may repeat the page's title.
          let title =
            page.isPartOfTopic
            ? PathEvidence.slug(foldedWords(page.title)).split(separator: "-") : []
          return origin != page.topic && !origin.split(separator: "-").allSatisfy(title.contains)
        }
    } ?? "page"
  }

  /// The revision of a page. Pages that make up one text together ignore the addresses in them.
  func revision(of page: DocumentPage) -> Revision? {
    page.isPartOfTopic ? told?.revisionBesideAddresses : told?.revision
  }

  /// The number of the piece; in a technology, -1 for the introduction and -2 for other pages.
  func piece(of page: DocumentPage) -> Int {
    guard piece == 0, page.isPartOfTopic else { return piece }
    return PageWords.isCommonSection(page.title) ? -1 : -2
  }

  /// The previous piece of the book, if this one starts in the middle of a topic.
  func pieceBefore(_ blocks: [Block]) -> PieceBefore? {
    guard piece > 1, let origin = origins.first,
      let first = blocks.first(where: { !$0.text.isEmpty && !$0.isAside }), first.goesOn
    else { return nil }
    return PieceBefore(book: origin, number: piece - 1)
  }

  /// The technology of a page. An address that isn't its own counts only if it names the page.
  func technology(ofPage title: String) -> String? {
    if let technology { return technology }
    guard let address, let page = address.topic,
      TopicCatalog.key(page) == TopicCatalog.key(title)
    else { return nil }
    return address.technology
  }

  /// Whether a title is that of a page on the site, by its address or the file's folder.
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
      reasonForTopic = "the front matter"
      topic = catalog.slug(named: stated) ?? TopicCatalog.newSlug(stated)
    } else {
      linkedTopic =
        address?.topic.flatMap { catalog.slug(named: $0) }
        ?? (windowTitle?.page).flatMap { catalog.slug(titled: $0) }
      topic = ownAddresses.isPageStated ? linkedTopic : nil
      reasonForTopic = topic == nil ? "the title in the front matter" : "the address of the page"
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
