/// The page on a topic that is the whole query. A query like `경고` asks what that is, and then what
/// the page advises, starting with what matters on all platforms.
struct NamedPage {
  private let store: RuleStore
  /// The newest document on the topics in each language.
  private let documents: [Int: DocumentHead]

  /// - Parameter topics: The topic, and the pages that its advice moved to.
  init(of topics: [String], _ filter: SearchFilter, in store: RuleStore) throws {
    self.store = store
    var newest: [Place: (document: Int, head: DocumentHead)] = [:]
    var filtered = DocumentFilter(filter, in: store)
    for topic in topics {
      let rows = try store.connection.rows(
        "SELECT document_id FROM document JOIN topic USING (topic_id) WHERE slug = ?1",
        .text(topic))
      while try rows.next() {
        let document = try rows.integer(0)
        let head = try store.head(ofDocument: document)
        guard try filtered.admits(document) else { continue }
        let place = Place(topic: topic, language: head.text.language)
        if let known = newest[place], !head.isNewer(than: known.head) { continue }
        newest[place] = (document, head)
      }
    }
    documents = Dictionary(uniqueKeysWithValues: newest.values.map { ($0.document, $0.head) })
  }

  private struct Place: Hashable {
    let topic: String
    let language: Language
  }

  /// Moves the page's introduction, and then its advice, to the top.
  ///
  /// - Parameter matches: Grouped by document, in page order.
  func bringForward(in matches: inout [SearchMatch]) throws {
    guard let best = matches.lazy.map(\.score).max() else { return }
    let pages = Dictionary(grouping: matches.indices) { matches[$0].document }
    for (document, head) in documents {
      let rules = pages[document] ?? []
      if let first = rules.first, !matches[first].isAdvice,
        head.opens(withRule: matches[first].rule)
      {
        matches[first].lift(to: best * 3)
      }
      let advice = rules.filter { matches[$0].isAdvice }
      for (place, index) in try inOrder(advice, of: matches).enumerated() {
        matches[index].lift(to: best * (1 + 1 / Double(place + 1)))
      }
    }
  }

  /// Sorts the rules of a page: those for all platforms first; among these, by their position and
  /// by how many editions have them.
  private func inOrder(_ rules: [Int], of matches: [SearchMatch]) throws -> [Int] {
    try store.readMembers(ofConcepts: rules.map { matches[$0].concept })
    let weighed = try rules.enumerated().map { place, index in
      let match = matches[index]
      let editions = Set(try store.members(ofConcept: match.concept).map(\.head.text.edition))
      return (
        index: index, isForPlatforms: match.isForPlatforms,
        weight: Double(editions.count) - Double(place) / Self.rulesPerEdition
      )
    }
    return weighed.sorted { one, other in
      guard one.isForPlatforms == other.isForPlatforms else { return other.isForPlatforms }
      return (one.weight, other.index) > (other.weight, one.index)
    }.map(\.index)
  }
}
