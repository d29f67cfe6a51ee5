extension DocumentPage {
  /// A page of a technology, by its title, folder or address. Its rules go under its own title in
  /// the technology's topic. `nil` if the page is a topic by itself.
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

  /// A title and the blocks after it. A technology's page may be called `Introduction`.
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
  /// Whether it is a top-level heading that any page may have, such as `Introduction`.
  fileprivate var isCommonTitle: Bool {
    kind == .heading(level: 1) && attributes == nil && label.contains(.commonSection)
      && !label.contains(.appendix) && PageWords.platforms(in: line) == nil
  }
}
