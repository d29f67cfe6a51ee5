/// Turns a file, as people hold guideline pages, into documents of rules.
public struct DocumentReader: Sendable {
  /// Counts up whenever the same bytes may give other rules.
  public static let version = 5

  private let catalog: TopicCatalog

  /// - Parameter catalog: The topics to recognize by their names.
  public init(catalog: TopicCatalog = .shared) {
    self.catalog = catalog
  }

  /// Reads all documents of a file: one for each topic and language.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - path: The path as shown; its names count as evidence.
  ///   - options: What overrules the document.
  /// - Throws: ``ImportError`` if the file is no text, no guideline, damaged beyond trust, or does
  ///   not say what it is.
  /// - Complexity: O(*n*) in the count of bytes.
  public func documents(
    in bytes: [UInt8], path: String, options: ImportOptions
  ) throws(ImportError) -> [ParsedDocument] {
    let source = try SourceText(bytes)
    let frontMatter = FrontMatter(source.lines)
    let lines = LinkDefinitions.inlined(
      WrappedLinks.joined(Array(source.lines.dropFirst(frontMatter.lineCount))))
    var blocks = BlockReader.blocks(
      of: lines, isOneLineAParagraph: Self.isOneLineAParagraph(lines))
    PageReferences.mend(&blocks)
    let damage = try Damage(blocks, isPrinted: PageReferences.showPrinting(source.lines))
    let provenance = Provenance(
      path: path, frontMatter: frontMatter, lines: lines, blocks: blocks, options: options,
      catalog: catalog)

    let pages = try pages(blocks, frontMatter, provenance)
    return try documents(pages, provenance, damage, frontMatter)
  }

  /// One page of a file before its rules are told apart.
  private struct Page {
    let topic: String
    let title: String
    let blocks: [Block]
    let anchors: [ParsedAnchor]
    var isChapter = false
    /// How the whole file is written, where a section of it is too short to tell.
    var habits: Habits?
  }

  private struct Habits {
    let conventions: Conventions
    let isInterleaved: Bool

    init(_ blocks: [Block]) {
      let blocks = blocks.filter { !$0.isAside }
      conventions = Conventions(blocks)
      isInterleaved = Interleaving(blocks) != nil
    }
  }

  // MARK: Pages

  private func pages(
    _ blocks: [Block], _ frontMatter: FrontMatter, _ provenance: Provenance
  ) throws(ImportError) -> [Page] {
    let topic = provenance.topic ?? provenance.topicInPath
    if topic == nil, let book = BookSplitter(blocks, catalog: catalog) {
      return book.chapters.map { chapter($0.title, $0.title.line.withoutFinalMarks, $0.blocks) }
    }
    if !provenance.isTopicAskedFor, topic.map(TopicSections.isGroup) ?? true,
      let file = TopicSections(
        blocks, isTitled: frontMatter["title"] != nil, catalog: catalog)
    {
      var pages = file.sections.map { chapter($0.heading, $0.name, $0.blocks) }
      if file.introduction.contains(where: \.saysAnything) {
        pages.insert(introduction(file, frontMatter, provenance), at: 0)
      }
      let habits = Habits(blocks)
      for index in pages.indices { pages[index].habits = habits }
      return pages
    }
    return [try page(blocks, frontMatter, provenance)]
  }

  private func chapter(_ heading: Block, _ title: String, _ blocks: [Block]) -> Page {
    Page(
      topic: catalog.slug(titled: title) ?? TopicCatalog.newSlug(title), title: title,
      blocks: blocks, anchors: heading.anchors + blocks.flatMap(\.anchors), isChapter: true)
  }

  /// What stands before a file's topics: a page of the group that they belong to, else a part of the
  /// first one.
  private func introduction(
    _ file: TopicSections, _ frontMatter: FrontMatter, _ provenance: Provenance
  ) -> Page {
    if let page = try? page(file.introduction, frontMatter, provenance),
      TopicSections.isGroup(page.topic)
    {
      return page
    }
    let first = file.sections[0]
    return chapter(first.heading, first.name, file.introduction)
  }

