/// How a document marks its rules, judging by all of its blocks.
struct Conventions {
  /// The number of paragraphs and items whose bold start states a rule.
  private(set) var strongLeads = 0
  /// The number of headings that state a rule.
  private(set) var headingLeads = 0
  /// The number of items that state a rule without any mark.
  private(set) var itemLeads = 0
  /// Whether headings have attributes, as on authored pages.
  private(set) var isAuthored = false
  /// The number of bold names of styles and terms outside appendices.
  private var strongNames = 0
  /// Whether unmarked paragraphs give advice beside bold names, so that the names mark no rules.
  private var advisesBesideNames = false
  private var items = ListItems()
  /// The first lines of headings and of bold blocks that are rules because of their neighbors.
  private var siblingRules: Set<Int> = []
  /// Items used as headings.
  private var itemTitles = ItemLeads()

  /// Whether a page's single mark doesn't mark its rules, because others have none.
  private(set) var markIsOdd = false

  /// Whether every rule is marked as one.
  var isMarked: Bool {
    isAuthored || marksRules || namesMark
  }

  /// Whether a page has nothing but bold names to mark.
  private var namesMark: Bool { strongNames >= 2 && !advisesBesideNames }

  /// Whether an unmarked item is a rule, by its wording or by that of its list.
  func leads(_ item: Block) -> Bool {
    items.rules.contains(item.lines.lowerBound)
  }

  /// Whether an item is a piece of its own, but no rule.
  func isFact(_ item: Block) -> Bool {
    items.facts.contains(item.lines.lowerBound)
  }

  /// Whether a heading, or bold words that are no sentence, are a rule like their neighbors.
  func isRuleAmongSiblings(_ block: Block) -> Bool {
    siblingRules.contains(block.lines.lowerBound)
  }

  /// Whether a block explains the rule above it, even if it gives advice itself.
  func isExplanation(_ block: Block) -> Bool {
    itemTitles.bodies.contains(block.lines.lowerBound)
  }

  /// Whether an item is a rule and heads the text below.
  func isLeadOverText(_ item: Block) -> Bool {
    itemTitles.rules.contains(item.lines.lowerBound)
  }

  /// Whether neither bold spans nor headings state rules.
  var marksNothing: Bool { strongLeads + headingLeads == 0 }

  /// Whether bold spans or headings mark the rules.
  var marksRules: Bool { !marksNothing && !markIsOdd }

  /// Whether bold spans mark the rules, so that a sentence in a heading introduces the page.
  var strongLeadsPrevail: Bool { strongLeads > headingLeads && !markIsOdd }

  init(_ blocks: [Block]) {
    var isListIntroduced = false
    var appendixLevel: Int?
    for block in blocks where !block.text.isEmpty {
      let language = block.language
      if block.startsList { isListIntroduced = false }
      switch block.kind {
      case .heading(let level):
        if appendixLevel.map({ level <= $0 }) ?? true {
          appendixLevel = block.label.contains(.appendix) ? level : nil
        }
        if block.attributes != nil {
          isAuthored = true
        } else if block.statesRule {
          headingLeads += 1
        }
      case .paragraph, .item:
        let lead = block.lead
        if lead?.meaning == .rule {
          strongLeads += 1
        } else if lead?.meaning == .definition {
          if appendixLevel == nil { strongNames += 1 }
        } else if block.kind == .item(depth: 1), !isListIntroduced, lead == nil {
          let sentence = block.text.line(Sentence.first(of: block.text.text))
          if Advice.isDirective(sentence, language) { itemLeads += 1 }
        }
      case .table, .code, .thematicBreak: break
      }
      if !block.isItem { isListIntroduced = block.introducesList }
    }
    siblingRules = BoldSiblings.rules(in: blocks)
    if headingLeads >= strongLeads {
      let siblings = HeadingSiblings.rules(in: blocks)
      headingLeads = max(headingLeads, siblings.count)
      siblingRules.formUnion(siblings)
    }
    if !isAuthored, strongLeads + headingLeads == 1 || marksNothing && strongNames >= 2 {
      let advice = UnmarkedAdvice.blocks(in: blocks)
      markIsOdd = !marksNothing && advice.count >= Self.unmarkedRulesBesideMark
      advisesBesideNames = advice.count { !$0.isItem } >= Self.unmarkedRulesBesideMark
    }
    if !isMarked {
      itemTitles = ItemLeads(in: blocks)
    }
    if isAuthored { return }
    let siblings = siblingRules
    items = ListItems(in: blocks, isMarked: marksRules) {
      $0.attributes != nil || $0.statesRule || $0.lead?.meaning == .rule
        || siblings.contains($0.lines.lowerBound)
    }
  }

  /// This many unmarked rules show that a single mark, or bold names, don't mark the rules.
  private static let unmarkedRulesBesideMark = 2

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
