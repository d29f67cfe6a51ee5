/// The page on a topic that is all that a query names: who types `경고` wants the rules of that page, in its
/// order.
struct NamedPage {
  /// What the newest texts have on the topics, one of each in each language.
  private let documents: Set<Int>

  /// - Parameter topics: The topic, and the pages that its advice went into.
  init(of topics: [String], _ filter: SearchFilter, in store: RuleStore) throws {
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
    documents = Set(newest.values.map(\.document))
  }

  private struct Place: Hashable {
    let topic: String
    let language: Language
  }

  /// Puts the advice of the page before all else.
  ///
  /// - Parameter matches: Those of each document side by side, in the order of the page.
  func bringForward(in matches: inout [SearchMatch]) throws {
    guard let best = matches.lazy.map(\.score).max() else { return }
    var places: [Int: Double] = [:]
    for index in matches.indices
    where matches[index].isAdvice && documents.contains(matches[index].document) {
      let place = places[matches[index].document, default: 1]
      places[matches[index].document] = place + 1
      matches[index].lift(to: best * (1 + 1 / place))
    }
  }
}
