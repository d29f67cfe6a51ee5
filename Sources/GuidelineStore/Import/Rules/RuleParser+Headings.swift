extension RuleParser {
  mutating func heading(_ block: Block, _ level: Int, _ pair: Int?) {
    noteQuoteDepth = nil
    expectsNote = false
    isListIntroduced = false
    isBelowLabelOfRules = false
    let line = block.line
    let attributes = block.attributes
    if let attributes, !attributes.isSection {
      collector.start(attributes, block)
      return
    }
    let next = rest.first { !$0.block.text.isEmpty }?.block
    if let appendix, appendix.holds(block, level: level, before: next) { return }
    let isTopic = isTopic(block, level)
    if block.label.contains(.appendix), !isTopic,
      !guidingAppendices.contains(block.lines.lowerBound)
    {
      startAppendix(line, level)
      return
    }
    appendix = nil
    // On authored pages, a heading without attributes is a section.
    guard !conventions.isAuthored else {
      collector.enter(
        level, (attributes?.text ?? line).withoutFinalMarks, name: attributes?.id)
      return
    }
    if block.label.contains(.note), !isTopic, !(next.map(conventions.leads) ?? false) {
      collector.add(.note, line, "", block, pair, because: .label)
      expectsNote = true
      return
    }
    let language = block.language
    if let lead = RuleNumber.lead(ofHeading: line) {
      startRule(lead, ofHeading: block, level, pair, because: .numberedHeading)
      return
    }
    if let lead = block.lead, lead.meaning == .rule,
      !lead.rest.isEmpty || line.endsSentence
    {
      collector.leaveSections(below: level, upTo: Block.deepestHeading)
      startRule(lead, block, pair, because: .boldStart)
      return
    }
    if block.statesRule {
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
        collector.add(.paragraph, "", line, block, pair, because: .introduction)
      } else {
        startRule(line, ofHeading: block, level, pair, because: .heading)
      }
      return
    }
    if conventions.isRuleAmongSiblings(block) {
      startRule(line, ofHeading: block, level, pair, because: .likeItsSiblings)
      return
    }
    collector.enter(level, line.withoutFinalMarks)
  }

  mutating func startRule(
    _ lead: String, ofHeading block: Block, _ level: Int, _ pair: Int?, because reason: PieceReason
  ) {
    collector.leaveSections(below: level, upTo: Block.deepestHeading)
    collector.start(.rule, lead, "", block, pair, because: reason)
    if let pair { pairHints[pair] = PairHint(meaning: .rule, lead: lead, isOnlyLead: true) }
  }

  /// Whether a possible label (`Tables`, `경고`) names a topic, because rules are marked below.
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
}