  private func page(
    _ blocks: [Block], _ frontMatter: FrontMatter, _ provenance: Provenance
  ) throws(ImportError) -> Page {
    let told = provenance.topic ?? provenance.topicInPath ?? provenance.linkedTopic
    let own = told.flatMap { ownTitleIndex(blocks, $0) }
    let titleIndex = titleIndex(blocks, own: own)
    let title = titleIndex.map { self.title(in: blocks[$0].line) }
    let known =
      provenance.topic ?? (own == nil ? nil : told)
      ?? title.flatMap { catalog.slug(titled: $0) } ?? provenance.topicInPath
      ?? provenance.linkedTopic
      ?? (titleIndex == nil ? Provenance.topic(inWordsOf: blocks, catalog) : nil)
    let named = title.map { TopicCatalog.newSlug(Self.shownTitle($0)) }
    guard let topic = known ?? named, !topic.isEmpty else {
      throw ImportError(
        "says nowhere which topic it is about", hint: "name it with --topic, as in --topic modality"
      )
    }
    if known == nil, provenance.address == nil, !provenance.isEditionAskedFor {
      let leads = Conventions(blocks)
      if leads.strongLeads + leads.headingLeads < 2 {
        throw ImportError("is no guideline: its title names no topic", isNoGuideline: true)
      }
    }
    var rest = Array(blocks[(titleIndex.map { $0 + 1 } ?? 0)...])
    if let title {
      rest.removeAll { $0.isHeading && $0.line.holds(title) && self.title(in: $0.line) == title }
    }
    return Page(
      topic: topic, title: Self.shownTitle(title ?? frontMatter["title"]), blocks: rest,
      anchors: blocks.flatMap(\.anchors))
  }

  /// A heading's title, without a line of the change log that was glued before it.
  private func title(in heading: String) -> String {
    let title = heading.withoutFinalMarks
    guard heading.utf8.count <= TopicCatalog.longestTitle,
      let last = Sentence.all(in: Array(heading.utf8)).last?.withoutFinalMarks,
      last != title, catalog.slug(named: last) != nil
    else { return title }
    return last
  }

  /// Where the page's title stands. What the site puts before it is no part of the page.
  private func titleIndex(_ blocks: [Block], own: Int?) -> Int? {
    let headings = blocks.indices.filter { blocks[$0].isHeading && blocks[$0].attributes == nil }
    let isAuthored = blocks.contains { $0.attributes != nil }
    let titles = headings.filter { Self.isTitle(blocks[$0]) }
    if let own {
      // Rules before it are the page's, too.
      return titles.first { $0 < own && Self.saysMuch(blocks[$0..<own]) } ?? own
    }
    let first = headings.first { index in
      index < 8 && !isAuthored
        && catalog.slug(titled: blocks[index].line.withoutFinalMarks) != nil
    }
    if let outer = [titles.first, first].compactMap({ $0 }).min() { return outer }
    guard !blocks.contains(where: \.isHeading) else { return nil }
    return titleIndexWithoutHeadings(blocks)
  }

  /// The title of a page without headings is among the short lines that it starts with, whatever
  /// longer lines of the site are between them. Of several that name the topic, the last is the
  /// page's own.
  private func titleIndexWithoutHeadings(_ blocks: [Block]) -> Int? {
    let start = blocks.indices.prefix { index in
      blocks[index].text.text.count <= 60
        || index < 8
          && (blocks[index].line.unicodeScalars.count <= 60 || !blocks[index].saysAnything)
    }
    let titles = start.filter { index in
      blocks[index].text.text.count <= 60 && WindowTitle(blocks[index].line) == nil
    }
    guard let first = titles.first(where: { catalog.slug(titled: blocks[$0].line) != nil })
    else { return nil }
    let topic = catalog.slug(titled: blocks[first].line)
    return titles.prefix { $0 <= first || $0 < 8 && !blocks[$0].saysAnything }
      .last { catalog.slug(titled: blocks[$0].line) == topic }
  }

