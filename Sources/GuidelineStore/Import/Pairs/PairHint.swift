/// A block's meaning in one language of an interleaved document, as a hint for the other.
struct PairHint {
  var meaning: Lead.Meaning
  var lead = ""
  /// Whether the block is nothing but the lead.
  var isOnlyLead = false

  /// Reads a block as the translation of the hinted rule or definition.
  func rendering(in block: Block) -> (kind: RuleKind, lead: String, body: String)? {
    switch meaning {
    case .rule: rule(in: block)
    case .definition: (.definition, lead, block.line)
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
}
