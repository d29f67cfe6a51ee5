/// Builds the blocks of a page whose format marks them, such as HTML. Each counts as one line with
/// a blank one above, since source lines don't separate blocks there.
struct BlockBuilder {
  private(set) var blocks: [Block] = []
  /// How many quotes and asides surround the next block.
  private var quoteDepth = 0
  /// How many of them are asides.
  private var remarkDepth = 0
  private var startsQuote = false
  /// The next item's number in each open list; `nil` if the list is unnumbered.
  private var numbers: [Int?] = []
  /// The marker of an item that has no text yet.
  private var item: ItemMarker?
  /// Whether the next item is the first of an outermost list.
  private var isFirstItem = false
  /// Item counts of the outermost list and of the list right above it.
  private var (itemCount, itemCountAbove) = (0, 0)
  private var startsList = false

  /// Adds a block, unless it is empty. The first paragraph of an item becomes the item.
  mutating func append(_ kind: Block.Kind, _ text: InlineText) {
    guard !text.isEmpty || text.hasImage || kind == .thematicBreak else { return }
    // An item may be outside any list.
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

  /// - Parameter isRemark: True for the page's own aside, false for a quotation.
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

  /// - Parameter number: The first item's number; `nil` if the list is unnumbered.
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

  /// - Parameter isTerm: Whether it is a term, which is unnumbered in any list.
  mutating func openItem(isTerm: Bool = false) {
    let number = isTerm ? nil : numbers.last ?? nil
    if let number { numbers[numbers.count - 1] = number &+ 1 }
    if numbers.count == 1 {
      // Some programs put each item into a list of its own.
      startsList = isFirstItem && itemCountAbove > (number == 1 ? 0 : 1)
      itemCount += 1
      isFirstItem = false
    }
    // `ItemMarker` reads at most three digits.
    let mark = number.map { 0..<1000 ~= $0 ? "\($0). " : "- " } ?? "- "
    item = ItemMarker(Array(mark.utf8)[...])
  }
}

extension Block {
  /// The block's images and lines as Markdown, to search for signs of the text's origin.
  var sourceLines: [SourceLine] {
    let images = text.images.map { Array("![](\($0))".utf8)[...] }
    return (images + text.text.split(separator: .lineFeed))
      .map { SourceLine(bytes: $0, number: lines.lowerBound) }
  }
}
