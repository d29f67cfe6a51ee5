/// The page on a topic that is the whole query. A query like `경고` asks what that is, and then what
/// the page advises, starting with what matters on all platforms.
struct NamedPage {
  /// The newest document on the topics in each language.
  private let documents: [Int: DocumentHead]

  /// - Parameter topics: The topic, and the pages that its advice moved to.
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
    documents = Dictionary(uniqueKeysWithValues: newest.values.map { ($0.document, $0.head) })
  }

  private struct Place: Hashable {
    let topic: String
    let language: Language
  }

  /// Moves the page's introduction, and then its advice, to the top: what is for all platforms, then
  /// the rest, each in page order.
  ///
  /// - Parameter matches: Grouped by document, in page order.
  func promote(in matches: inout [SearchMatch]) {
    guard let best = matches.lazy.map(\.score).max() else { return }
    let pages = Dictionary(grouping: matches.indices) { matches[$0].document }
    for (document, head) in documents {
      let rules = pages[document] ?? []
      if let first = rules.first, !matches[first].isAdvice,
        head.opens(withRule: matches[first].rule)
      {
        matches[first].raise(to: best * 3)
      }
      let advice = rules.filter { matches[$0].isAdvice }
      let (forAll, forSome) = (
        advice.filter { !matches[$0].isForPlatforms }, advice.filter { matches[$0].isForPlatforms }
      )
      for (place, index) in (forAll + forSome).enumerated() {
        matches[index].raise(to: best * (1 + 1 / Double(place + 1)))
      }
    }
  }
}
