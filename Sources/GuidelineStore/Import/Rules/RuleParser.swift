/// Finds the rules of a page in one language.
struct RuleParser {
  /// Pair number → what the other language of an interleaved document marked.
  typealias PairHints = [Int: PairHint]

  let conventions: Conventions
  let hints: PairHints
  private let breaks: Set<Int>
  let titles: PlainTitles
  /// Whether the other language marks its rules, so that a block without a hint isn't one.
  let isLed: Bool
  /// The pairs whose meaning the other language decides.
  let followed: Set<Int>
  var collector = RuleCollector()
  /// In the order of the page.
  var rules: [ParsedRule] { collector.rules }
  var pairHints: PairHints = [:]
  /// The pairs of its blocks, except of blocks that may translate the unpaired rule above them.
  private var pairs: Set<Int> = []

  var noteQuoteDepth: Int?
  var expectsNote = false
  var appendix: Appendix?
  var isAfterImage = false
  var isFirst = true
  var isListIntroduced = false
  /// Whether the open rule is an item inside another item.
  private var isInNestedRule = false
  /// The pair of the previous block.
  private var lastPair: Int?
  /// The blocks after the current one.
  var rest: ArraySlice<(block: Block, pair: Int?)> = []

  /// - Parameters:
  ///   - leader: The parser of the document's other language, if that decides.
  ///   - breaks: The first lines of blocks after a thematic break.
  init(
    _ blocks: [(block: Block, pair: Int?)], conventions: Conventions, leader: RuleParser? = nil,
    breaks: Set<Int> = []
  ) {
    self.conventions = conventions
    collector = RuleCollector(namesParagraphs: conventions.isAuthored)
    self.breaks = breaks
    titles = PlainTitles(blocks.map(\.block))
    hints = leader?.pairHints ?? [:]
    isLed = leader.map { !$0.pairHints.isEmpty && $0.conventions.marksRules } ?? false
    followed = leader.map { $0.pairHints.isEmpty ? [] : $0.pairs } ?? []
    var isBehindUnpairedRule = false
    for (index, (block, pair)) in blocks.enumerated() {
      rest = blocks[(index + 1)...]
      let count = rules.count
      if let pair, !isBehindUnpairedRule { pairs.insert(pair) }
      read(block, pair)
      isBehindUnpairedRule = pair == nil && rules.count > count && rules.last?.kind == .rule
    }
  }

  // MARK: Blocks

  private mutating func read(_ block: Block, _ pair: Int?) {
    if block.text.isEmpty {
      if block.text.hasImage { isAfterImage = true }
      return
    }
    defer {
      isAfterImage = false
      isFirst = false
      lastPair = pair
    }
    if case .heading(let level) = block.kind {
      heading(block, level, pair)
      return
    }
    if let appendix {
      guard appendix.ends(at: block, before: rest.first?.block) else {
        if let section = plainSection(block), appendix.endsAtSection(before: rest.first?.block) {
          enterPlainSection(section)
        }
        return
      }
      leave(appendix)
    }
    if block.startsList { isListIntroduced = false }
    if breaks.contains(block.lines.lowerBound) || isFooter(block) { collector.close() }
    if titlesRules(block) {
      let level = Block.deepestHeading + Self.levelOfLabelsOfRules
      collector.enter(level, block.line.withoutFinalMarks)
      isListIntroduced = false
      return
    }
    if let pair, pair == lastPair {
      collector.continueText(block, pair)
      isListIntroduced = block.introducesList
      return
    }
    if readNote(block, pair) { return }
    if let section = plainSection(block) {
      enterPlainSection(section)
      return
    }
    // Inside an item that only names what is below it, bold advice is still a rule.
    if isInNestedRule, block.kind == .item(depth: 1) {
      collector.close()
      isInNestedRule = false
    }
    let isNested = block.isItem && block.listDepth > 1
    let mayLead =
      !isNested || block.lead?.meaning == .rule && (collector.open == nil || isInNestedRule)
    if mayLead, readLead(block, pair) {
      isInNestedRule = isNested
      return
    }
    if isCaption(block) {
      collector.add(.paragraph, "", block.line, block, pair, because: .caption)
      return
    }
    collector.addText(block, pair, isListIntroduced: isListIntroduced)
    if !block.isItem {
      isListIntroduced = block.introducesList
    }
  }

  /// Whether this is the last line of a page, with a copyright or where to read on.
  private func isFooter(_ block: Block) -> Bool {
    guard block.kind == .paragraph, block.listDepth == 0, block.lead == nil,
      block.text.text.count <= 400, !rest.contains(where: { !$0.block.text.isEmpty })
    else { return false }
    if let colon = block.line.prefix(20).firstIndex(where: { ":：".contains($0) }),
      PageWords.isAppendix(String(block.line[..<colon]))
    {
      return true
    }
    return block.isColophon
      || block.text.text.holds("://") && Sentence.all(in: block.text.text).count == 1
  }

  func isCaption(_ block: Block) -> Bool {
    guard block.kind == .paragraph else { return false }
    let text = block.text
    if text.joinedSpans(.code).first == 0..<text.text.count { return true }
    let line = block.line
    return isAfterImage && !line.endsSentence && !block.introducesList && line.utf8.count <= 120
  }
}
