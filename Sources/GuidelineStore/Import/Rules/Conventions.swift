/// How a document marks its rules, worked out from all of its blocks.
struct Conventions {
  /// Bold spans at the start of paragraphs or items state rules.
  private(set) var strongLeads = 0
  /// Headings state rules.
  private(set) var headingLeads = 0
  /// Items of lists state rules without any mark.
  private(set) var itemLeads = 0
  /// Whether headings state concepts, as authored pages do.
  private(set) var isAuthored = false
  /// Bold names of styles and terms, but for those in lists of links and of changes.
  private var strongNames = 0
  /// Whether paragraphs tell people what to do beside bold names, which so mark no rules.
  private var advisesBesideNames = false
  /// Korean headings that end as a noun made of a verb: `알림을 보내기`.
  private var nominalHeadings = 0
  /// Whether headings such as `알림을 보내기` are rules, because no heading states one more plainly.
  private(set) var nominalHeadingsLead = false
  /// The lists of rules.
  private var leadingLists = LeadingLists()
  /// The first lines of headings, and of blocks that start in bold, among rules, and so are rules.
  private var siblingRules: Set<Int> = []
  /// The items that stand over text.
  private var itemTitles = ItemLeads()
  /// The first lines of items among those of rules that are not marked themselves.
  private var unmarkedItems: Set<Int> = []
  /// The first lines of items that are listed as things not to do.
  private var mistakes: Set<Int> = []
  /// The first lines of paragraphs that explain themselves behind a colon.
  private var explainedParagraphs: Set<Int> = []
  /// The first lines of paragraphs that explain the sentence above.
  private var explanations: Set<Int> = []
  /// The first line of the sentence in bold that sums the page up.
  private var summary: Int?
  /// How many paragraphs and items there are.
  private var texts = 0

  /// How many headings there are at each level, and how many of them state rules.
  private var headings: [Int: (all: Int, leads: Int)] = [:]

  /// Whether the only mark of a page is not its way to tell rules, because others have none.
  private(set) var markIsOdd = false

  /// Whether every rule is marked as one.
  var isMarked: Bool {
    isAuthored || (marksRules || namesMark) && !itemsLead
  }

  /// Whether bold names are all that a page has to tell.
  private var namesMark: Bool { strongNames >= 2 && !advisesBesideNames }

  /// Whether the items of outermost lists are the rules: somebody's notes.
  var itemsLead: Bool {
    itemLeads >= 3 && itemLeads > 2 * (strongLeads + headingLeads) && itemLeads * 2 >= texts
  }

  /// Whether an item is one of a list of rules that nothing marks. One that does not read as advice
  /// is worded as short as its neighbours let it be.
  func leads(_ item: Block) -> Bool {
    leadingLists.items.contains(item.lines.lowerBound)
  }

  /// Whether an item states a fact in a list that holds rules as well, none of which it is a part of.
  func isFactBesideRules(_ item: Block) -> Bool {
    leadingLists.facts.contains(item.lines.lowerBound)
  }

  /// Whether a block is listed or marked as something not to do, in words that do not say so.
  func isMistake(_ block: Block) -> Bool {
    mistakes.contains(block.lines.lowerBound) || block.showsMistake
  }

  /// What such an item, or a paragraph like others, states and what explains that, where a mark parts
  /// them.
  func statement(of block: Block) -> ItemStatement? {
    let line = block.lines.lowerBound
    return leadingLists.explained.contains(line) || explainedParagraphs.contains(line)
      ? ItemStatement(of: block) : nil
  }

  /// Whether a heading or bold words that are no sentence state a rule, as those around them do.
  func isRuleAmongSiblings(_ block: Block) -> Bool {
    siblingRules.contains(block.lines.lowerBound)
  }

  /// Whether an item stands for itself among those of rules, although it is not marked as they are.
  func isUnmarkedAmongRules(_ item: Block) -> Bool {
    unmarkedItems.contains(item.lines.lowerBound)
  }

  /// Whether a block explains the rule that one above states, whatever it says itself.
  func isExplanation(_ block: Block) -> Bool {
    explanations.contains(block.lines.lowerBound)
  }

  /// Whether an item is a rule that stands over its text.
  func isLeadOverText(_ item: Block) -> Bool {
    itemTitles.rules.contains(item.lines.lowerBound)
  }

  /// Whether an item among rules that stand over their texts names a section.
  func isSectionOverText(_ item: Block) -> Bool {
    itemTitles.sections.contains(item.lines.lowerBound)
  }

  /// Whether a paragraph in bold sums the page up before its first section.
  func isSummary(_ paragraph: Block) -> Bool { paragraph.lines.lowerBound == summary }

  /// Whether neither bold spans nor headings state rules.
  var marksNothing: Bool { strongLeads + headingLeads == 0 }

  /// Whether bold spans or headings are what tells rules.
  var marksRules: Bool { !marksNothing && !markIsOdd }

