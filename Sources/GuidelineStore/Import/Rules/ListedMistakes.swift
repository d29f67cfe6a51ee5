/// Items below a title or a label that says that they are not to be done: `Don't`, `하지 말 것`,
/// `避けるべきこと`. Taken for themselves they would advise the opposite.
enum ListedMistakes {
  /// The first lines of such items, but for those that say themselves what not to do.
  static func lines(in blocks: [Block]) -> Set<Int> {
    var lines: Set<Int> = []
    /// What says so of the items that come; text ends the reach of a line that is no heading.
    var title: Block?
    for block in blocks where !block.text.isEmpty {
      if block.isItem || !block.isHeading && block.listDepth > 0 {
        if title != nil, block.kind == .item(depth: 1), !block.isProhibition {
          lines.insert(block.lines.lowerBound)
        }
      } else if block.namesMistakes {
        title = block
      } else if block.isHeading || block.isBoldLabel || title?.isHeading == false {
        title = nil
      }
    }
    return lines
  }
}

extension Block {
  /// Whether it is a heading, or a line in its place, that says that mistakes are listed below it.
  fileprivate var namesMistakes: Bool {
    guard isHeading || kind == .paragraph && quoteDepth == 0, text.text.count <= 80 else {
      return false
    }
    return label.contains(.mistakes)
  }

  /// Whether an item says what not to do. `No way out` is what is wrong with a page.
  fileprivate var isProhibition: Bool {
    let sentence = text.line(firstSentenceBehindNumber)
    return !sentence.hasPrefix("No ") && Advice.isProhibition(sentence, language)
  }
}
