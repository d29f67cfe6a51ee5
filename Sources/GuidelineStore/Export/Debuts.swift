/// In which editions concepts and topics were first seen.
struct Debuts {
  private var concepts: [ConceptID: Edition] = [:]
  private var topics: [String: Edition] = [:]
  private var oldest: Edition?

  init(in store: RuleStore) throws {
    for rule in try store.rules(matching: RuleFilter()) {
      let edition = rule.id.text.edition
      concepts[rule.concept] = min(concepts[rule.concept] ?? edition, edition)
      topics[rule.id.topic] = min(topics[rule.id.topic] ?? edition, edition)
      oldest = min(oldest ?? edition, edition)
    }
  }

  /// The edition that brought a concept; `nil` if there is none before.
  subscript(concept: ConceptID) -> Edition? { news(concepts[concept]) }

  /// The edition that brought a topic; `nil` if there is none before.
  subscript(topic: String) -> Edition? { news(topics[topic]) }

  private func news(_ edition: Edition?) -> Edition? { edition == oldest ? nil : edition }
}
