/// Puts the blocks of a page together whose format says what they are.
///
/// The lines of such a page need not part its blocks, so that their places are those that they would have in
/// a text: each in a line of its own, with a blank one above.
struct BlockBuilder {
  private(set) var blocks: [Block] = []
  /// How many quotes and remarks surround what comes next.
  private var quoteDepth = 0
  /// How many remarks do.
  private var remarkDepth = 0
  private var startsQuote = false
  private var listDepth = 0
  /// The mark of an item that has no text yet.
  private var item: ItemMarker?
  private var startsList = false

  /// Adds a block. The first paragraph of an item is the item.
  mutating func append(_ kind: Block.Kind, _ text: InlineText) {
    var kind = kind
    if kind == .paragraph, item != nil { kind = .item(depth: listDepth) }
    let line = (blocks.last?.lines.upperBound ?? -1) + 2
    var block = Block(kind: kind, text: text, lines: line...line)
    block.quoteDepth = quoteDepth
    block.isCallout = remarkDepth > 0
    block.startsQuote = startsQuote
    startsQuote = false
    if block.isHeading {
      block.isHeadingOfItem = item != nil
    } else {
      block.listDepth = listDepth
    }
    if block.isItem {
      block.marker = item
      block.startsList = startsList
      startsList = false
    }
    item = nil
    blocks.append(block)
  }

  /// - Parameter isRemark: Whether it is the page's own, rather than what others said.
  mutating func openQuote(isRemark: Bool) {
    quoteDepth += 1
    if isRemark { remarkDepth += 1 }
    startsQuote = true
  }

  mutating func closeQuote(isRemark: Bool) {
    quoteDepth -= 1
    if isRemark { remarkDepth -= 1 }
    startsQuote = false
  }

  /// Opens a list; no other text parts it from one that stands right above.
  mutating func openList() {
    startsList = listDepth == 0 && blocks.last.map { $0.listDepth > 0 } ?? false
    listDepth += 1
    item = nil
  }

  mutating func closeList() {
    listDepth -= 1
    item = nil
  }

  /// - Parameter number: That of an item in a list that counts.
  mutating func openItem(_ number: Int?) {
    // A marker counts no further.
    let mark = number.map { 0..<1000 ~= $0 ? "\($0). " : "- " } ?? "- "
    item = ItemMarker(Array(mark.utf8)[...])
  }
}

extension Block {
  /// Its lines as a text would have them, for what tells where texts are from.
  var sourceLines: [SourceLine] {
    let images = text.images.map { Array("![](\($0))".utf8)[...] }
    return (images + text.text.split(separator: .lineFeed))
      .map { SourceLine(bytes: $0, number: lines.lowerBound) }
  }
}
