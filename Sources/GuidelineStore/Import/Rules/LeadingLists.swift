/// Unmarked lists below a title, or at the start of a page, whose items give advice. Judges each
/// list by itself, as one section may list rules and another facts.
struct LeadingLists {
  /// The first lines of these lists' outermost items.
  private(set) var items: Set<Int> = []
  /// The first lines of those with an explanation after a colon or a dash.
  private(set) var explained: Set<Int> = []
  /// The first lines of items that state facts between rules, and are no part of them.
  private(set) var facts: Set<Int> = []

  init() {}

  /// - Parameters:
  ///   - isMarked: Whether rules are marked elsewhere; then a list needs a title.
  ///   - isRule: Whether a block is a marked rule.
  init(in blocks: [Block], isMarked: Bool, mistakes: Set<Int>, isRule: (Block) -> Bool) {
    let titles = isMarked ? nil : PlainTitles(blocks)
    /// The level of the heading that ends the scope of the rule above.
    var reach: Int?
    var title: Block?
    // The page's own title isn't among its blocks.
    var mayLead = true
    /// Text since the last title or list.
    var above: [Block] = []
    var isAtStart = true
    var isBelowRule = false
    /// Whether the last title promises rules.
    var isBelowPromise = false
    var list: [Block] = []
    /// The first lines of the items with details below them.
    var detailed: Set<Int> = []
    func close() {
      defer {
        isAtStart = false
        list = []
      }
      guard !list.isEmpty else { return }
      mayLead = mayLead && above.allSatisfy { $0.isIntroduction(isBelowPromise: isBelowPromise) }
      let mayBeRules =
        isMarked
        ? title?.announcement == .named
          || mayLead && reach == nil && title.map { Self.mayLead(list, below: $0) } ?? false
        : mayLead || above.last?.announcement == .named
      above = []
      // A single item below text continues it.
      let isList = title != nil || isAtStart || list.count >= 2
      var rules = isList && mayBeRules ? Self.leading(list) : []
      if let title {
        if rules.isEmpty, title.label.contains(.promiseOfRules) {
          rules = Self.promised(list, detailed)
        }
        if rules.isEmpty, title.label.contains(.note), !isMarked {
          rules = Self.advised(list, detailed)
        }
      }
      if rules.isEmpty, isList, mayBeRules, !isMarked {
        rules = Self.advisingAmongFacts(list)
        if !rules.isEmpty { facts.formUnion(list.map(\.lines.lowerBound)) }
      }
      if list.contains(where: { mistakes.contains($0.lines.lowerBound) }) {
        rules.removeAll { mistakes.contains($0.lines.lowerBound) }
        // A mistake is no part of the rule above it.
        if !rules.isEmpty { facts.formUnion(list.map(\.lines.lowerBound)) }
      }
      items.formUnion(rules.map(\.lines.lowerBound))
      facts.subtract(items)
      explained.formUnion(ItemStatement.among(rules).map(\.lines.lowerBound))
    }
    for block in blocks where !block.text.isEmpty {
      if block.startsList, !list.isEmpty, above.last?.introducesItems == true {
        // The text above announced only the previous list.
        let couldLead = mayLead
        close()
        mayLead = couldLead
      }
      if block.kind == .item(depth: 1) {
        list.append(block)
      } else if !block.isHeading, block.isItem || block.listDepth > 0 {
        if let item = list.last { detailed.insert(item.lines.lowerBound) }
      } else {
        close()
        if let level = block.headingLevel, let end = reach, level <= end { reach = nil }
        // A label inside a rule just names the kind of its details.
        let isTitle = block.isTitle || titles?.contain(block) ?? false
        title = isTitle || !isBelowRule && block.isLabelOfRules ? block : nil
        if title == nil {
          above.append(block)
        } else {
          mayLead = true
          isBelowPromise = block.label.contains(.promiseOfRules)
          above = []
        }
        if block.isHeading || title != nil {
          isBelowRule = block.statesRule
        } else if block.lead?.meaning == .rule {
          isBelowRule = true
        }
      }
      if isRule(block), reach == nil {
        reach = block.headingLevel ?? Block.deepestHeading
      }
    }
    close()
  }

  /// Whether a list in an unmarked section may be rules, not part of a sentence or numbered steps.
  private static func mayLead(_ list: [Block], below title: Block) -> Bool {
    !title.introducesList && !list.contains(where: \.isCountedOn)
  }

  /// All items if three in four give advice, or those that say something if half are terse advice.
  private static func leading(_ items: [Block]) -> [Block] {
    guard items.allSatisfy({ $0.lead == nil && $0.quoteDepth == 0 }) else { return [] }
    let explained = ItemStatement.among(items)
    let others = explained.isEmpty ? items : items.filter { ItemStatement(of: $0) == nil }
    let advising =
      explained.count
      + others.count {
        Advice.isDirective($0.firstSentence, $0.language) || !explained.isEmpty && $0.isNote
      }
    if advising == items.count { return items }
    if items.count >= 3, advising * 4 >= items.count * 3 { return items }
    let notes = items.count { $0.isTerseAdvice }
    guard notes >= 2, items.count >= 3 || notes == items.count else { return [] }
    if notes * 3 >= items.count * 2 { return items.filter(\.saysSomething) }
    return notes * 2 >= items.count ? items.filter(\.isTerseAdvice) : []
  }

