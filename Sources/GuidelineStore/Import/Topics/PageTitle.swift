/// The title of a page: the heading that names its topic, or else the outermost one.
struct PageTitle {
  /// Without final marks, and without a line of the change log before it.
  let text: String
  /// Its index among the page's blocks.
  let index: Int
  /// Whether this or a later heading names the given topic.
  let namesToldTopic: Bool

  /// - Parameter isNamed: Whether the file's name or front matter names it, so that blocks may not.
  init?(of blocks: [Block], topic: String?, isNamed: Bool = false, catalog: TopicCatalog) {
    let search = TitleSearch(blocks: blocks, isNamed: isNamed, catalog: catalog)
    let own = topic.flatMap(search.index(namingTopic:))
    guard let index = search.index(own: own) else { return nil }
    self.index = index
    text = search.title(in: blocks[index].line)
    namesToldTopic = own != nil
  }

  /// `[iOS] Alerts` → `Alerts`
  var shown: String { Self.shown(text) }

  static func shown(_ title: String) -> String {
    guard title.hasPrefix("["), let close = title.firstIndex(of: "]") else { return title }
    let rest = String(title[title.index(after: close)...]).trimmed
    return rest.isEmpty ? title : rest
  }

  /// The page's blocks without its title, also if repeated, and without the site's text before it.
  func rest(of blocks: [Block], catalog: TopicCatalog) -> [Block] {
    let search = TitleSearch(blocks: blocks, isNamed: false, catalog: catalog)
    let introduction = search.isBehindText(index) ? blocks[..<index] : []
    return introduction
      + blocks[(index + 1)...].filter { block in
        !(block.isHeading && block.line.holds(text) && search.title(in: block.line) == text)
      }
  }
}

/// Searches the blocks of a page for its title.
private struct TitleSearch {
  let blocks: [Block]
  /// Whether the file's name or the front matter names the topic.
  let isNamed: Bool
  let catalog: TopicCatalog

  private var isAuthored: Bool { blocks.contains { $0.attributes != nil } }

  /// - Parameter own: The index of a heading that names the page's known topic.
  func index(own: Int?) -> Int? {
    let headings = blocks.indices.filter { blocks[$0].mayBeTitle }
    let titles = headings.filter { blocks[$0].isTitle }
    if let own {
      // Rules before it belong to the page, too.
      return titles.first { $0 < own && Self.saysMuch(blocks[$0..<own]) } ?? own
    }
    // If the title isn't among the blocks, a section may be named like another topic.
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

  func index(namingTopic topic: String) -> Int? {
    let isAuthored = isAuthored
    return blocks.indices.first { index in
      (blocks[index].kind == .heading(level: 1)
        || index < 8 && !isAuthored)
        && blocks[index].mayBeTitle
        && catalog.slug(titled: blocks[index].line.withoutFinalMarks) == topic
    }
  }

  /// Without headings, the title is among the first short lines: the last that names the topic.
  private var indexWithoutHeadings: Int? {
    let start = blocks.indices.prefix { index in
      blocks[index].text.text.count <= 60
        || index < 8
          && (blocks[index].line.unicodeScalars.count <= 60 || !blocks[index].saysAnything)
    }
    let text =
      start.first { blocks[$0].saysAnything || blocks[$0].introducesList } ?? start.endIndex
    let titles = start.filter { index in
      // An item after a sentence belongs to that sentence.
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

  /// A heading's title, without a line of the change log before it.
  func title(in heading: String) -> String {
    let title = heading.withoutFinalMarks
    guard heading.utf8.count <= TopicCatalog.longestTitle,
      let last = Sentence.all(in: Array(heading.utf8)).last?.withoutFinalMarks,
      last != title, catalog.slug(named: last) != nil
    else { return title }
    return last
  }

  /// Whether text before a title is the page's own. A site's may be long, but marks no rules.
  func isBehindText(_ index: Int) -> Bool {
    let before = blocks[..<index]
    guard blocks[index].kind == .heading(level: 1) else { return Self.saysMuch(before) }
    return Conventions(Array(before)).leadCount > 1
  }

  /// Whether blocks have more than the name of a site and a line about it.
  static func saysMuch(_ blocks: ArraySlice<Block>) -> Bool {
    Conventions(Array(blocks)).leadCount > 0 || blocks.count(where: \.saysAnything) > 2
  }
}

extension Block {
  /// Whether it is a heading that may be the title of a page.
  fileprivate var mayBeTitle: Bool {
    guard isHeading, attributes == nil else { return false }
    return kind == .heading(level: 1) || !statesRule && !isHeadingOfItem
  }

  /// Whether it is named like the first section of many posts, even if a topic is, too: `はじめに`.
  fileprivate var isIntroduction: Bool { label.contains(.introduction) }

  fileprivate var isTitle: Bool {
    kind == .heading(level: 1)
      && line.utf8.count <= TopicCatalog.longestTitle
      && label.isDisjoint(with: [.commonSection, .siteName]) && !line.endsSentence
  }
}
