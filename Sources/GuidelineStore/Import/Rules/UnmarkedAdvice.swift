/// Unmarked paragraphs and items that give advice and belong to no marked block.
enum UnmarkedAdvice {
  /// In order. A bold rule extends to the next heading, a rule in a heading to one at its level.
  static func blocks(in blocks: [Block]) -> [Block] {
    // A sentence in the first heading introduces the page.
    if blocks.first(where: { !$0.text.isEmpty })?.statesRule == true { return [] }
    var found: [Block] = []
    /// The level of the heading that ends the scope of the rule above.
    var reach: Int?
    var isListIntroduced = false
    for block in blocks where !block.text.isEmpty {
      if block.startsList { isListIntroduced = false }
      if case .heading(let level) = block.kind {
        if let end = reach, level <= end { reach = nil }
        if block.statesRule { reach = level }
      } else if block.lead?.meaning == .rule {
        reach = reach ?? Block.deepestHeading
      } else if reach == nil, !(isListIntroduced && block.isItem), block.isUnmarkedAdvice {
        found.append(block)
      }
      if !block.isItem { isListIntroduced = block.introducesList }
    }
    return found
  }
}

extension Block {
  /// Whether an outermost paragraph or item without bold words starts with a sentence of advice.
  var isUnmarkedAdvice: Bool {
    guard lead == nil, quoteDepth == 0, !isCallout,
      kind == .item(depth: 1) || kind == .paragraph && listDepth == 0
    else { return false }
    let range = Sentence.first(of: text.text)
    let sentence = text.line(range)
    guard sentence.endsSentence else { return false }
    // The lead may still be in English when its explanation is translated.
    let language = ScriptCounts(Array(text.text[range])).language ?? language
    return Advice.isDirective(sentence, language)
      || language == .korean && !isItem && KoreanAdvice.isTerse(sentence)
  }

  var isOneSentence: Bool {
    Sentence.first(of: text.text).upperBound == text.text.count
  }

  /// Whether it is a footnote to a starred word above: `*split view: …`.
  var isFootnote: Bool {
    kind == .paragraph && (text.text.first == UInt8(ascii: "*") || line.hasPrefix("†"))
  }
}