  /// The items that advise in whole sentences, if a quarter of three or more items give advice.
  private static func advisingAmongFacts(_ items: [Block]) -> [Block] {
    guard items.count >= 3 else { return [] }
    let advising = items.count {
      $0.lead == nil && Advice.isDirective($0.firstSentence, $0.language)
    }
    return advising * 4 >= items.count ? items.filter(\.isAdviceAmongFacts) : []
  }

  /// The items that say something below a title such as `注意`, if half of them give advice.
  private static func advised(_ items: [Block], _ detailed: Set<Int>) -> [Block] {
    let advising = items.count { Advice.isDirective($0.firstSentence, $0.language) || $0.isNote }
    return advising * 2 >= items.count ? promised(items, detailed) : []
  }

  /// The items below a title such as `Rules` that say something, or are bold names with details
  /// below, if at least half do.
  private static func promised(_ items: [Block], _ detailed: Set<Int>) -> [Block] {
    let rules = items.filter { item in
      item.quoteDepth == 0 && !item.isOnlyLinks
        && (item.isAllBold && detailed.contains(item.lines.lowerBound)
          || !item.isNamedInBold && item.saysSomething)
    }
    return rules.count >= 2 && rules.count * 2 >= items.count ? rules : []
  }
}

extension Block {
  /// Whether this is a heading, or a label in its place.
  fileprivate var isTitle: Bool {
    isHeading || isBoldLabel && !introducesList || labelLevel != nil
  }

  /// Whether this may introduce rules: it neither starts the list's sentence nor gives advice. If
  /// `isBelowPromise`, a few words with a colon may introduce them, too: `In long forms:`.
  fileprivate func isIntroduction(isBelowPromise: Bool) -> Bool {
    guard kind == .paragraph, quoteDepth == 0, lead == nil else { return false }
    if announcement != nil { return true }
    if announcesFacts { return false }
    guard introducesList ? isBelowPromise && !Advice.isExample(line) : line.endsSentence else {
      return false
    }
    return !Sentence.all(in: text.text).contains {
      Advice.isDirective($0, language) || Advice.isExample($0)
    }
  }

  /// Whether this is a plain line that announces rules below: `Do and avoid:`.
  var isLabelOfRules: Bool {
    guard kind == .paragraph, listDepth == 0, quoteDepth == 0, text.text.count <= 80 else {
      return false
    }
    return label.contains(.promiseOfRules) || label.contains(.note)
  }

  var isBoldLabel: Bool { kind == .paragraph && isAllBold }

  fileprivate var firstSentence: String { text.line(Sentence.first(of: text.text)) }

  /// Whether an item's own wording is advice, without similar items around it.
  fileprivate var isAdviceAmongFacts: Bool {
    guard lead == nil, quoteDepth == 0, !Advice.isQuestion(firstSentence, language) else {
      return false
    }
    return language == .english ? isUnmarkedAdvice : Advice.isRequest(firstSentence, language)
  }

  fileprivate var isTerseAdvice: Bool {
    switch language {
    case .korean: KoreanAdvice.isRequest(firstSentence) || KoreanAdvice.isNote(firstSentence)
    case .japanese:
      Advice.isDirective(firstSentence, language) || Advice.isTerseAdvice(firstSentence, language)
    default: false
    }
  }

  /// Whether a few words with a colon introduce a list.
  var isLabelOfList: Bool {
    kind == .paragraph && listDepth == 0 && quoteDepth == 0 && introducesList
      && line.wordCount <= 4
  }

  /// Whether an item gives advice without a final verb, as notes do.
  fileprivate var isNote: Bool {
    switch language {
    case .korean: KoreanAdvice.isNote(firstSentence)
    case .japanese: JapaneseAdvice.isNote(firstSentence)
    default: false
    }
  }

  fileprivate var isAllBold: Bool { lead?.meaning == .label && lead?.rest.isEmpty == true }

  /// Whether an item is about its bold words: `**Panel** — holds one step`.
  fileprivate var isNamedInBold: Bool {
    guard let lead else { return false }
    guard lead.meaning == .label, !lead.rest.isEmpty else { return true }
    let words = text.line(lead.range)
    if words.wordCount >= 2, Advice.isDirective(words, language) { return false }
    return "-–—:：=(（".contains(text.line(lead.range.upperBound..<text.text.count).first ?? " ")
  }

  /// Whether an item is more than a name.
  fileprivate var saysSomething: Bool {
    let sentence = firstSentence
    if Advice.isDirective(sentence, language) { return true }
    if Advice.isExample(sentence) { return false }
    switch language {
    case .english: return sentence.wordCount >= 4 && !sentence.isInTitleCase
    case .korean:
      return KoreanAdvice.isPredicate(sentence) && !sentence.withoutFinalMarks.hasSuffix("위함")
        || KoreanAdvice.isNote(sentence)
    default:
      return Advice.isSentence(sentence, language) || isNote || JapaneseAdvice.isElliptic(sentence)
    }
  }
}
