extension RuleParser {
  mutating func heading(_ block: Block, _ level: Int, _ pair: Int?) {
    noteQuoteDepth = nil
    expectsNote = false
    isListIntroduced = false
    let line = block.line
    let attributes = block.attributes
    if let attributes, !attributes.isSection {
      collector.start(attributes, block)
      return
    }
    let next = rest.first { !$0.block.text.isEmpty }?.block
    if let appendix {
      if appendix.holds(block, level: level, before: next) { return }
      if level > appendix.level { leave(appendix) }
    }
    if block.label.contains(.appendix) {
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
    let reason = conventions.reason(for: block)
    if conventions.isStated {
      if let reason {
        startRule(line, ofHeading: block, level, pair, because: reason)
      } else {
        collector.enter(level, line.withoutFinalMarks)
      }
      return
    }
    if block.label.contains(.note), next.flatMap(conventions.reason) != .listOfRules,
      next?.lead?.meaning != .rule
    {
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
        : conventions.marking == .bold && !isFirst && !line.endsSentence
          && next?.lead?.meaning == .rule
      if isSection {
        collector.enter(level, line.withoutFinalMarks)
        return
      }
      collector.leaveSections(below: level, upTo: Block.deepestHeading)
      let introduces = isFirst || conventions.marking == .bold
      if introduces, conventions.marking == .bold || !Advice.isDirective(line, language) {
        collector.add(.paragraph, "", line, block, pair, because: .introduction)
      } else {
        startRule(line, ofHeading: block, level, pair, because: .heading)
      }
      return
    }
    if let reason {
      startRule(line, ofHeading: block, level, pair, because: reason)
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
}