  /// Whether bold spans are what marks rules, so that a sentence in a heading introduces the page.
  var strongLeadsPrevail: Bool { strongLeads > headingLeads && !markIsOdd }

  /// Whether English headings without a full stop may be rules.
  var headingsLead: Bool { headingLeads >= 2 && headingLeads > strongLeads && !markIsOdd }

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
        if !block.label.contains(.commonSection) {
          headings[level, default: (0, 0)].all += 1
          if block.statesRule { headings[level, default: (0, 0)].leads += 1 }
        }
        if block.attributes != nil {
          isAuthored = true
        } else if block.statesRule {
          headingLeads += 1
        } else if language == .korean, KoreanAdvice.isNominal(block.line) {
          nominalHeadings += 1
        }
      case .paragraph, .item:
        texts += 1
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
      if !block.isItem { isListIntroduced = block.introducesItems }
    }
    // Titles that nothing else tells count only where nothing else states rules more plainly.
    nominalHeadingsLead = nominalHeadings >= 3 && marksNothing
    siblingRules = BoldSiblings.rules(in: blocks)
    if headingLeads >= strongLeads {
      let siblings = HeadingSiblings.rules(
        in: blocks, areEnglishSentences: headingLeads >= 2 && headingLeads > strongLeads)
      headingLeads = max(headingLeads, siblings.count)
      siblingRules.formUnion(siblings)
    }
    if !isAuthored, strongLeads + headingLeads == 1 || marksNothing && strongNames >= 2 {
      let advice = UnmarkedAdvice.blocks(in: blocks)
      markIsOdd = !marksNothing && advice.count >= Self.unmarkedRulesBesideMark
      advisesBesideNames = advice.count { !$0.isItem } >= Self.unmarkedRulesBesideMark
    }
    if strongLeads >= 3 { summary = PageSummary.line(in: blocks) }
    if !isMarked {
      itemTitles = ItemLeads(in: blocks)
      explanations = LeadParagraphs.bodies(in: blocks).union(itemTitles.bodies)
      explainedParagraphs = ItemStatement.paragraphs(in: blocks)
    }
    unmarkedItems = UnmarkedItems.amongRules(in: blocks)
    mistakes = ListedMistakes.lines(in: blocks)
    siblingRules.subtract(mistakes)
    let siblings = siblingRules
    leadingLists = LeadingLists(
      in: blocks, isMarked: isAuthored || marksRules, mistakes: mistakes
    ) {
      $0.attributes != nil || $0.statesRule || $0.lead?.meaning == .rule
        || siblings.contains($0.lines.lowerBound)
    }
  }

  /// How many rules without a mark tell that other marks have nothing to do with rules: a single one,
  /// or those of names.
  private static let unmarkedRulesBesideMark = 2

  /// Whether a part of a file tells its rules without the marks that others of its parts have.
  ///
  /// - Parameter blocks: Those of the part.
  static func areUnmarked(_ blocks: [Block]) -> Bool {
    UnmarkedAdvice.blocks(in: blocks).count { !$0.isItem } >= unmarkedRulesBesideMark
      && !Conventions(blocks).marksRules
  }

  /// Whether most headings of a level state rules, so that their like among them are rules, too.
  func headingsLead(atLevel level: Int) -> Bool {
    guard let (all, leads) = headings[level] else { return false }
    return leads >= 3 && leads * 5 >= all * 3
  }

  /// Whether a heading reads like advice rather than like a title.
  static func statesRule(_ line: String, _ label: PageWords.Label, _ language: Language) -> Bool {
    if RuleNumber.lead(ofHeading: line) != nil { return true }
    guard label.isDisjoint(with: [.commonSection, .note, .promiseOfRules, .mistakes]),
      !line.introducesList,
      !Advice.isExample(line), !Advice.isAboutPage(line, language),
      !Advice.isQuestion(line, language)
    else { return false }
    if language == .english {
      return line.endsSentence
        ? line.wordCount >= 3
        : line.wordCount >= 4 && !line.isInTitleCase && !EnglishAdvice.isNounInPlace(line)
          && Advice.isDirective(line, language)
    }
    return Advice.isSentence(line, language)
  }
}

extension Block {
  /// Whether a colon at its end makes what follows a part of its sentence.
  var introducesList: Bool { line.introducesList }

  /// Whether the items below are a part of its sentence, or what it speaks of.
  var introducesItems: Bool { introducesList || announcesFacts }
}

extension String {
  fileprivate var introducesList: Bool {
    utf8.last == UInt8(ascii: ":") || hasSuffix("：")
  }

  /// Whether most words start with a capital letter, as titles do, and with them the last one.
  var isInTitleCase: Bool {
    let all = split(separator: " ")
    let words = all.filter { $0.utf8.count >= 4 }.dropFirst()
    guard !words.isEmpty, all.last?.utf8.first?.isASCIILowercase != true else { return false }
    let capitals = words.count { $0.utf8.first?.isASCIIUppercase ?? false }
    return capitals * 10 >= words.count * 6
  }
}
