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
  /// The number of the next item in each open list; `nil` in one that does not count.
  private var numbers: [Int?] = []
  /// The mark of an item that has no text yet.
  private var item: ItemMarker?
  /// Whether no item of the outermost list is open yet.
  private var isFirstItem = false
  /// How many items the outermost list has, and the one that ends right above it.
  private var (itemCount, itemCountAbove) = (0, 0)
  private var startsList = false

  /// Adds a block, unless it is empty. The first paragraph of an item is the item.
  mutating func append(_ kind: Block.Kind, _ text: InlineText) {
    guard !text.isEmpty || text.hasImage || kind == .thematicBreak else { return }
    // An item may stand outside of any list.
    let depth = item == nil ? numbers.count : max(1, numbers.count)
    var kind = kind
    if kind == .paragraph, item != nil { kind = .item(depth: depth) }
    let line = (blocks.last?.lines.upperBound ?? -1) + 2
    var block = Block(kind: kind, text: text, lines: line...line)
    block.quoteDepth = quoteDepth
    block.isCallout = remarkDepth > 0
    block.startsQuote = startsQuote
    startsQuote = false
    if block.isHeading {
      block.isHeadingOfItem = item != nil
    } else {
      block.listDepth = depth
    }
    if block.isItem {
      block.marker = item
      block.startsList = startsList
      startsList = false
    }
    item = nil
    if block.listDepth == 0 { itemCount = 0 }
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

  /// - Parameter number: That of the first item, in a list that counts.
  mutating func openList(from number: Int? = nil) {
    if numbers.isEmpty {
      isFirstItem = true
      (itemCount, itemCountAbove) = (0, itemCount)
    }
    numbers.append(number)
    item = nil
  }

  mutating func closeList() {
    numbers.removeLast()
    item = nil
  }

  /// - Parameter isTerm: Whether it has no number in any list.
  mutating func openItem(isTerm: Bool = false) {
    let number = isTerm ? nil : numbers.last ?? nil
    if let number { numbers[numbers.count - 1] = number &+ 1 }
    if numbers.count == 1 {
      // Some programs put each item in a list of its own.
      startsList = isFirstItem && itemCountAbove > (number == 1 ? 0 : 1)
      itemCount += 1
      isFirstItem = false
    }
    // No marker has a greater number.
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
