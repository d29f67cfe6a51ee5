/// Tells the rules of one page in one language from everything that stands around them.
struct RuleParser {
  /// What the other language of an interleaved document marked: pair number → meaning.
  typealias PairHints = [Int: PairHint]

  private let conventions: Conventions
  private let hints: PairHints
  private let breaks: Set<Int>
  private let titles: PlainTitles?
  /// Whether the other language marks its rules, so that a block without a hint is none.
  private let isLed: Bool
  /// The pairs of which the other language tells what they are.
  private let followed: Set<Int>
  private var collector = RuleCollector()
  /// In the order of the page.
  var rules: [ParsedRule] { collector.rules }
  private(set) var pairHints: PairHints = [:]
  /// The pairs that it has a block of, but those that may render the rule above that block.
  private var pairs: Set<Int> = []

  private var noteQuoteDepth: Int?
  private var expectsNote = false
  private var appendix: Appendix?
  private var isAfterImage = false
  private var isAfterItem = false
  private var isFirst = true
  private var isListIntroduced = false
  /// Whether a sentence without a colon says that facts are listed.
  private var isListOfFacts = false
  /// Whether names of other pages are listed, below words in bold that say so.
  private var isInListOfLinks = false
  /// Whether a line with a colon, and no heading, stands over the list that is read as one would, so
  /// that its like do.
  private var isBelowLabelOfRules = false
  private var listLeads: [Int] = []
  /// The pair of the block that was read last.
  private var lastPair: Int?
  /// The blocks behind the one that is read.
  private var rest: ArraySlice<(block: Block, pair: Int?)> = []

  /// - Parameters:
  ///   - blocks: The page's blocks with their pair numbers, behind its title.
  ///   - leader: What the other language of the document was read as.
  ///   - breaks: The lines of the blocks that a thematic break parts from what stands above.
  init(
    _ blocks: [(block: Block, pair: Int?)], conventions: Conventions, leader: RuleParser? = nil,
    breaks: Set<Int> = []
  ) {
    self.conventions = conventions
    self.breaks = breaks
    titles = conventions.marksNothing ? PlainTitles(blocks.map(\.block)) : nil
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
    levelList()
  }

  // MARK: Blocks

