/// The outermost items of lists that are pieces of their own, rather than part of the sentence or
/// the rule above. Their place makes them separate; wording and the title above make them rules.
struct ListItems {
  /// Whether an item is one of a list of rules or states a fact, by first line.
  private(set) var reasons: [Int: PieceReason] = [:]

  /// - Parameters:
  ///   - isMarked: Whether rules are marked elsewhere; then a list needs a title.
  ///   - isRule: Whether a block is a marked rule.
  init(in blocks: [Block], isMarked: Bool, isRule: (Block) -> Bool) {
    let titles = isMarked ? nil : PlainTitles(blocks)
    /// The level of the heading that ends the scope of the rule above.
    var reach: Int?
    var isBelowRule = false
    var list = List(isAtStart: true)
    for block in blocks where !block.text.isEmpty {
      if block.startsList, !list.items.isEmpty, list.above.last?.introducesList == true {
        // The text above announced only the previous list.
        add(list, isMarked: isMarked)
        (list.items, list.above) = ([], [])
      }
      if block.kind == .item(depth: 1) {
        if list.items.isEmpty { list.isInRule = reach != nil }
        list.items.append(block)
      } else if !block.isHeading,
        block.isItem || block.listDepth > 0 || block.isSummary && !list.items.isEmpty
      {
        if let item = list.items.last { list.detailed.insert(item.lines.lowerBound) }
      } else {
        add(list, isMarked: isMarked)
        if let level = block.headingLevel, let end = reach, level <= end { reach = nil }
        // A label inside a rule just names the kind of its details.
        let isTitle = block.isTitle || titles?.contain(block) ?? false
        if isTitle || !isBelowRule && block.isLabelOfRules {
          list = List(below: block)
          isBelowRule = block.statesRule
        } else {
          list.goOn(below: block)
          isBelowRule = isBelowRule || block.lead?.meaning == .rule
        }
      }
      if isRule(block), reach == nil {
        reach = block.headingLevel ?? Block.deepestHeading
      }
    }
    add(list, isMarked: isMarked)
  }

  private mutating func add(_ list: List, isMarked: Bool) {
    let items = list.items
    guard !items.isEmpty, items[0].quoteDepth == 0 else { return }
    let bold = items.count { $0.lead?.meaning == .rule }
    let areOwn = list.mayLead(isMarked: isMarked)
    // If there are more plain items than bold rules, they explain the rules above them.
    guard
      areOwn || list.isAnnounced || bold >= 2 && items.count(where: { $0.lead == nil }) * 2 <= bold
    else { return }
    let rules = list.rules(areOwn: areOwn)
    let lines = Set(rules.map(\.lines.lowerBound))
    let others = items.filter {
      !lines.contains($0.lines.lowerBound) && !Advice.isExample($0.line)
    }
    for line in lines { reasons[line] = .listOfRules }
    // Names alone are one list.
    if bold > 0 || !rules.isEmpty || others.contains(where: \.saysSomething) {
      for other in others { reasons[other.lines.lowerBound] = .listedFact }
    }
  }
}

/// The outermost items of a list, with the text between its title and them.
private struct List {
  var items: [Block] = []
  /// The first lines of the items with details below them.
  var detailed: Set<Int> = []
  var title: Block?
  var above: [Block] = []
  var isAtStart = false
  /// Whether a marked rule is above, which the list may explain.
  var isInRule = false
  /// Whether another list or a text that gives advice is between the title and this list.
  private var isCut = false

  init(isAtStart: Bool) { self.isAtStart = isAtStart }

  init(below title: Block) { self.title = title }

  /// Looks for the next items below a text, with the same title.
  mutating func goOn(below block: Block) {
    if items.isEmpty {
      above.append(block)
    } else {
      isCut = isCut || !isLedIn
      above = [block]
    }
    (items, detailed, isAtStart, isInRule) = ([], [], false, false)
  }

  private var isLedIn: Bool {
    above.allSatisfy { $0.isIntroduction(isBelowPromise: promisesRules) }
  }

  private var promisesRules: Bool { title?.label.contains(.promiseOfRules) ?? false }

  /// Whether the title says that rules or mistakes are listed below.
  var isAnnounced: Bool {
    title.map { !$0.label.isDisjoint(with: [.promiseOfRules, .mistakes]) } ?? false
  }

  /// Whether the items may be rules, rather than part of the sentence or the rule above.
  func mayLead(isMarked: Bool) -> Bool {
    // A single item below text continues it.
    guard title != nil || isAtStart || items.count >= 2 else { return false }
    let mayLead = !isCut && isLedIn
    guard isMarked else { return mayLead }
    guard let title else { return false }
    return mayLead && !isInRule && !title.introducesList && !items.contains(where: \.isCountedOn)
  }

