extension DocumentPage {
  /// One of a technology's pages, as its title, its folder or its address tells: its rules stand
  /// below its own title in the technology's topic.
  ///
  /// - Returns: `nil` if the page tells of no technology, or is a topic by itself.
  init?(
    ofTechnology blocks: [Block], _ frontMatter: FrontMatter, _ provenance: Provenance,
    catalog: TopicCatalog
  ) {
    guard !provenance.isTopicAskedFor else { return nil }
    let found = Self.title(of: blocks, catalog)
    let title = found?.text ?? frontMatter["title"] ?? ""
    let told = TechnologyTitle(title, catalog: catalog)
    guard let technology = told?.technology ?? provenance.technology(ofPage: title) else {
      return nil
    }
    let shown = told?.page ?? PageTitle.shown(title)
    if let own = catalog.slug(titled: shown) {
      let isTechnology = told == nil && Technologies.contains(own)
      if own == technology || isTechnology || Technologies.isPageWithOwnTopic(own) { return nil }
    }
    self.init(
      topic: technology, title: shown, blocks: found?.rest ?? blocks,
      anchors: blocks.flatMap(\.anchors))
    isPartOfTopic = !shown.isEmpty
  }

  /// A title with what stands behind it. Unlike a topic's, a technology's page may be called
  /// `Introduction`.
  private static func title(
    of blocks: [Block], _ catalog: TopicCatalog
  ) -> (text: String, rest: [Block])? {
    let title = PageTitle(of: blocks, topic: nil, catalog: catalog)
    if let first = blocks.firstIndex(where: \.isHeading), first < title?.index ?? .max,
      blocks[first].isCommonTitle, title.map({ catalog.slug(titled: $0.text) == nil }) ?? true
    {
      return (blocks[first].line.withoutFinalMarks, Array(blocks[(first + 1)...]))
    }
    return title.map { ($0.text, $0.rest(of: blocks, catalog: catalog)) }
  }
}

extension Block {
  /// Whether it is an outermost heading that every page may have, such as `Introduction`.
  fileprivate var isCommonTitle: Bool {
    kind == .heading(level: 1) && attributes == nil && label.contains(.commonSection)
      && !label.contains(.appendix) && PageWords.platforms(in: line) == nil
  }
}
