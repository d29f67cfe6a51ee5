extension RuleParser {
  mutating func readLead(_ block: Block, _ pair: Int?) -> Bool {
    let language = block.language
    if block.kind == .code || block.kind == .table { return false }
    if conventions.reason(for: block) == .marked {
      startRule(markedLead(of: block), block, pair, because: .marked)
      return true
    }
    if let lead = block.lead {
      if conventions.reason(for: block) == .likeItsSiblings {
        startRule(siblingLead(lead, of: block), block, pair, because: .likeItsSiblings)
        return true
      }
      switch lead.meaning {
      case .rule where !conventions.isStated:
        startRule(lead, block, pair, because: .boldStart)
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
        }
        return true
      case .label where pair == nil && isSubheading(block):
        collector.enter(Block.deepestHeading + 1, block.line)
        return true
      case .rule, .definition, .label: break
      }
    }
    if let pair, let hint = hints[pair] {
      if let (kind, lead, body) = hint.rendering(in: block) {
        collector.start(kind, lead, body, block, pair, because: .translation)
        return true
      }
    }
    if let pair, followed.contains(pair) { return false }
    return readPlainLead(block, pair, language)
  }

  /// The lead of a rule that is marked as the user says: its bold start, or else its first sentence.
  private func markedLead(of block: Block) -> Lead {
    if let lead = block.lead { return lead.meaning == .rule ? lead : lead.asRule(in: block.text) }
    let sentence = block.firstSentenceBehindNumber
    let rest = sentence.upperBound..<block.text.text.count
    return Lead(meaning: .rule, range: sentence, rest: rest)
  }

  /// The lead of a rule among its siblings: bold words that advise, or else their sentence.
  private func siblingLead(_ lead: Lead, of block: Block) -> Lead {
    let advises =
      lead.meaning == .label && Advice.isDirective(block.text.line(lead.range), block.language)
    return advises
      ? Lead(meaning: .rule, range: lead.range, rest: lead.rest) : lead.asRule(in: block.text)
  }

  /// Whether a bold line is a heading for the text below, or for a list where rules aren't marked.
  private func isSubheading(_ block: Block) -> Bool {
    guard block.isLineInBold, !block.introducesList, !isAfterImage, !isListIntroduced,
      let next = rest.first?.block,
      !next.text.isEmpty, !next.isLineInBold, next.quoteDepth == 0
    else { return false }
    return next.kind == .paragraph && next.listDepth == 0 || next.lead?.meaning == .rule
      || next.isItem && !conventions.marksRules
  }

  /// Reads an unmarked rule: its first sentence gives advice.
  private mutating func readPlainLead(_ block: Block, _ pair: Int?, _ language: Language) -> Bool {
    let reason = conventions.reason(for: block)
    guard !isLed, !conventions.isStated, !block.isSummary, !block.isFootnote, reason != .text
    else { return false }
    if reason == .listedFact {
      collector.close()
      collector.add(.paragraph, "", block.line, block, pair, because: .listedFact)
      return true
    }
    let isInLeadingList = reason == .listOfRules || reason == .itemOverText
    let mayLead =
      isInLeadingList
      || !conventions.isMarked && block.kind == .paragraph && block.listDepth == 0
        && (block.quoteDepth == 0 || quotesRules(block))
    guard mayLead else { return false }
    let range = block.firstSentenceBehindNumber
    let rest = range.upperBound..<block.text.text.count
    let sentence = block.text.line(range)
    guard !Advice.isExample(sentence) else { return false }
    // The lead may still be in English when its explanation is translated.
    let language = ScriptCounts(Array(block.text.text[range])).language ?? language
    if rest.isEmpty, !block.isItem, Advice.isBareRequest(sentence, language) { return false }
    let isRequest =
      rest.isEmpty && !isCaption(block) && Advice.isRequest(sentence, language)
    guard sentence.endsSentence || block.isItem || isRequest else {
      return false
    }
    if language == .english, rest.count > 1, Advice.isName(sentence, language), !block.isItem {
      collector.start(
        .definition, sentence, block.text.line(rest), block, pair, because: .nameBeforeText)
      if let pair {
        pairHints[pair] = PairHint(meaning: .definition, lead: sentence)
      }
      return true
    }
    let isSpacedOut = language == .japanese && block.text.hasSpace(behindFirst: range)
    let isAdvice =
      isSpacedOut || isRequest || isInLeadingList
      || language == .japanese && JapaneseAdvice.isDeed(sentence)
      || language == .korean && !block.isItem && KoreanAdvice.isTerse(sentence)
      || (block.isItem ? Sentence.all(in: block.text.text) : [sentence])
        .contains { Advice.isDirective($0, language) }
    guard isAdvice else {
      // In notes, an item without advice is separate.
      if block.isItem { collector.close() }
      return false
    }
    collector.start(
      .rule, sentence, block.text.line(rest), block, pair,
      because: isInLeadingList ? reason ?? .advice : .advice)
    if let pair {
      pairHints[pair] = PairHint(meaning: .rule, lead: sentence, isOnlyLead: rest.isEmpty)
    }
    return true
  }

  /// Whether a page without marks quotes advice, as posts about the guidelines do.
  func quotesRules(_ block: Block) -> Bool {
    !conventions.marksRules && !conventions.isAuthored && !conventions.isStated && hints.isEmpty
      && !block.isCallout
      && Advice.isDirective(block.text.line(Sentence.first(of: block.text.text)), block.language)
  }

  mutating func startRule(
    _ lead: Lead, _ block: Block, _ pair: Int?, because reason: PieceReason
  ) {
    collector.start(
      .rule, block.text.line(lead.range), block.text.line(lead.rest), block, pair, because: reason)
    isListIntroduced = block.introducesList
    if let pair {
      pairHints[pair] = PairHint(
        meaning: .rule, lead: block.text.line(lead.range), isOnlyLead: lead.rest.isEmpty)
    }
  }

  private mutating func startDefinition(_ lead: Lead, _ block: Block, _ pair: Int?) {
    collector.start(
      .definition, block.text.line(lead.range), block.text.line(lead.rest), block, pair,
      because: .boldName)
    if let pair {
      pairHints[pair] = PairHint(meaning: .definition, lead: block.text.line(lead.range))
    }
  }
}

extension InlineText {
  /// Whether the first sentence is the only one with a space after it.
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
  fileprivate var isLineInBold: Bool {
    isBoldLabel && listDepth == 0 && quoteDepth == 0 && text.text.count <= 80
  }
}