  /// Where a heading names the topic that a page is told to be about.
  private func ownTitleIndex(_ blocks: [Block], _ topic: String) -> Int? {
    let isAuthored = blocks.contains { $0.attributes != nil }
    return blocks.indices.first { index in
      (blocks[index].kind == .heading(level: 1)
        || index < 8 && !isAuthored && blocks[index].isHeading)
        && blocks[index].attributes == nil
        && catalog.slug(titled: blocks[index].line.withoutFinalMarks) == topic
    }
  }

  private static func isTitle(_ block: Block) -> Bool {
    let line = block.line
    return block.kind == .heading(level: 1) && block.attributes == nil
      && line.utf8.count <= TopicCatalog.longestTitle && !PageWords.isCommonSection(line)
      && !PageWords.isSiteName(line) && !line.endsSentence
  }

  /// Whether blocks hold more than the name of a site with a line on what it is.
  private static func saysMuch(_ blocks: ArraySlice<Block>) -> Bool {
    !Conventions(Array(blocks)).marksNothing || blocks.count(where: \.saysAnything) > 2
  }

  /// A title without the site's marks; empty where the page has none.
  private static func shownTitle(_ title: String?) -> String {
    guard let title else { return "" }
    if title.hasPrefix("["), let close = title.firstIndex(of: "]") {
      let rest = String(title[title.index(after: close)...]).trimmed
      if !rest.isEmpty { return rest }
    }
    return title
  }

