/// One page of a file, before its rules are found.
struct DocumentPage {
  let topic: String
  /// Empty if the page has none.
  let title: String
  let blocks: [Block]
  let anchors: [ParsedAnchor]
  /// Whether its file has several topics.
  var isChapter = false
  /// The line from which on its title isn't a section of the text.
  var titleEnd: Int?
  /// Whether its topic has other pages, with other titles.
  var isPartOfTopic = false
  /// The reason for the topic, if the page doesn't state it.
  var reasonForTopic: Message?
  /// All evidence for the topic, most trusted first.
  var evidence: [Evidence] = []
  /// How the whole file is written, for sections too short to show it.
  var habits: Habits?

  struct Habits {
    let conventions: Conventions
    let isInterleaved: Bool

    init(_ blocks: [Block], stated marking: Marking?) {
      let blocks = blocks.filter { !$0.isAside }
      conventions = Conventions(blocks, stated: marking)
      isInterleaved = Interleaving(blocks) != nil
    }
  }
}

extension DocumentPage {
  /// One of several topics in a file.
  init(chapter title: String, _ heading: Block, _ blocks: [Block], catalog: TopicCatalog) {
    self.init(
      topic: catalog.slug(titled: title) ?? TopicCatalog.newSlug(title), title: title,
      blocks: blocks, anchors: heading.anchors + blocks.flatMap(\.anchors), isChapter: true)
  }

  /// - Throws: ``ImportError`` if the topic of the page can't be determined.
  init(
    _ blocks: [Block], _ frontMatter: FrontMatter, _ provenance: Provenance, catalog: TopicCatalog
  ) throws(ImportError) {
    let nameOfFile = provenance.topic ?? provenance.topicInPath
    let told = nameOfFile ?? provenance.linkedTopic
    let title = PageTitle(
      of: blocks, topic: told, isNamed: nameOfFile.map { !TopicSections.isGroup($0) } ?? false,
      catalog: catalog)
    let isUntold = title == nil && told == nil
    let before = isUntold ? provenance.topicBefore : nil
    let titled = title.flatMap { catalog.slug(titled: $0.text) }
    let listed = title.flatMap { Self.firstTopic(in: $0.text, catalog) }
    let post = title.flatMap { PostTitle($0.text, catalog: catalog) }
    // Most trusted first.
    let named: [(topic: String?, reason: Message)] = [
      (provenance.topicMayBeGroup ? titled : nil, "its title"),
      (provenance.topic, provenance.reasonForTopic),
      (title?.namesToldTopic == true ? told : nil, "its title"), (titled, "its title"),
      (provenance.topicInPath, "the path of the file"),
      (provenance.linkedTopic, "an address in the text"),
      (before, "the piece before it"),
    ]
    let worded: [(topic: String?, reason: Message)] = [
      (listed?.topic, "‘\(listed?.name ?? "")’ in its title"), (post?.topic, "a name in its title"),
    ]
    let own = title.map { TopicCatalog.newSlug($0.shown) }
    let all = named + worded + [(own, "the words of its title")]
    guard let (found, reason) = all.first(where: { $0.topic != nil }), let topic = found,
      !topic.isEmpty
    else {
      throw ImportError.lackingTopic(provenance, blocks)
    }
    let isKnown = named.contains { $0.topic != nil }
    if !isKnown, listed == nil, post == nil, provenance.address == nil,
      !provenance.isEditionAskedFor
    {
      if Conventions(blocks).leadCount < 2 {
        throw ImportError(
          "doesn't look like a guideline: its title names no topic, and it marks few rules",
          remedy: .nameTopicOrEdition, severity: .note)
      }
    }
    self.init(
      topic: topic,
      title: (isKnown || listed != nil ? nil : post?.name) ?? title?.shown ?? frontMatter["title"]
        .map(PageTitle.shown) ?? "",
      blocks: title?.rest(of: blocks, catalog: catalog) ?? blocks,
      anchors: blocks.flatMap(\.anchors))
    reasonForTopic = before != nil || !isKnown && listed != nil ? reason : nil
    evidence = all.reduce(into: []) { list, source in
      let piece = source.topic.map { Evidence(.topic, $0, because: source.reason) }
      if let piece, !list.contains(piece) { list.append(piece) }
    }
  }

  /// The first of several topics in a title: `Alerts, Action Sheets, and Popovers`.
  private static func firstTopic(
    in title: String, _ catalog: TopicCatalog
  ) -> (topic: String, name: String)? {
    let names = title.replacing(" and ", with: ",").split { ",&·/、".contains($0) }
      .map { String($0).trimmed }.filter { !$0.isEmpty }
    let topics = names.compactMap { catalog.slug(titled: $0) }
    guard topics.count >= 2, topics.count == names.count else { return nil }
    return (topics[0], names[0])
  }

  static func pages(
    _ blocks: [Block], _ frontMatter: FrontMatter, _ provenance: Provenance, catalog: TopicCatalog
  ) throws(ImportError) -> [DocumentPage] {
    if let page = DocumentPage(
      ofTechnology: blocks, frontMatter, provenance, catalog: catalog)
    {
      return [page]
    }
    let topic = provenance.topic ?? provenance.topicInPath
    if topic == nil,
      let chapters = BookSplitter(blocks, catalog: catalog)?.chapters
    {
      return chapters.map { chapter in
        DocumentPage(
          chapter: chapter.title.line.withoutFinalMarks, chapter.title, chapter.blocks,
          catalog: catalog)
      }
    }
    let title = blocks.first(where: \.isHeading)?.line.withoutFinalMarks
    let isOfPage = topic == nil && title.map(provenance.isOfPage) ?? false
    if !provenance.isTopicAskedFor, !isOfPage, topic.map(TopicSections.isGroup) ?? true,
      let file = TopicSections(
        blocks, isTitled: frontMatter["title"] != nil, catalog: catalog)
    {
      var pages = file.sections.map { section in
        var page = DocumentPage(
          chapter: section.name, section.heading, section.blocks, catalog: catalog)
        page.titleEnd = section.end
        return page
      }
      if file.introduction.contains(where: \.saysAnything) {
        pages.insert(introduction(file, frontMatter, provenance, catalog), at: 0)
      }
      let habits = Habits(blocks, stated: provenance.marking)
      for index in pages.indices { pages[index].habits = habits }
      return pages
    }
    return [try DocumentPage(blocks, frontMatter, provenance, catalog: catalog)]
  }

  /// The text before a file's topics: a page of their group, or else a part of the first topic.
  private static func introduction(
    _ file: TopicSections, _ frontMatter: FrontMatter, _ provenance: Provenance,
    _ catalog: TopicCatalog
  ) -> DocumentPage {
    if let page = try? DocumentPage(file.introduction, frontMatter, provenance, catalog: catalog),
      TopicSections.isGroup(page.topic)
    {
      return page
    }
    let first = file.sections[0]
    return DocumentPage(
      chapter: first.name, first.heading, file.introduction, catalog: catalog)
  }
}

extension ImportError {
  fileprivate static func lackingTopic(_ provenance: Provenance, _ blocks: [Block]) -> ImportError {
    guard provenance.piece == 0 || blocks.contains(where: { !$0.isHeading && !$0.isAside }) else {
      return .onlyTitlesAndLinks
    }
    var error = ImportError("can't tell the topic", remedy: .nameTopic)
    error.pieceBefore = provenance.pieceBefore(blocks)
    return error
  }

  static let onlyTitlesAndLinks = ImportError(
    "isn't a guideline: it has only titles and links", severity: .note)
}
