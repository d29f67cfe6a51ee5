/// How a page marks its rules, decided once from all of its blocks.
struct Conventions {
  /// The marking that prevails, or that the user states.
  let marking: Marking
  /// Whether the user states it; then nothing else makes a rule.
  let isStated: Bool
  /// The number of blocks whose heading or bold start states a rule.
  let leadCount: Int
  /// The number of items that state a rule without any mark.
  let itemLeads: Int
  /// Whether headings have attributes, as on authored pages.
  let isAuthored: Bool
  /// Whether a page's single mark doesn't mark its rules, because others have none.
  let markIsOdd: Bool
  /// Whether every rule is marked as one.
  let isMarked: Bool
  /// Why blocks are pieces of their own because of the blocks around them, by first line.
  private var reasons: [Int: PieceReason] = [:]

  /// Whether bold starts or headings mark the rules.
  var marksRules: Bool { marking == .bold || marking == .headings }

  /// Why the block is a piece of its own; `.text` if it explains the item above.
  func reason(for block: Block) -> PieceReason? { reasons[block.lines.lowerBound] }

  init(_ blocks: [Block], stated: Marking? = nil) {
    let blocks = blocks.filter { !$0.text.isEmpty }
    let counts = LeadCounts(blocks)
    isAuthored = counts.isAuthored
    let stated = isAuthored ? nil : stated
    isStated = stated != nil
    itemLeads = counts.items
    let likeHeadings = counts.headings >= counts.bold ? HeadingSiblings.rules(in: blocks) : []
    let siblings = BoldSiblings.rules(in: blocks).union(likeHeadings)
    let headings = max(counts.headings, likeHeadings.count)
    leadCount = counts.bold + headings
    let advice =
      !isAuthored && (leadCount == 1 || leadCount == 0 && counts.names >= 2)
      ? UnmarkedAdvice.blocks(in: blocks) : []
    markIsOdd = leadCount > 0 && advice.count >= Self.unmarkedRulesBesideMark
    let marksNothing = leadCount == 0 || markIsOdd
    marking =
      stated
      ?? (marksNothing
        ? (itemLeads >= Self.fewestItems ? .items : .sentences)
        : counts.bold > headings ? .bold : .headings)
    let advisesBesideNames = advice.count { !$0.isItem } >= Self.unmarkedRulesBesideMark
    isMarked = isAuthored || !marksNothing || counts.names >= 2 && !advisesBesideNames
    if isStated {
      for (index, block) in blocks.enumerated()
      where marking.marks(block, before: blocks[(index + 1)...].first) {
        reasons[block.lines.lowerBound] = .marked
      }
      return
    }
    if !isAuthored {
      let items = ListItems(in: blocks, isMarked: !marksNothing) {
        $0.statesRule || $0.lead?.meaning == .rule || siblings.contains($0.lines.lowerBound)
      }
      reasons = items.reasons
      if !isMarked { reasons.merge(ItemLeads.reasons(in: blocks)) { _, new in new } }
    }
    for line in siblings { reasons[line] = .likeItsSiblings }
  }

  /// This many unmarked rules show that a single mark, or bold names, don't mark the rules.
  private static let unmarkedRulesBesideMark = 2
  /// This many items that advise show that the page is a list of rules.
  private static let fewestItems = 3

  static func statesRule(_ line: String, _ label: PageWords.Label, _ language: Language) -> Bool {
    if RuleNumber.lead(ofHeading: line) != nil { return true }
    guard label.isDisjoint(with: [.commonSection, .note, .promiseOfRules, .mistakes]),
      !line.introducesList,
      !Advice.isExample(line), !Advice.announces(line, language),
      !Advice.isQuestion(line, language)
    else { return false }
    if language == .english {
      return line.endsSentence
        ? line.wordCount >= 3
        : line.wordCount >= 4 && !line.isInTitleCase && Advice.isDirective(line, language)
    }
    return Advice.isSentence(line, language)
  }
}

/// How often a page seems to mark a rule in each way.
private struct LeadCounts {
  private(set) var bold = 0
  private(set) var headings = 0
  /// Unmarked items that advise.
  private(set) var items = 0
  /// Bold names of styles and terms outside appendices.
  private(set) var names = 0
  private(set) var isAuthored = false

  init(_ blocks: [Block]) {
    var isListIntroduced = false
    var appendixLevel: Int?
    for block in blocks {
      if block.startsList { isListIntroduced = false }
      switch block.kind {
      case .heading(let level):
        if appendixLevel.map({ level <= $0 }) ?? true {
          appendixLevel = block.label.contains(.appendix) ? level : nil
        }
        if block.attributes != nil {
          isAuthored = true
        } else if block.statesRule {
          headings += 1
        }
      case .paragraph, .item:
        let lead = block.lead
        if lead?.meaning == .rule {
          bold += 1
        } else if lead?.meaning == .definition {
          if appendixLevel == nil { names += 1 }
        } else if block.kind == .item(depth: 1), !isListIntroduced, lead == nil {
          let sentence = block.text.line(Sentence.first(of: block.text.text))
          if Advice.isDirective(sentence, block.language) { items += 1 }
        }
      case .table, .code, .thematicBreak: break
      }
      if !block.isItem { isListIntroduced = block.introducesList }
    }
  }
}

extension Marking {
  /// Whether a block is a rule on a page that marks its rules in this way.
  fileprivate func marks(_ block: Block, before next: Block?) -> Bool {
    guard block.quoteDepth == 0, !block.isCallout,
      block.label.isDisjoint(with: [.note, .appendix, .commonSection])
    else { return false }
    switch self {
    case .bold: return !block.isHeading && block.lead.map { $0.meaning != .note } ?? false
    case .headings: return block.isHeading && next.map { !$0.isHeading } ?? true
    case .items: return block.kind == .item(depth: 1) && !block.isOnlyLinks
    case .sentences:
      return block.kind == .paragraph && block.listDepth == 0
        && Advice.isDirective(block.text.line(block.firstSentenceBehindNumber), block.language)
    }
  }
}

extension Block {
  /// Whether it ends in a colon, so that what follows is part of its sentence.
  var introducesList: Bool { line.introducesList }
}

extension String {
  fileprivate var introducesList: Bool {
    utf8.last == UInt8(ascii: ":") || hasSuffix("：")
  }

  /// Whether most longer words and the last word are capitalized, as in titles.
  var isInTitleCase: Bool {
    let all = split(separator: " ")
    let words = all.filter { $0.utf8.count >= 4 }.dropFirst()
    guard !words.isEmpty, all.last?.utf8.first?.isASCIILowercase != true else { return false }
    let capitals = words.count { $0.utf8.first?.isASCIIUppercase ?? false }
    return capitals * 10 >= words.count * 6
  }
}
