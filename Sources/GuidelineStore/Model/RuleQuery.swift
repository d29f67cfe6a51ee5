/// The id of a rule as a person writes it: with any name of the topic, and as much of the text as tells
/// it from others.
struct RuleQuery {
  let topic: String
  let text: TextQuery
  let ordinal: Int

  /// Reads `TOPIC@TEXT.N`; `nil` if it is not of that form.
  init?(_ id: String) {
    guard let at = id.firstIndex(of: "@"), let dot = id.lastIndex(of: "."), at < dot,
      let ordinal = Int(id[id.index(after: dot)...]),
      let text = TextQuery(String(id[id.index(after: at)..<dot]))
    else { return nil }
    topic = String(id[..<at])
    self.text = text
    self.ordinal = ordinal
  }

  /// Asks for exactly this rule.
  init(_ id: RuleID) {
    topic = id.topic
    text = TextQuery(id.text)
    ordinal = id.ordinal
  }
}
