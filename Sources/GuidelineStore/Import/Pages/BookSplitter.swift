/// Splits a book in one file into its topics, by their headings.
struct BookSplitter {
  /// The topics in order, with the blocks up to the next topic's heading.
  let chapters: [(title: Block, blocks: [Block])]

  /// How many chapters must be known topics; three times as many after a topic's title.
  private static let leastTopics = 6

  /// - Returns: `nil` if the document is one page.
  init?(_ blocks: [Block], catalog: TopicCatalog) {
    let headings = blocks.filter(\.isHeading)
    let outer = headings.filter { $0.kind == .heading(level: 1) && Self.isTitle($0) }
    let inner = headings.filter { $0.kind == .heading(level: 2) && Self.isTitle($0) }
    let topics = Set((outer + inner).compactMap { catalog.slug(titled: $0.line) })
    let outerTopics = Set(outer.compactMap { catalog.slug(titled: $0.line) })
    let startsAsPage = headings.first.flatMap { catalog.slug(titled: $0.line) } != nil
    let least = Self.leastTopics * (startsAsPage ? 3 : 1)
    guard topics.count >= least, outerTopics.count * 2 >= least, outer.count >= least else {
      return nil
    }
    let known = inner.count { catalog.slug(titled: $0.line) != nil }
    let hasInnerTopics = known * 10 >= inner.count * 3

    var chapters: [(title: Block, blocks: [Block])] = []
    for block in blocks {
      let startsChapter =
        block.kind == .heading(level: 1) || hasInnerTopics && block.kind == .heading(level: 2)
      let isSection = block.label.contains(.commonSection) && !block.label.contains(.appendix)
      if startsChapter, !isSection {
        chapters.append((block, []))
      } else if !chapters.isEmpty {
        chapters[chapters.count - 1].blocks.append(block)
      }
    }
    self.chapters = chapters.filter { chapter in
      !chapter.blocks.isEmpty && Self.isTitle(chapter.title)
    }
  }

  private static func isTitle(_ heading: Block) -> Bool {
    heading.label.isDisjoint(with: [.commonSection, .siteName]) && !heading.line.endsSentence
  }
}
