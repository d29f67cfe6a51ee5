/// The editions in which concepts and topics first appeared. The project's texts are compared only
/// among themselves.
struct Debuts {
  private var concepts: [ConceptID: Edition] = [:]
  private var topics: [String: Edition] = [:]
  private var oldest: Edition?

  init(in store: RuleStore) throws {
    let rules = try store.rules(matching: RuleFilter())
    let own = rules.filter { $0.id.text.origin == nil }
    let (ownConcepts, ownTopics) = (Set(own.map(\.concept)), Set(own.map(\.id.topic)))
    for rule in rules {
      let edition = rule.id.text.edition
      let isOwn = rule.id.text.origin == nil
      if isOwn || !ownConcepts.contains(rule.concept) {
        concepts[rule.concept] = min(concepts[rule.concept] ?? edition, edition)
      }
      if isOwn || !ownTopics.contains(rule.id.topic) {
        topics[rule.id.topic] = min(topics[rule.id.topic] ?? edition, edition)
      }
      if isOwn || own.isEmpty { oldest = min(oldest ?? edition, edition) }
    }
  }

  /// The edition that introduced a concept; `nil` if it is the oldest.
  subscript(concept: ConceptID) -> Edition? { news(concepts[concept]) }

  /// The edition that introduced a topic; `nil` if it is the oldest.
  subscript(topic: String) -> Edition? { news(topics[topic]) }

  private func news(_ edition: Edition?) -> Edition? { edition == oldest ? nil : edition }
}
