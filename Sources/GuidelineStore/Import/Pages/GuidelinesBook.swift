/// Splits a book in one file into chapters where the catalog knows few of them; others become new
/// topics. A book has the guidelines' own name as its title, or many chapters.
struct GuidelinesBook {
  /// The chapters in order, with the blocks between their heading and the next one.
  let chapters: [Chapter]

  typealias Chapter = (title: Block, blocks: [Block])

  /// How many chapters with text make a book with the guidelines' own name.
  private static let leastChapters = 6
  /// How many make one if the catalog knows hardly any, or if the title names no book.
  private static let plentyOfChapters = 12
  private static let leastTopics = 3

  /// - Returns: `nil` if the document is no such book.
  init?(_ blocks: [Block], catalog: TopicCatalog) {
    guard let start = blocks.firstIndex(where: \.isHeading),
      blocks[start].kind == .heading(level: 1), blocks[start].attributes == nil,
      catalog.slug(titled: blocks[start].line) == nil
    else { return nil }
    let title = blocks[start].line
    let isNamed = Self.isName(title, catalog)
    let isOfGuidelines = Self.holdsName(title, catalog)
    let rest = blocks[(start + 1)...]
    for level in 1...2 {
      let (introduction, found) = Self.cut(rest, level: level, catalog)
      guard !found.contains(where: { $0.title.isSectionOfPages }) else { return nil }
      let chapters = found.filter { $0.title.isChapterTitle && !$0.blocks.isEmpty }
      guard Self.areBook(chapters, isNamed: isNamed, isOfGuidelines, catalog) else { continue }
      self.chapters = Self.opened(chapters, with: introduction)
      return
    }
    return nil
  }

  /// Whether a title is the name of the guidelines, perhaps for one platform.
  static func isName(_ title: String, _ catalog: TopicCatalog) -> Bool {
    names(title, catalog) { $0.hasSuffix($1) }
  }

  /// Whether a title contains that name: `Human Interface Guidelines for Web Applications`.
  private static func holdsName(_ title: String, _ catalog: TopicCatalog) -> Bool {
    names(title, catalog) { $0.holds($1) }
  }

  private static func names(
    _ title: String, _ catalog: TopicCatalog, as fits: (String, String) -> Bool
  ) -> Bool {
    guard title.utf8.count <= longestName,
      let site = catalog.entries.first(where: { $0.slug == TopicCatalog.site })
    else { return false }
    let key = TopicCatalog.key(title)
    return site.names.values.joined().contains { name in
      name.utf8.count > shortestName && fits(key, TopicCatalog.key(name))
    }
  }

  private static let longestName = 80
  /// In bytes. Shorter names, such as `HIG`, also occur in other titles.
  private static let shortestName = 10

  // MARK: Cutting

  private static func cut(
    _ blocks: ArraySlice<Block>, level: Int, _ catalog: TopicCatalog
  ) -> (introduction: [Block], chapters: [Chapter]) {
    let guiding = Appendix.linesOverGuidance(in: Array(blocks))
    var introduction: [Block] = []
    var chapters: [Chapter] = []
    for block in blocks {
      if startsChapter(block, level: level, catalog),
        !guiding.contains(block.lines.lowerBound)
      {
        chapters.append((block, []))
      } else if chapters.isEmpty {
        introduction.append(block)
      } else {
        chapters[chapters.count - 1].blocks.append(block)
      }
    }
    return (introduction, chapters)
  }

  private static func startsChapter(_ block: Block, level: Int, _ catalog: TopicCatalog) -> Bool {
    guard case .heading(let own) = block.kind, own <= level, !block.statesRule else { return false }
    // A heading above the chapters' level was printed too large, unless it is a topic.
    guard own == level || catalog.slug(titled: block.line.withoutFinalMarks) != nil else {
      return false
    }
    return block.isChapterTitle || block.label.contains(.appendix) || block.isSectionOfPages
  }

  /// Keeps the text before the chapters if it has rules.
  private static func opened(_ chapters: [Chapter], with introduction: [Block]) -> [Chapter] {
    let conventions = Conventions(introduction)
    guard conventions.strongLeads + conventions.headingLeads > 0 else { return chapters }
    var chapters = chapters
    chapters[0].blocks = introduction + chapters[0].blocks
    return chapters
  }

  // MARK: Judging

  private static func areBook(
    _ chapters: [Chapter], isNamed: Bool, _ isOfGuidelines: Bool, _ catalog: TopicCatalog
  ) -> Bool {
    let rich = chapters.filter { Self.saysMuch($0.blocks) }
    guard rich.count >= (isNamed ? leastChapters : plentyOfChapters),
      rich.count * 2 > chapters.count
    else { return false }
    let topics = Set(rich.compactMap { catalog.slug(titled: $0.title.line.withoutFinalMarks) })
    return topics.count >= (isNamed ? leastTopics : 2 * leastTopics)
      || isOfGuidelines && rich.count >= plentyOfChapters
  }

  private static func saysMuch(_ blocks: [Block]) -> Bool {
    blocks.count(where: \.saysAnything) > 1
  }
}

extension Block {
  fileprivate var isChapterTitle: Bool {
    attributes == nil && label.isDisjoint(with: [.commonSection, .siteName])
      && !line.endsSentence
  }

  /// Whether it is a heading that only pages have, not books: `Best practices`.
  fileprivate var isSectionOfPages: Bool {
    label.contains(.promiseOfRules)
  }
}
