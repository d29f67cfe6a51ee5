/// Lists right below a title whose items tell people what to do, in a document that marks no rules.
///
/// One section may list rules where others list facts, so each list is looked at for itself.
enum LeadingLists {
  /// The first lines of the outermost items of such lists.
  static func items(in blocks: [Block]) -> Set<Int> {
    var items: Set<Int> = []
    var isBelowTitle = false
    var list: [Block] = []
    func close() {
      if isBelowTitle, lead(list) { items.formUnion(list.map(\.lines.lowerBound)) }
      list = []
    }
    for block in blocks where !block.text.isEmpty {
      if block.kind == .item(depth: 1) {
        list.append(block)
      } else if block.isHeading || !block.isItem && block.listDepth == 0 {
        close()
        isBelowTitle = block.isTitle
      }
    }
    close()
    return items
  }

  /// Whether nearly all items of a list advise.
  private static func lead(_ items: [Block]) -> Bool {
    guard items.count >= 3, items.allSatisfy({ $0.lead == nil && $0.quoteDepth == 0 }) else {
      return false
    }
    let advising = items.count { item in
      let sentence = item.text.line(Sentence.first(of: item.text.text))
      return Advice.isDirective(sentence, item.language)
    }
    return advising * 4 >= items.count * 3
  }
}

extension Block {
  /// Whether this is a heading, or a line in bold in its place.
  fileprivate var isTitle: Bool { isHeading || isBoldLabel && !introducesList }

  /// Whether a paragraph is a label in bold and nothing else.
  var isBoldLabel: Bool {
    kind == .paragraph && lead?.meaning == .label && lead?.rest.isEmpty == true
  }
}
