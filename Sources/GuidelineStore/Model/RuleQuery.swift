/// The ID of a rule as users type it: any name of the topic, and as much of the text as identifies
/// it.
struct RuleQuery {
  let topic: String
  let text: TextQuery
  let ordinal: Int

  /// Parses `TOPIC@TEXT.N`; `nil` if the text has another form.
  init?(_ id: String) {
    guard let at = id.firstIndex(of: "@"), let dot = id.lastIndex(of: "."), at < dot,
      let ordinal = Int(id[id.index(after: dot)...]),
      let text = TextQuery(String(id[id.index(after: at)..<dot]))
    else { return nil }
    topic = String(id[..<at])
    self.text = text
    self.ordinal = ordinal
  }

  init(_ id: RuleID) {
    topic = id.topic
    text = TextQuery(id.text)
    ordinal = id.ordinal
  }
}
