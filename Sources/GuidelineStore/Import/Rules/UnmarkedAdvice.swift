/// Paragraphs and items that tell people what to do although nothing marks them, and that belong to no
/// block that is marked.
enum UnmarkedAdvice {
  /// They, in their order: a rule in bold holds the text below it up to the next heading, one in a
  /// heading up to the next heading of its level.
  ///
  /// - Complexity: O(*n*) in the count of bytes.
  static func blocks(in blocks: [Block]) -> [Block] {
    // A sentence in the first heading introduces the page.
    if blocks.first(where: { !$0.text.isEmpty })?.statesRule == true { return [] }
    var found: [Block] = []
    /// The level of the heading that ends the reach of the rule above.
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
      if !block.isItem { isListIntroduced = block.introducesItems }
    }
    return found
  }
}

extension Block {
  /// Whether an outermost paragraph or item without bold words starts with a sentence that advises.
  var isUnmarkedAdvice: Bool {
    guard lead == nil, quoteDepth == 0, !isCallout,
      kind == .item(depth: 1) || kind == .paragraph && listDepth == 0
    else { return false }
    let range = Sentence.first(of: text.text)
    let sentence = text.line(range)
    guard sentence.endsSentence else { return false }
    // A lead may be left in English above its explanation.
    let language = ScriptCounts(Array(text.text[range])).language ?? language
    return Advice.isDirective(sentence, language)
      || language == .korean && !isItem && KoreanAdvice.isTerse(sentence)
  }
}