  private mutating func read(_ block: Block, _ pair: Int?) {
    if block.text.isEmpty {
      if block.text.hasImage { isAfterImage = true }
      return
    }
    defer {
      isAfterImage = false
      isAfterItem = block.isItem
      isFirst = false
      lastPair = pair
    }
    if case .heading(let level) = block.kind {
      levelList()
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
      self.appendix = nil
    }
    if !block.isItem || block.startsList { levelList() }
    if block.startsList { (isListIntroduced, isListOfFacts) = (false, false) }
    if isInListOfLinks {
      guard !block.isItem || block.saysSentence || block.lead?.meaning == .rule else { return }
      isInListOfLinks = false
    }
    if breaks.contains(block.lines.lowerBound) || isFooter(block) { collector.close() }
    if block.isFarewell {
      collector.close()
      collector.addText(block, pair, isListIntroduced: false)
      return
    }
    if let level = labelLevel(of: block) {
      collector.enter(Block.deepestHeading + level, block.line.withoutFinalMarks)
      isBelowLabelOfRules = level == Self.levelOfLabelsOfRules
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
    if !block.isItem || block.listDepth <= 1, readLead(block, pair) { return }
    if isCaption(block) {
      collector.add(.paragraph, "", block.line, block, pair)
      return
    }
    collector.addText(block, pair, isListIntroduced: isListIntroduced)
    if !block.isItem {
      isListIntroduced = block.introducesList
      isListOfFacts = rest.first?.block.isItem == true && block.announcesFacts
    }
  }

  /// Whether the page ends with a line on where to read on, which is about the whole page.
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

  private func isCaption(_ block: Block) -> Bool {
    guard block.kind == .paragraph else { return false }
    let text = block.text
    if text.joinedSpans(.code).first == 0..<text.text.count { return true }
    let line = block.line
    return isAfterImage && !line.endsSentence && !block.introducesList && line.utf8.count <= 120
  }

  // MARK: Headings

  private mutating func heading(_ block: Block, _ level: Int, _ pair: Int?) {
    noteQuoteDepth = nil
    expectsNote = false
    isListIntroduced = false
    isListOfFacts = false
    isInListOfLinks = false
    isBelowLabelOfRules = false
    let line = block.line
    if let attributes = block.attributes {
      collector.start(attributes, block)
      return
    }
    let next = rest.first { !$0.block.text.isEmpty }?.block
    if let appendix, appendix.holds(block, level: level, before: next) { return }
    let isTopic = isTopic(block, level)
    if block.label.contains(.appendix), !isTopic {
      startAppendix(line, level)
      return
    }
    appendix = nil
    // Where headings state what they are, one that states nothing is a section.
    guard !conventions.isAuthored else {
      collector.enter(level, line.withoutFinalMarks)
      return
    }
    if block.label.contains(.note), !isTopic, !(next.map(conventions.leads) ?? false) {
      collector.add(.note, line, "", block, pair)
      expectsNote = true
      return
    }
    if block.introducesList {
      collector.close()
      collector.start(.paragraph, "", line, block, pair)
      isListIntroduced = true
      return
    }
    let language = block.language
    if Advice.announces(line, language), next != nil {
      collector.enter(level, line.withoutFinalMarks)
      return
    }
    if Advice.isExample(line) || Advice.isAboutPage(line, language) {
      // What opens an example goes with the rule above; what sums the page up does not.
      if language == .english { collector.close() }
      collector.addText(block, pair, isListIntroduced: false)
      return
    }
    if let pair, block.rendersTitle, followed.contains(pair) {
      if hints[pair]?.meaning == .rule {
        startRule(line, ofHeading: block, level, pair)
      } else {
        collector.enter(level, line.withoutFinalMarks)
      }
      return
    }
    if let lead = RuleNumber.lead(ofHeading: line) {
      startRule(lead, ofHeading: block, level, pair)
      return
    }
    if let lead = block.lead, lead.meaning == .rule,
      !lead.rest.isEmpty || line.endsSentence
    {
      collector.leaveSections(below: level, upTo: Block.deepestHeading)
      startRule(lead, block, pair)
      return
    }
    if block.statesRule,
      language != .english || line.endsSentence || conventions.headingsLead
    {
      let isSection =
        conventions.markIsOdd
        ? next?.isUnmarkedAdvice == true
        : conventions.strongLeadsPrevail && !isFirst && !line.endsSentence
          && next?.lead?.meaning == .rule
      if isSection {
        collector.enter(level, line.withoutFinalMarks)
        return
      }
      collector.leaveSections(below: level, upTo: Block.deepestHeading)
      let introduces = isFirst || conventions.strongLeadsPrevail
      if introduces, conventions.strongLeadsPrevail || !Advice.isDirective(line, language) {
        collector.add(.paragraph, "", line, block, pair)
      } else {
        startRule(line, ofHeading: block, level, pair)
      }
      return
    }
    if conventions.isRuleAmongSiblings(block)
      || conventions.nominalHeadingsLead && KoreanAdvice.isNominal(line)
      || conventions.headingsLead(atLevel: level) && KoreanAdvice.isDeed(line)
    {
      startRule(line, ofHeading: block, level, pair)
      return
    }
    collector.enter(level, line.withoutFinalMarks)
  }

  private mutating func startRule(
    _ lead: String, ofHeading block: Block, _ level: Int, _ pair: Int?
  ) {
    collector.leaveSections(below: level, upTo: Block.deepestHeading)
    collector.start(.rule, lead, "", block, pair)
    if let pair { pairHints[pair] = PairHint(meaning: .rule, lead: lead, isOnlyLead: true) }
  }

  /// Whether a heading that may be a label (`Tables`, `경고`) names a topic: rules are marked below it.
  private func isTopic(_ heading: Block, _ level: Int) -> Bool {
    guard !heading.label.isDisjoint(with: [.appendix, .note]),
      TopicCatalog.shared.slug(named: heading.line) != nil
    else { return false }
    for (block, pair) in rest {
      if case .heading(let other) = block.kind, other <= level { return false }
      let isRule = pair.flatMap { hints[$0] }?.meaning == .rule
      if isRule || block.lead?.meaning == .rule || block.statesRule { return true }
    }
    return false
  }

  /// The part of the page that a line of its own without any mark starts.
  private func plainSection(_ block: Block) -> String? {
    guard block.kind == .paragraph, block.text.text.count <= 80 else { return nil }
    let line = block.line
    if titles?.contain(block) == true, appendix == nil { return line }
    let isMarked = !block.text.spans.isEmpty
    if block.isBilingualTitle, !isMarked, !isAfterImage, appendix == nil, rest.first != nil {
      return line
    }
    return !isMarked && block.label.contains(.commonSection) ? line : nil
  }

  /// The level, behind those of headings and sections, of a line that stands over a list as a heading
  /// does.
  private func labelLevel(of block: Block) -> Int? {
    guard let next = rest.first?.block, !block.label.contains(.appendix) else { return nil }
    if block.labelLevel == PlainLabels.levelOfSections {
      return plainSection(block) == nil ? Self.levelOfPlainSections : nil
    }
    let isOfRules = next.isItem && conventions.leads(next)
    if let level = block.labelLevel, isOfRules || !block.label.contains(.note) {
      return Self.deepestLabel + level
    }
    let isLabel =
      isOfRules && block.isLabelOfRules && block.lead?.meaning != .rule
      && (block.introducesList || plainSection(block) == nil)
      || isBelowLabelOfRules && next.isItem && block.isLabelOfList
    return isLabel ? Self.levelOfLabelsOfRules : nil
  }

  /// Behind the levels of plain sections and bold labels.
  private static let deepestLabel = 5
  private static let levelOfLabelsOfRules = 20
  /// Behind the levels of headings.
  private static let levelOfPlainSections = 2

  private mutating func enterPlainSection(_ title: String) {
    if PageWords.isAppendix(title) {
      startAppendix(title, Block.deepestHeading + 2)
    } else {
      appendix = nil
      let isPlatform = PageWords.platforms(in: title) != nil
      let isCommon = isPlatform || PageWords.isCommonSection(title)
      // What only this page has belongs to the platform that it stands below.
      let isOfPlatform = !isCommon && collector.isInPlatform
      let level = isPlatform ? 3 : isOfPlatform ? 4 : Self.levelOfPlainSections
      collector.enter(Block.deepestHeading + level, title)
    }
  }

  private mutating func startAppendix(_ title: String, _ level: Int) {
    let appendix = Appendix(title, level: level)
    if !appendix.isMenu { collector.close() }
    self.appendix = appendix
  }

  // MARK: Leads

  private mutating func readLead(_ block: Block, _ pair: Int?) -> Bool {
    let language = block.language
    if block.kind == .code || block.kind == .table { return false }
    if let lead = block.lead {
      if conventions.isRuleAmongSiblings(block) {
        startRule(lead.asRule(in: block.text), block, pair)
        return true
      }
      switch lead.meaning {
      case .rule where conventions.isSummary(block): return false
      case .rule:
        startRule(lead, block, pair)
        return true
      case .definition where !isListIntroduced || block.isItem:
        startDefinition(lead, block, pair)
        return true
      case .note:
        startNote(block.text.line(lead.range), block.text.line(lead.rest), block, pair)
        return true
      case .label where block.label.contains(.commonSection):
        if !block.label.contains(.appendix) {
          collector.enter(Block.deepestHeading + 1, block.line)
        } else if block.label.contains(.menu) {
          startAppendix(block.line, Block.deepestHeading + 1)
        } else {
          collector.close()
          isInListOfLinks = true
        }
        return true
      case .label where pair == nil && isSubheading(block):
        collector.enter(Block.deepestHeading + 1, block.line)
        return true
      case .definition, .label: break
      }
    }
    if let pair, let hint = hints[pair] {
      if let (kind, lead, body) = hint.rendering(in: block) {
        collector.start(kind, lead, body, block, pair)
        return true
      }
    }
    if let pair, followed.contains(pair) { return false }
    return readPlainLead(block, pair, language)
  }

  /// Whether a line in bold, with text right below it, stands for a heading. A list below belongs to
  /// the rule above where rules are marked.
  private func isSubheading(_ block: Block) -> Bool {
    guard block.isLineInBold, !block.introducesList, !isAfterImage, !isListIntroduced,
      let next = rest.first?.block,
      !next.text.isEmpty, !next.isLineInBold, next.quoteDepth == 0
    else { return false }
    return next.kind == .paragraph && next.listDepth == 0 || next.lead?.meaning == .rule
      || next.isItem && !conventions.marksRules
  }

  /// A rule that nothing marks: its first sentence tells people what to do.
  private mutating func readPlainLead(_ block: Block, _ pair: Int?, _ language: Language) -> Bool {
    guard !isLed, !block.isSummary, !block.isFootnote, !block.showsMistake,
      !conventions.isExplanation(block),
      titles?.isBodyOfRule(block) != true
    else { return false }
    let isInLeadingList = conventions.leads(block)
    let mayLead =
      isInLeadingList || conventions.isUnmarkedAmongRules(block)
      || (conventions.itemsLead
        ? block.kind == .item(depth: 1) && !isListIntroduced && !isListOfFacts
        : !conventions.isMarked && block.kind == .paragraph && block.listDepth == 0
          && block.quoteDepth == 0 || isLoneItem(block))
    let isAllEmphasized = block.text.joinedSpans(.emphasis).first == 0..<block.text.text.count
    guard mayLead, !isAllEmphasized else { return false }
    if announcesLeadingList(block) {
      collector.close()
      return false
    }
    let statement = conventions.statement(of: block)
    let range = statement?.range ?? block.firstSentenceBehindNumber
    let rest = statement?.rest ?? range.upperBound..<block.text.text.count
    let sentence = block.text.line(range)
    guard !Advice.isExample(sentence) else { return false }
    // A lead may be left in English above its explanation.
    let language = ScriptCounts(Array(block.text.text[range])).language ?? language
    if rest.isEmpty, !block.isItem, Advice.isBareRequest(sentence, language) { return false }
    let isRequest =
      rest.isEmpty && !isCaption(block)
      && (Advice.isRequest(sentence, language) || titles?.isRule(block) == true)
    guard sentence.endsSentence || block.isItem || isRequest || statement != nil else {
      return false
    }
    if language == .english, rest.count > 1, Advice.isName(sentence, language), !block.isItem {
      collector.start(.definition, sentence, block.text.line(rest), block, pair)
      if let pair {
        pairHints[pair] = PairHint(meaning: .definition, lead: sentence, isGuess: true)
      }
      return true
    }
    let isSpacedOut = language == .japanese && block.text.hasSpace(behindFirst: range)
    let isAdvice =
      isSpacedOut || isRequest || isInLeadingList || statement != nil
      || language == .japanese && JapaneseAdvice.isDeed(sentence)
      || language == .korean && !block.isItem && KoreanAdvice.isTerse(sentence)
      || (block.isItem ? Sentence.all(in: block.text.text) : [sentence])
        .contains { Advice.isDirective($0, language) }
    guard isAdvice else {
      // In somebody's notes an item that advises nothing stands for itself.
      if block.isItem { collector.close() }
      return false
    }
    collector.start(.rule, sentence, block.text.line(rest), block, pair)
    if let pair {
      pairHints[pair] = PairHint(meaning: .rule, lead: sentence, isOnlyLead: rest.isEmpty)
    }
    return true
  }

  /// Whether an item of one sentence stands over a text as a heading would, with no other item beside it:
  /// `1. Keep names short.`
  private func isLoneItem(_ block: Block) -> Bool {
    guard !conventions.isMarked, block.kind == .item(depth: 1), block.quoteDepth == 0,
      !isAfterItem, !isListIntroduced, let next = rest.first?.block,
      next.kind == .paragraph, next.saysSentence
    else { return false }
    return block.line.endsSentence && block.isOneSentence
  }

  /// Whether a paragraph of one sentence says that the items below it are rules.
  private func announcesLeadingList(_ block: Block) -> Bool {
    guard block.kind == .paragraph, let next = rest.first(where: { !$0.block.text.isEmpty })?.block,
      next.isItem, conventions.leads(next)
    else { return false }
    return block.announcement != nil
  }

  private mutating func startRule(_ lead: Lead, _ block: Block, _ pair: Int?) {
    collector.start(.rule, block.text.line(lead.range), block.text.line(lead.rest), block, pair)
    isListIntroduced = block.introducesList
    if block.isItem { listLeads.append(rules.count - 1) }
    if let pair {
      pairHints[pair] = PairHint(
        meaning: .rule, lead: block.text.line(lead.range), isOnlyLead: lead.rest.isEmpty)
    }
  }

  private mutating func startDefinition(_ lead: Lead, _ block: Block, _ pair: Int?) {
    collector.start(
      .definition, block.text.line(lead.range), block.text.line(lead.rest), block, pair)
    if block.isItem { listLeads.append(rules.count - 1) }
    if let pair {
      pairHints[pair] = PairHint(meaning: .definition, lead: block.text.line(lead.range))
    }
  }

  /// The items of one list are of one kind: where most leads are names, a short one is a name, too.
  private mutating func levelList() {
    let names = listLeads.filter { rules[$0].kind == .definition }
    if names.count * 2 > listLeads.count {
      for index in listLeads where rules[index].lead.wordCount <= 3 {
        collector.setKind(of: index, to: .definition)
        if let pair = rules[index].pair { pairHints[pair]?.meaning = .definition }
      }
    }
    listLeads = []
  }

  // MARK: Notes

  private mutating func readNote(_ block: Block, _ pair: Int?) -> Bool {
    if let pair, let hint = hints[pair], hint.meaning == .note {
      // The rendering of a note starts with its label, often glued to the text: `참고 …`.
      let text = block.text.text
      let ends = text.indices.lazy.filter { text[$0].isSpaceOrLineFeed }.prefix(2)
      let label = ends.last { PageWords.isNote(block.text.line(0..<$0)) } ?? 0
      startNote(block.text.line(0..<label), block.text.line(label..<text.count), block, pair)
      return true
    }
    if let depth = noteQuoteDepth {
      if block.quoteDepth == depth, depth > 0 {
        collector.extendLast(block)
        return true
      }
      noteQuoteDepth = nil
    }
    if expectsNote {
      if case .paragraph = block.kind, block.lead == nil {
        collector.extendLast(block)
        expectsNote = false
        return true
      }
      expectsNote = false
    }
    let line = block.line
    if block.text.text.count <= 60, block.label.contains(.note) {
      startNote(line, "", block, pair)
      return true
    }
    if let length = PageWords.gluedNoteLabel(line) {
      let rest = String(line.utf8.dropFirst(length)) ?? ""
      startNote(String(line.utf8.prefix(length)) ?? line, rest, block, pair)
      return true
    }
    if let label = block.noteLabel {
      let text = block.text
      let end = text.text.count
      startNote(text.line(label), text.line(label.upperBound..<end), block, pair)
      return true
    }
    if block.isCallout || (block.quoteDepth > 0 && collector.open != nil && hints.isEmpty) {
      if block.lead?.meaning == .rule { return false }
      collector.add(.note, "", line, block, pair)
      noteQuoteDepth = block.quoteDepth
      return true
    }
    return false
  }

  private mutating func startNote(
    _ label: String, _ text: String, _ block: Block, _ pair: Int?
  ) {
    let body = String(text.drop { ":： ".contains($0) })
    collector.add(.note, label.withoutNoteMarks, body, block, pair)
    if let pair { pairHints[pair] = PairHint(meaning: .note) }
    noteQuoteDepth = block.quoteDepth > 0 ? block.quoteDepth : nil
    expectsNote = body.isEmpty && block.quoteDepth == 0
  }
}

extension InlineText {
  /// Whether a space sets the first sentence off from the others, between which there is none.
  fileprivate func hasSpace(behindFirst sentence: Range<Int>) -> Bool {
    var end = sentence.upperBound
    guard end + 1 < text.count, text[end] == .space else { return false }
    while end < text.count {
      let next = Sentence.first(of: text, from: end)
      guard next.upperBound < text.count else { return true }
      if text[next.upperBound] == .space { return false }
      end = next.upperBound
    }
    return true
  }
}

extension Block {
  /// Whether a short paragraph is nothing but words in bold.
  fileprivate var isLineInBold: Bool {
    isBoldLabel && listDepth == 0 && quoteDepth == 0 && text.text.count <= 80
  }
}
