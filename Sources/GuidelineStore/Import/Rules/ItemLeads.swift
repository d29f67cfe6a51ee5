/// Items used as headings: `1. 제목은 짧게`, then a paragraph, then `2. …`. Those that say what to do are
/// rules, and the paragraphs explain them.
enum ItemLeads {
  /// Why the items and the paragraphs right below are what they are, by first line.
  ///
  /// - Parameter blocks: The blocks with text of a page that marks no rules.
  static func reasons(in blocks: [Block]) -> [Int: PieceReason] {
    let leads = zip(blocks, blocks.dropFirst()).filter { item, text in
      item.kind == .item(depth: 1) && item.quoteDepth == 0 && text.kind == .paragraph
        && item.isLeadOfItem
    }
    guard leads.count >= 2 else { return [:] }
    return leads.reduce(into: [:]) { reasons, lead in
      reasons[lead.0.lines.lowerBound] = .itemOverText
      reasons[lead.1.lines.lowerBound] = .text
    }
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
