/// Items used as headings: `1. 제목은 짧게`, then a paragraph, then `2. …`. Those that say what to do are
/// rules, and the paragraphs explain them.
struct ItemLeads {
  /// The first lines of the items that are rules.
  private(set) var rules: Set<Int> = []
  /// The first lines of the paragraphs right below.
  private(set) var bodies: Set<Int> = []

  init() {}

  /// - Parameter blocks: All blocks of a page that marks no rules.
  init(in blocks: [Block]) {
    let blocks = blocks.filter { !$0.text.isEmpty }
    let leads = zip(blocks, blocks.dropFirst()).filter { item, text in
      item.kind == .item(depth: 1) && item.quoteDepth == 0 && text.kind == .paragraph
        && item.isLeadOfItem
    }
    guard leads.count >= 2 else { return }
    rules = Set(leads.map(\.0.lines.lowerBound))
    bodies = Set(leads.map(\.1.lines.lowerBound))
  }
}

extension Block {
  /// Whether an item gives advice, or may do so among others that do.
  fileprivate var isLeadOfItem: Bool {
    guard lead == nil else { return false }
    let sentence = text.line(firstSentenceBehindNumber)
    guard !introducesList || !isOneSentence, !Advice.isExample(sentence),
      !Advice.isQuestion(sentence, language)
    else { return false }
    return Advice.isDirective(sentence, language) || Advice.isTerseAdvice(sentence, language)
  }
}
