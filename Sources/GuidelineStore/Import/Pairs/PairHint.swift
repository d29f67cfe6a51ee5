/// A block's meaning in one language of an interleaved document, as a hint for the other.
struct PairHint {
  var meaning: Lead.Meaning
  var lead = ""
  /// Whether the block is nothing but the lead.
  var isOnlyLead = false
  /// Whether only the block's wording supports it.
  var isGuess = false

  /// Reads a block as the translation of the hinted rule or definition.
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
    // Only the other language has the lead, or a copy has lost it.
    if hasExplanationAlone { return (.rule, lead, block.line) }
    return (.rule, text.line(range), text.line(range.upperBound..<text.text.count))
  }

  /// The name of a definition ends with a colon or the first sentence.
  private func definition(in block: Block) -> (RuleKind, String, String)? {
    let text = block.text
    let sentence = Sentence.first(of: text.text)
    let colon = text.text[sentence].firstIndex(of: UInt8(ascii: ":"))
    let end = colon.map { $0 + 1 } ?? sentence.upperBound
    let (name, rest) = (text.line(0..<end), text.line(end..<text.text.count))
    if isName(name, block.language), !rest.isEmpty { return (.definition, name, rest) }
    // Only the other language has the name, or it doesn't look like one here.
    guard isGuess else { return (.definition, lead, block.line) }
    return Advice.isRequest(name, block.language) ? (.rule, name, rest) : nil
  }

  private func isName(_ words: String, _ language: Language) -> Bool {
    guard words.utf8.count <= max(Self.longestName, 3 * lead.utf8.count) else { return false }
    // A translated name may be a short sentence: `비활성입니다.`
    return Advice.isName(words, language) || language == .korean && words.wordCount <= 2 && !isGuess
  }

  /// In bytes, for a name whose original is short.
  private static let longestName = 60
}
