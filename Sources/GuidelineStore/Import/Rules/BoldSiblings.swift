/// Items or consecutive paragraphs that all start in bold. If most are rules, so are similar ones:
/// `**One sheet at a time.** Two hide each other.`,
/// `**A title only if it helps** — most need none.`
enum BoldSiblings {
  /// The first lines of the blocks that are rules because of their neighbors.
  static func rules(in blocks: [Block]) -> Set<Int> {
    var rules: Set<Int> = []
    var siblings: [Block] = []
    var isListIntroduced = false
    for block in blocks where !block.text.isEmpty {
      if let first = siblings.first, !block.isSibling(of: first) {
        rules.formUnion(self.rules(among: siblings))
        siblings = []
      }
      if block.lead != nil, block.isOutermostText, !(isListIntroduced && block.isItem) {
        siblings.append(block)
      }
      if !block.isItem { isListIntroduced = block.introducesList }
    }
    return rules.union(self.rules(among: siblings)).union(labels(in: blocks))
  }

  /// Items that only name their subject in bold, in lists whose other items give advice, too.
  private static func labels(in blocks: [Block]) -> Set<Int> {
    var rules: Set<Int> = []
    var items: [Block] = []
    for block in blocks where !block.text.isEmpty {
      if block.isHeading || block.startsList || !block.isItem && block.listDepth == 0 {
        rules.formUnion(labels(amongItems: items))
        items = []
      }
      if block.kind == .item(depth: 1) { items.append(block) }
    }
    return rules.union(labels(amongItems: items))
  }

  private static func labels(amongItems items: [Block]) -> [Int] {
    let labels = items.filter(\.isLabelBeforeAdvice)
    let others = items.count - labels.count
    guard !labels.isEmpty, labels.count < others,
      items.allSatisfy({
        $0.isLabelBeforeAdvice || $0.lead?.meaning == .rule || $0.isUnmarkedAdvice
      })
    else { return [] }
    return labels.map(\.lines.lowerBound)
  }

  private static func rules(among siblings: [Block]) -> [Int] {
    guard siblings.count >= 3 else { return [] }
    let rules = siblings.count { $0.lead?.meaning == .rule || $0.isRule(amongRules: false) }
    let areRules = rules * 5 >= siblings.count * 3
    return siblings.filter { $0.isRule(amongRules: areRules) }.map(\.lines.lowerBound)
  }
}

extension Block {
  fileprivate var isOutermostText: Bool {
    quoteDepth == 0 && !isCallout
      && (kind == .item(depth: 1) || kind == .paragraph && listDepth == 0)
  }

  /// Whether this continues a run of bold blocks. Blocks inside an item don't end a list.
  fileprivate func isSibling(of first: Block) -> Bool {
    if isHeading { return false }
    if first.isItem { return isItem && (listDepth > 1 || lead != nil) || listDepth > 0 && !isItem }
    return kind == .paragraph && lead != nil
  }

  /// Whether it is a bold name, a colon and some advice.
  fileprivate var isLabelBeforeAdvice: Bool {
    guard let lead, lead.meaning == .definition, quoteDepth == 0,
      text.text[lead.range.lowerBound..<lead.rest.lowerBound].contains(UInt8(ascii: ":"))
    else { return false }
    let sentence = Sentence.first(of: text.text, from: lead.rest.lowerBound)
    return Advice.isDirective(text.line(sentence), language)
  }

  /// - Parameter areRules: Whether most of its neighbors are rules.
  fileprivate func isRule(amongRules areRules: Bool) -> Bool {
    guard let lead, lead.meaning == .label || lead.meaning == .definition, !lead.rest.isEmpty,
      !label.contains(.commonSection)
    else { return false }
    let words = text.line(lead.range)
    let isTitle = language == .english && words.isInTitleCase
    let mayBeShort =
      areRules && language == .english && words.wordCount >= 3 && !isTitle && !words.contains(":")
    if lead.meaning == .definition { return mayBeShort && words.endsSentence }
    let sentence = lead.asRule(in: text).range
    guard !isTitle else { return false }
    if language != .english, Advice.isTerseAdvice(words, language) { return true }
    if sentence == lead.range {
      // Words before a dash may also be a name.
      return mayBeShort || areRules && words.wordCount == 2 && Advice.isDirective(words, language)
    }
    let line = text.line(sentence)
    guard !Advice.isExample(line) else { return false }
    return mayBeShort && line.endsSentence
      || words.wordCount >= 2 && Advice.isDirective(line, language)
  }
}
