/// The title of a page: the heading that names its topic, or the outermost one.
struct PageTitle {
  /// Without final marks, and without a line of the change log that was glued before it.
  let text: String
  /// Which of the page's blocks it is. What the site puts before it is no part of the page.
  let index: Int
  /// Whether it, or a heading behind it, names the topic that the page is told to be about.
  let namesToldTopic: Bool

  /// - Parameters:
  ///   - topic: What the page is told to be about.
  ///   - isNamed: Whether the file's name or its front matter tells so, and so may be all the title
  ///     that the page has.
  /// - Returns: `nil` if the page has none.
  init?(of blocks: [Block], topic: String?, isNamed: Bool = false, catalog: TopicCatalog) {
    let search = TitleSearch(blocks: blocks, isNamed: isNamed, catalog: catalog)
    let own = topic.flatMap(search.index(namingTopic:))
    guard let index = search.index(own: own) else { return nil }
    self.index = index
    text = search.title(in: blocks[index].line)
    namesToldTopic = own != nil
  }

  /// The title without the site's marks, as in `[iOS] Alerts`.
  var shown: String { Self.shown(text) }

  /// A title without the site's marks.
  static func shown(_ title: String) -> String {
    guard title.hasPrefix("["), let close = title.firstIndex(of: "]") else { return title }
    let rest = String(title[title.index(after: close)...]).trimmed
    return rest.isEmpty ? title : rest
  }

  /// What a page keeps beside its title: not the same title again, nor what the site puts before it.
  func rest(of blocks: [Block], catalog: TopicCatalog) -> [Block] {
    let search = TitleSearch(blocks: blocks, isNamed: false, catalog: catalog)
    let introduction = search.isBehindText(index) ? blocks[..<index] : []
    return introduction
      + blocks[(index + 1)...].filter { block in
        !(block.isHeading && block.line.holds(text) && search.title(in: block.line) == text)
      }
  }
}

/// Looks for the title among the blocks of a page.
private struct TitleSearch {
  let blocks: [Block]
  /// Whether the file has a name or front matter that tells the topic.
  let isNamed: Bool
  let catalog: TopicCatalog

  private var isAuthored: Bool { blocks.contains { $0.attributes != nil } }

  /// - Parameter own: Where a heading names the topic that the page is told to be about.
  func index(own: Int?) -> Int? {
    let headings = blocks.indices.filter { blocks[$0].mayBeTitle }
    let titles = headings.filter { blocks[$0].isTitle }
    if let own {
      // Rules before it are the page's, too.
      return titles.first { $0 < own && Self.saysMuch(blocks[$0..<own]) } ?? own
    }
    // A section of a page whose title stands elsewhere may be named like another topic.
    let first =
      isNamed || isAuthored
      ? nil
      : headings.first { index in
        index < 8 && catalog.slug(titled: blocks[index].line.withoutFinalMarks) != nil
          && (blocks[index].kind == .heading(level: 1) || !blocks[index].isIntroduction)
      }
    if let outer = [titles.first, first].compactMap({ $0 }).min() {
      return isNamed && isBehindText(outer) ? nil : outer
    }
    return blocks.contains(where: \.isHeading) ? nil : indexWithoutHeadings
  }

  /// Where a heading names a topic.
  func index(namingTopic topic: String) -> Int? {
    let isAuthored = isAuthored
    return blocks.indices.first { index in
      (blocks[index].kind == .heading(level: 1)
        || index < 8 && !isAuthored)
        && blocks[index].mayBeTitle
        && catalog.slug(titled: blocks[index].line.withoutFinalMarks) == topic
    }
  }

  /// The title of a page without headings is among the short lines that it starts with, whatever
  /// longer lines of the site are between them. Of several that name the topic, the last is the
  /// page's own.
  private var indexWithoutHeadings: Int? {
    let start = blocks.indices.prefix { index in
      blocks[index].text.text.count <= 60
        || index < 8
          && (blocks[index].line.unicodeScalars.count <= 60 || !blocks[index].saysAnything)
    }
    let text =
      start.first { blocks[$0].saysAnything || blocks[$0].introducesList } ?? start.endIndex
    let titles = start.filter { index in
      // Behind a sentence, an item of a list is what the sentence speaks of.
      blocks[index].text.text.count <= 60 && WindowTitle(blocks[index].line) == nil
        && !(index > text && blocks[index].isItem)
        && (index == start.first || !blocks[index].isIntroduction)
    }
    let first =
      titles.first { catalog.slug(titled: blocks[$0].line) != nil }
      ?? titles.first { PostTitle(blocks[$0].line, catalog: catalog) != nil }
    guard let first else { return nil }
    let topic = catalog.slug(ofPostTitled: blocks[first].line)
    return titles.prefix { $0 <= first || $0 < 8 && !blocks[$0].saysAnything }
      .last { catalog.slug(ofPostTitled: blocks[$0].line) == topic }
  }

  /// A heading's title, without a line of the change log that was glued before it.
  func title(in heading: String) -> String {
    let title = heading.withoutFinalMarks
    guard heading.utf8.count <= TopicCatalog.longestTitle,
      let last = Sentence.all(in: Array(heading.utf8)).last?.withoutFinalMarks,
      last != title, catalog.slug(named: last) != nil
    else { return title }
    return last
  }

  /// Whether what stands before a title is the page's own, and no menu of the site. Sites write much
  /// before an outermost heading, but mark no rules there.
  func isBehindText(_ index: Int) -> Bool {
    let before = blocks[..<index]
    guard blocks[index].kind == .heading(level: 1) else { return Self.saysMuch(before) }
    let conventions = Conventions(Array(before))
    return conventions.strongLeads + conventions.headingLeads > 1
  }

  /// Whether blocks hold more than the name of a site with a line on what it is.
  static func saysMuch(_ blocks: ArraySlice<Block>) -> Bool {
    !Conventions(Array(blocks)).marksNothing || blocks.count(where: \.saysAnything) > 2
  }
}

extension Block {
  /// Whether it is a heading that may be over a whole page.
  fileprivate var mayBeTitle: Bool {
    guard isHeading, attributes == nil else { return false }
    return kind == .heading(level: 1) || !statesRule && !isHeadingOfItem
  }

  /// Whether it is called as the first section of many posts is, even though a topic is, too:
  /// `はじめに`.
  fileprivate var isIntroduction: Bool { label.contains(.introduction) }

  fileprivate var isTitle: Bool {
    kind == .heading(level: 1)
      && line.utf8.count <= TopicCatalog.longestTitle
      && label.isDisjoint(with: [.commonSection, .siteName]) && !line.endsSentence
  }
}
