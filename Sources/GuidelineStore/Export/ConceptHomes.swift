/// Decides which page shows a concept that is on different pages in different columns.
struct ConceptHomes {
  private var homes: [ConceptID: (topic: String, text: TextID)] = [:]
  private var places: [[ConceptID: DigestPage.Entry]] = []

  init(_ columns: [[String: DigestPage]]) {
    for pages in columns {
      var column: [ConceptID: DigestPage.Entry] = [:]
      for (_, page) in pages.sorted(by: { $0.key < $1.key }) {
        for entry in page.entries {
          let (concept, id) = (entry.rule.concept, entry.rule.id)
          if column[concept].map({ $0.rule.id.text.comesBefore(id.text) }) ?? true {
            column[concept] = entry
          }
          if homes[concept].map({ $0.text.comesBefore(id.text) }) ?? true {
            homes[concept] = (id.topic, id.text)
          }
        }
      }
      places.append(column)
    }
  }

  /// Whether a rule gets a row on its own page because no other page shows it.
  func isAtHome(_ rule: Rule, column: Int) -> Bool {
    homes[rule.concept]?.topic == rule.id.topic
      || places[column][rule.concept]?.rule.id.topic != rule.id.topic
  }

  /// The column's entry for a concept, on any page.
  func entry(of concept: ConceptID, column: Int) -> DigestPage.Entry? { places[column][concept] }
}
