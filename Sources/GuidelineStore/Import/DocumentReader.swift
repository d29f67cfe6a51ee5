/// Turns a guideline file into documents of rules.
package struct DocumentReader: Sendable {
  /// Increase this whenever the same bytes may give other rules.
  package static let version = 26

  private let catalog: TopicCatalog

  package init(catalog: TopicCatalog = .shared) {
    self.catalog = catalog
  }

  /// Reads all documents in a file: one per topic and language.
  ///
  /// - Parameters:
  ///   - path: As displayed; its components are evidence, too.
  ///   - options: Override what the document shows.
  /// - Throws: ``ImportError`` if it is no guideline, too damaged, or lacks its edition or topic.
  package func documents(
    in bytes: [UInt8], path: String, options: ImportOptions
  ) throws(ImportError) -> [ParsedDocument] {
    let source = try PageSource(bytes, path: path)
    if source.isForeign, options.edition == nil, options.topic == nil {
      throw .isOtherDocumentation
    }
    try Damage.reject(source.blocks)
    let frontMatter = source.frontMatter
    let provenance = Provenance(
      path: path, frontMatter: frontMatter, lines: source.lines,
      blocks: source.blocks + source.frame, options: options, catalog: catalog)

    let details = PageDetails(source.blocks)
    let pages = try DocumentPage.pages(
      details.rest, frontMatter, provenance, catalog: catalog)
    var documents = try documents(pages, provenance, frontMatter)
    let stated = frontMatter.platforms
    let platforms =
      stated.supported.isEmpty && !details.platforms.isEmpty
      ? PagePlatforms(
        supported: details.platforms, withoutConsiderations: stated.withoutConsiderations) : stated
    for index in documents.indices {
      documents[index].state(platforms)
      documents[index].diagnostics += documents[index].repeatedNames
      documents[index].diagnostics += frontMatter.unknownPlatforms.map {
        Diagnostic(
          .warning, "there is no platform “\($0)”",
          remedy: .advice("platforms are \(list: PagePlatforms.all)"))
      }
    }
    documents[0].diagnostics += source.blocks.unreadAttributes
    return source.comments.added(to: documents)
  }

  private func documents(
    _ pages: [DocumentPage], _ provenance: Provenance, _ frontMatter: FrontMatter
  ) throws(ImportError) -> [ParsedDocument] {
    var documents: [ParsedDocument] = []
    var places: [Place: Int] = [:]
    let origin = provenance.origin(of: pages)
    for page in pages {
      for part in page.parts(provenance, catalog: catalog) where !part.rules.isEmpty {
        let isContents =
          part.rules.allSatisfy { $0.kind == .paragraph }
          && !page.blocks.contains(where: \.saysAnything)
        if isContents, !page.isChapter { continue }
        let document = try document(part, of: page, from: origin, provenance)
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
      throw .onlyTitlesAndLinks
    }
    let edition = documents[0].text.edition
    if let reason = provenance.reasonForEdition {
      documents[0].diagnostics.append(
        Diagnostic(.note, "detected edition \(edition) from \(reason)"))
    }
    if edition < .book2014, !provenance.isEditionAskedFor {
      documents[0].diagnostics.append(
        Diagnostic(
          .note, "\(edition) is an edition of its own, before 2014",
          remedy: .nameOlderEdition(.book2014)))
    }
    if let page = pages.first(where: { $0.reasonForTopic != nil }), let reason = page.reasonForTopic
    {
      documents[0].diagnostics.append(
        Diagnostic(.note, "detected topic \(page.topic) from \(reason)"))
    }
    if provenance.piece == 0, !documents.contains(where: { $0.rules.contains { $0.kind == .rule } })
    {
      documents[0].diagnostics.append(
        Diagnostic(
          .note,
          "no rules found; the text is kept and searchable, except for lists of links"
        ))
    }
    if !frontMatter.isClosed {
      documents[0].diagnostics.append(Diagnostic(.note, "the front matter isn't closed"))
    }
    return documents
  }

  /// Identifies a document within its file.
  private struct Place: Hashable {
    let topic: String
    let language: Language
  }

  private func document(
    _ part: PagePart, of page: DocumentPage, from origin: String, _ provenance: Provenance
  ) throws(ImportError) -> ParsedDocument {
    guard let edition = provenance.edition else {
      var error = ImportError("can't tell the edition", remedy: .nameEdition)
      error.lacksEdition = true
      throw error
    }
    var part = part
    if page.isPartOfTopic || page.isChapter && !isMainTitle(page.title, of: page.topic) {
      for index in part.rules.indices
      where page.titleEnd.map({ part.rules[index].lines.lowerBound < $0 }) ?? true {
        part.rules[index].section.insert(page.title, at: 0)
      }
    }
    let text = TextID(
      edition: edition, revision: provenance.revision(of: page), origin: origin,
      language: part.language)
    var parsed = ParsedDocument(
      topic: page.topic, title: title(of: page, part.language), text: text,
      hasNamedOrigin: provenance.hasNamedOrigin,
      address: provenance.ownAddresses.address(
        of: page.topic, in: text, isOnlyTopic: !page.isChapter, catalog: catalog),
      piece: provenance.piece(of: page), shape: part.shape, rules: part.rules,
      references: part.references, anchors: page.anchors)
    if !provenance.editionEvidence.isEmpty {
      let topics =
        page.evidence.isEmpty
        ? [Evidence(.topic, page.topic, because: "its heading")] : page.evidence
      parsed.evidence =
        provenance.editionEvidence + topics + provenance.evidence(for: part.language)
    }
    return parsed
  }

  /// A page's title, after the topic's name if it is one of several pages and lacks that name. An
  /// introduction has only the topic's name.
  private func title(of page: DocumentPage, _ language: Language) -> String {
    let names = catalog.entries.first { $0.slug == page.topic }?.names
    let name = names?[language]?.first ?? names?[.english]?.first ?? page.topic
    if page.title.isEmpty
      || page.isPartOfTopic && PageWords.Label(of: page.title).contains(.introduction)
    {
      return name
    }
    let isNamed = TopicCatalog.key(page.title).contains(TopicCatalog.key(name))
    return page.isPartOfTopic && !isNamed ? "\(name): \(page.title)" : page.title
  }

  private func isMainTitle(_ title: String, of topic: String) -> Bool {
    guard let entry = catalog.entries.first(where: { $0.slug == topic }) else { return true }
    return TopicCatalog.key(title) == TopicCatalog.key(entry.names[.english]?.first ?? topic)
  }
}

extension ParsedDocument {
  /// Names of rules that another one has.
  fileprivate var repeatedNames: [Diagnostic] {
    var lines: [String: Int] = [:]
    return rules.compactMap { rule in
      guard let name = rule.concept else { return nil }
      guard let first = lines[name] else {
        lines[name] = rule.lines.lowerBound
        return nil
      }
      return Diagnostic(
        .warning, line: rule.lines.lowerBound,
        "the rule on line \(first) has the name “\(name)”, too",
        remedy: .advice("name each rule of a page differently"))
    }
  }
}

extension [Block] {
  /// Headings whose attributes can't be read, beside others that have some.
  fileprivate var unreadAttributes: [Diagnostic] {
    let headings = filter(\.isHeading)
    guard headings.contains(where: { $0.attributes != nil }) else { return [] }
    return headings.filter {
      $0.attributes == nil && $0.line.hasSuffix("}") && $0.line.holds("{#")
    }.map {
      Diagnostic(
        .warning, line: $0.lines.lowerBound, "can't read the name of the rule in its braces",
        remedy: .advice("write {#a-name}, in lowercase letters, digits and hyphens"))
    }
  }
}
