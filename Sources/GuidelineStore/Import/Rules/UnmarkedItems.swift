/// Items without bold words among items with bold rules. They are separate, too.
enum UnmarkedItems {
  static func amongRules(in blocks: [Block]) -> Set<Int> {
    var found: Set<Int> = []
    var rules = 0
    var unmarked: [Int] = []
    func close() {
      // If there are more of them, they explain the rules above them.
      if rules >= 2, unmarked.count * 2 <= rules { found.formUnion(unmarked) }
      (rules, unmarked) = (0, [])
    }
    for block in blocks where !block.text.isEmpty {
      if block.isHeading || !block.isItem && block.listDepth == 0 { close() }
      guard block.kind == .item(depth: 1), block.quoteDepth == 0 else { continue }
      if block.lead?.meaning == .rule {
        rules += 1
      } else if block.lead == nil, !block.isOnlyLinks {
        unmarked.append(block.lines.lowerBound)
      }
    }
    close()
    return found
  }
}
