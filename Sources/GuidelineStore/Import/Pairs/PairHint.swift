/// What one language of an interleaved document marks in a block, for the other one to follow.
struct PairHint {
  var meaning: Lead.Meaning
  var lead = ""
  /// Whether the block holds the lead and nothing else.
  var isOnlyLead = false
  /// Whether nothing but the words of the block tells what it is.
  var isGuess = false

  /// A block as the rendering of the rule or definition that is hinted at.
  func rendering(in block: Block) -> (kind: RuleKind, lead: String, body: String)? {
    switch meaning {
    case .rule: rule(in: block)
    case .definition: definition(in: block)
    case .note, .label: nil
    }
  }

  private func rule(in block: Block) -> (RuleKind, String, String) {
    let text = block.text
    let range = Sentence.first(of: text.text)
    let hasExplanationAlone =
      !block.endsLine
      && (isOnlyLead
        ? text.text.count > 2 * lead.utf8.count : Advice.isExample(text.line(range)))
    // The lead stands in the other language alone, or got lost on the way into this one.
    if hasExplanationAlone { return (.rule, lead, block.line) }
    return (.rule, text.line(range), text.line(range.upperBound..<text.text.count))
  }

  /// The name of a definition ends with a sentence or a colon.
  private func definition(in block: Block) -> (RuleKind, String, String)? {
    let text = block.text
    let sentence = Sentence.first(of: text.text)
    let colon = text.text[sentence].firstIndex(of: UInt8(ascii: ":"))
    let end = colon.map { $0 + 1 } ?? sentence.upperBound
    let (name, rest) = (text.line(0..<end), text.line(end..<text.text.count))
    if isName(name, block.language), !rest.isEmpty { return (.definition, name, rest) }
    // The name stands in the other language alone, or is none.
    guard isGuess else { return (.definition, lead, block.line) }
    return Advice.isRequest(name, block.language) ? (.rule, name, rest) : nil
  }

  private func isName(_ words: String, _ language: Language) -> Bool {
    guard words.utf8.count <= max(Self.longestName, 3 * lead.utf8.count) else { return false }
    // Names are rendered as short sentences, too: `비활성입니다.`
    return Advice.isName(words, language) || language == .korean && words.wordCount <= 2 && !isGuess
  }

  /// No name takes more bytes, unless its original is long, too.
  private static let longestName = 60
}
