/// A part of a page that holds no guidance: links, a change log, a menu.
struct Appendix {
  /// The level of its heading.
  let level: Int
  /// Whether it was printed beside the text, which goes on behind it without a heading.
  let isMenu: Bool

  init(_ title: String, level: Int) {
    self.level = level
    isMenu = PageWords.isMenu(title)
  }

  /// Whether a heading belongs to it: one below its own, or the first entry of a menu, often the
  /// page's own title.
  ///
  /// - Parameter next: The block behind the heading.
  func holds(_ heading: Block, level: Int, before next: Block?) -> Bool {
    if level > self.level { return true }
    guard isMenu, heading.isMenuEntry, !heading.label.contains(.commonSection), let next else {
      return false
    }
    return next.isMenuEntry && !next.isHeading
  }

  /// Whether the page goes on with a block that states something.
  ///
  /// - Parameter next: The block behind it.
  func ends(at block: Block, before next: Block?) -> Bool {
    guard isMenu else { return false }
    if block.lead?.meaning == .rule { return true }
    guard block.kind == .paragraph else { return false }
    if block.introducesList, block.line.wordCount >= 3, let next {
      return next.isItem && next.links.isEmpty
    }
    return block.saysSentence
  }

  /// Whether the title of a section that stands in it is one of the page, rather than an entry of a
  /// menu over its next one.
  ///
  /// - Parameter next: The block behind the title.
  func endsAtSection(before next: Block?) -> Bool {
    guard isMenu else { return true }
    guard let next else { return false }
    return next.lead?.meaning == .rule || next.isItem || next.saysSentence
  }
}

extension Block {
  /// Whether this is a name that links to a place on the same page.
  fileprivate var isMenuEntry: Bool {
    !links.isEmpty && links.allSatisfy { $0.hasPrefix("#") } && lead?.meaning != .rule
      && !line.endsSentence
  }

  /// Whether one of its sentences is a whole one, rather than the number of a chapter.
  var saysSentence: Bool {
    Sentence.all(in: text.text).contains { $0.endsSentence && $0.utf8.count >= 20 }
  }
}
