/// Items below a title for things not to do: `Don't`, `하지 말 것`, `避けるべきこと`.
enum ListedMistakes {
  /// The first lines of such items, except prohibitions, which say so themselves.
  static func lines(in blocks: [Block]) -> Set<Int> {
    var lines: Set<Int> = []
    /// The title for the items to come. A plain line loses effect at the next text.
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
  /// Whether it is a heading, or a line in its place, that announces mistakes.
  fileprivate var namesMistakes: Bool {
    guard isHeading || kind == .paragraph && quoteDepth == 0, text.text.count <= 80 else {
      return false
    }
    return label.contains(.mistakes)
  }

  /// Whether an item says what not to do. `No way out` doesn't; it names a mistake.
  fileprivate var isProhibition: Bool {
    let sentence = text.line(firstSentenceBehindNumber)
    return !sentence.hasPrefix("No ") && Advice.isProhibition(sentence, language)
  }
}