  /// Whether each line is a paragraph: text copied out of a browser has neither marks nor breaks
  /// inside of its paragraphs, so its lines are long.
  private static func isOneLineAParagraph(_ lines: [SourceLine]) -> Bool {
    var count = 0
    var long = 0
    for line in lines {
      let content = LineContent(line.bytes)
      guard let first = content.rest.first else { continue }
      if [UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "<")].contains(
        first)
        || content.hasItemMarker || content.rest.find("**") != nil
      {
        return false
      }
      count += 1
      if content.rest.count > 160 { long += 1 }
    }
    return long * 5 >= count && long > 1
  }

  // MARK: Documents

  private func documents(
    _ pages: [Page], _ provenance: Provenance, _ damage: Damage, _ frontMatter: FrontMatter
  ) throws(ImportError) -> [ParsedDocument] {
    var documents: [ParsedDocument] = []
    var places: [Place: Int] = [:]
    for page in pages {
      for part in parts(of: page, provenance) where !part.rules.isEmpty {
        let isContents =
          part.rules.allSatisfy { $0.kind == .paragraph }
          && !page.blocks.contains(where: \.saysAnything)
        if isContents, !page.isChapter { continue }
        let document = try document(part, of: page, provenance)
        let place = Place(topic: document.topic, language: part.language)
        if let known = places[place] {
          documents[known].rules += document.rules
          documents[known].references += document.references
          documents[known].anchors += document.anchors
        } else {
          places[place] = documents.count
          documents.append(document)
        }
      }
    }
    guard !documents.isEmpty else {
      throw ImportError(
        "is no guideline: it holds nothing but titles and links", isNoGuideline: true)
    }
    documents[0].diagnostics = damage.diagnostics
    if let reason = provenance.reason {
      let edition = documents[0].text.edition
      documents[0].diagnostics.append(
        Diagnostic(.note, "taken for the edition \(edition) because of \(reason)"))
    }
    if !frontMatter.isClosed {
      documents[0].diagnostics.append(Diagnostic(.note, "the front matter is never closed"))
    }
    return documents
  }

  /// What tells the documents of one file apart.
  private struct Place: Hashable {
    let topic: String
    let language: Language
  }

  private func document(
    _ part: Part, of page: Page, _ provenance: Provenance
  ) throws(ImportError) -> ParsedDocument {
    guard let edition = provenance.edition else {
      throw ImportError(
        "says nowhere which edition it belongs to",
        hint: "name it with --edition, as in --edition 2019")
    }
    var part = part
    if page.isChapter, !isMainTitle(page.title, of: page.topic) {
      for index in part.rules.indices { part.rules[index].section.insert(page.title, at: 0) }
    }
    let text = TextID(
      edition: edition, revision: provenance.revision,
      origin: provenance.origin(ofTopic: page.topic), language: part.language)
    return ParsedDocument(
      topic: page.topic, title: title(of: page, part.language), text: text,
      hasNamedOrigin: provenance.hasNamedOrigin, piece: provenance.piece, shape: part.shape,
      rules: part.rules, references: part.references,
      anchors: page.anchors)
  }

  private func title(of page: Page, _ language: Language) -> String {
    guard page.title.isEmpty else { return page.title }
    let names = catalog.entries.first { $0.slug == page.topic }?.names
    return names?[language]?.first ?? names?[.english]?.first ?? page.topic
  }

  private func isMainTitle(_ title: String, of topic: String) -> Bool {
    guard let entry = catalog.entries.first(where: { $0.slug == topic }) else { return true }
    return TopicCatalog.key(title) == TopicCatalog.key(entry.names[.english]?.first ?? topic)
  }

  /// A page in one language.
  private struct Part {
    let language: Language
    let shape: String
    var rules: [ParsedRule]
    let references: [ParsedReference]
  }

  private func parts(of page: Page, _ provenance: Provenance) -> [Part] {
    let blocks = page.blocks.filter { !$0.isAside }
    let parser = ReferenceParser(catalog: catalog)
    let references = page.blocks.filter { !$0.namesSource }.flatMap(parser.references)
    let interleaving = page.habits?.isInterleaved == false ? nil : Interleaving(blocks)
    guard let interleaving else {
      let conventions = page.habits?.conventions ?? Conventions(blocks)
      let parser = RuleParser(blocks.map { ($0, nil) }, conventions: conventions)
      return [
        Part(
          language: provenance.language(of: blocks),
          shape: page.isChapter && page.habits == nil ? "book" : Self.shape(conventions),
          rules: parser.rules,
          references: references)
      ]
    }
    // The language that marks more of its rules leads the other one; where neither marks any, English
    // does, whose advice is told most easily.
    let conventions = interleaving.parts.map { Conventions($0.blocks.map(\.block)) }
    let marks = conventions.map { $0.strongLeads + $0.headingLeads }
    let leader =
      marks == [0, 0]
      ? interleaving.parts.firstIndex { $0.language == .english } ?? 0
      : marks[1] > marks[0] ? 1 : 0
    let first = RuleParser(interleaving.parts[leader].blocks, conventions: conventions[leader])
    let second = RuleParser(
      interleaving.parts[1 - leader].blocks, conventions: conventions[1 - leader],
      leader: first)
    let parsers = leader == 0 ? [first, second] : [second, first]
    return zip(interleaving.parts, parsers).map { part, parser in
      let own = Set(part.blocks.map(\.block.lines.lowerBound))
      return Part(
        language: part.language, shape: "interleaved", rules: parser.rules,
        references: references.filter { own.contains($0.line) })
    }
  }

  private static func shape(_ conventions: Conventions) -> String {
    if conventions.isAuthored { return "authored" }
    if conventions.itemsLead { return "bullets" }
    if conventions.headingLeads > conventions.strongLeads { return "headings" }
    return conventions.strongLeads > 0 ? "bold" : "plain"
  }
}

extension Block {
  /// What others can point at here.
  fileprivate var anchors: [ParsedAnchor] {
    text.anchors.map { name in
      ParsedAnchor(name: name, heading: isHeading ? line : nil, line: lines.lowerBound)
    }
  }

  /// Whether this is more than an entry of a table of contents.
  var saysAnything: Bool {
    if isHeading || isAside { return false }
    return kind == .table || Advice.isSentence(line, language)
  }

  /// Whether this is no text of the page: a menu, a list of links, an address, a placeholder.
  var isAside: Bool {
    if isHeading { return false }
    if text.isEmpty { return !text.hasImage }
    if isNavigation || isSourceLine { return true }
    if isItem, isOnlyLinks { return true }
    if PageWords.isSiteName(line) || WindowTitle(line) != nil { return true }
    let bytes = text.text
    return bytes.first == UInt8(ascii: "[") && bytes.last == UInt8(ascii: "]") && bytes.count < 60
  }
}