  /// - Parameter areOwn: Whether the place of the list allows for rules without a mark.
  func rules(areOwn: Bool) -> [Block] {
    let plain = items.filter { $0.lead?.meaning != .rule && $0.lead?.meaning != .note }
    if let title, title.label.contains(.mistakes) {
      // `No way out` names a mistake.
      return plain.filter { $0.advises && !EnglishAdvice.isLimit($0.line) }
    }
    let unmarked = plain.filter { $0.lead == nil }
    let advising = unmarked.filter { $0.advises || $0.isTerseAdvice }
    let marked = items.count - plain.count
    if areOwn, (marked + advising.count) * 3 >= items.count * 2,
      advising.count >= 2 || items.count == 1 && items[0].advises
    {
      return unmarked.filter { item in
        item.saysSomething
          || item.language == .english && !Advice.isExample(item.line) && !item.isOnlyLinks
      }
    }
    if promisesRules {
      let promised = plain.filter { isPromised($0) }
      if promised.count >= 2, promised.count * 2 >= items.count { return promised }
    }
    let areTerse = advising.count >= 2 && advising.count * 2 >= items.count
    return advising.filter { areTerse && $0.isTerseAdvice || $0.advisesAlone }
  }

  /// Whether an item says something, or is a bold name with details below.
  private func isPromised(_ item: Block) -> Bool {
    !item.isOnlyLinks
      && (item.isAllBold && detailed.contains(item.lines.lowerBound)
        || !item.isNamedInBold && item.saysSomething)
  }
}

extension Block {
  /// Whether this is a heading, or a label in its place.
  fileprivate var isTitle: Bool {
    isHeading || isBoldLabel && !introducesList
  }

  /// Whether this may introduce rules: it neither starts the list's sentence nor gives advice. If
  /// `isBelowPromise`, a few words with a colon may introduce them, too: `In long forms:`.
  fileprivate func isIntroduction(isBelowPromise: Bool) -> Bool {
    guard kind == .paragraph, quoteDepth == 0, lead == nil else { return false }
    let sentences = Sentence.all(in: text.text)
    if let last = sentences.last, Advice.announces(last, language) { return true }
    guard introducesList ? isBelowPromise && !Advice.isExample(line) : line.endsSentence else {
      return false
    }
    return !sentences.contains {
      Advice.isDirective($0, language) || Advice.isExample($0)
    }
  }

  /// Whether this is a plain line that announces rules below: `Do and avoid:`.
  var isLabelOfRules: Bool {
    guard kind == .paragraph, listDepth == 0, quoteDepth == 0, text.text.count <= 80 else {
      return false
    }
    return !label.isDisjoint(with: [.promiseOfRules, .mistakes, .note])
  }

  var isBoldLabel: Bool { kind == .paragraph && isAllBold }

  fileprivate var firstSentence: String { text.line(firstSentenceBehindNumber) }

  /// Whether an item's own wording is advice, without similar items around it.
  fileprivate var advises: Bool {
    guard !Advice.isQuestion(firstSentence, language) else { return false }
    let isRule = language == .english && EnglishAdvice.setsRule(firstSentence)
    return showsMistake || isRule || Advice.isDirective(firstSentence, language)
      || language == .korean && KoreanAdvice.isTitleOfDeed(firstSentence)
        && KoreanAdvice.isNote(firstSentence)
  }

  /// Whether it does so among facts: an English noun may look like a verb.
  fileprivate var advisesAlone: Bool {
    guard advises, !showsMistake else { return advises }
    return language == .english
      ? firstSentence.endsSentence
      : Advice.isRequest(firstSentence, language) || !firstSentence.contains { ":：".contains($0) }
  }

  fileprivate var isTerseAdvice: Bool {
    switch language {
    case .korean: KoreanAdvice.isRequest(firstSentence) || KoreanAdvice.isNote(firstSentence)
    case .japanese:
      Advice.isDirective(firstSentence, language) || Advice.isTerseAdvice(firstSentence, language)
    default: false
    }
  }

  var isAllBold: Bool { lead?.meaning == .label && lead?.rest.isEmpty == true }

  /// Whether an item is about its bold words: `**Panel** — holds one step`.
  fileprivate var isNamedInBold: Bool {
    guard let lead else { return false }
    guard lead.meaning == .label, !lead.rest.isEmpty else { return true }
    let words = text.line(lead.range)
    if words.wordCount >= 2, Advice.isDirective(words, language) { return false }
    return "-–—:：=(（".contains(text.line(lead.range.upperBound..<text.text.count).first ?? " ")
  }

  /// Whether an item is more than a name.
  var saysSomething: Bool {
    let sentence = firstSentence
    if Advice.isDirective(sentence, language) { return true }
    if Advice.isExample(sentence) { return false }
    switch language {
    case .english: return sentence.wordCount >= 4 && !sentence.isInTitleCase
    case .korean:
      return KoreanAdvice.isPredicate(sentence) && !sentence.withoutFinalMarks.hasSuffix("위함")
        || KoreanAdvice.isNote(sentence)
    default:
      return Advice.isSentence(sentence, language) || JapaneseAdvice.isNote(sentence)
        || JapaneseAdvice.isElliptic(sentence)
    }
  }
}
