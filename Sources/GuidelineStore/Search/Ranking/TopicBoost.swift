/// Raises the scores of rules on the page of a named topic: advice on sheets from their own page
/// ranks before other pages' advice.
struct TopicBoost {
  /// By document key.
  private var worth: [Int: Double] = [:]

  init(_ terms: [ScoredTerm], in store: RuleStore) throws {
    let named = terms.map { (slugs: $0.term.glossarySlugs, term: $0) }
    let slugs = named.reduce(into: Set()) { $0.formUnion($1.slugs) }
    guard !slugs.isEmpty else { return }
    var topics: [String: Int] = [:]
    var documents: [Int: Set<Int>] = [:]
    let rows = try store.connection.rows(
      """
      SELECT term.slug, topic_id, document_id
      FROM term JOIN topic ON topic.slug = term.topic JOIN document USING (topic_id)
      WHERE term.slug IN (SELECT value FROM json_each(?1))
      """, .text("[" + slugs.map { "\"\($0)\"" }.joined(separator: ",") + "]"))
    while try rows.next() {
      topics[rows.text(0)] = try rows.integer(1)
      documents[try rows.integer(1), default: []].insert(try rows.integer(2))
    }
    for (slugs, term) in named {
      let value = term.finding.lazy.map(\.value).max() ?? 0
      for topic in Set(slugs.compactMap { topics[$0] }) {
        for document in documents[topic] ?? [] {
          worth[document, default: 0] += Self.share * value
        }
      }
    }
  }

  func add(to matches: inout [SearchMatch]) {
    guard !worth.isEmpty else { return }
    for index in matches.indices {
      guard let worth = worth[matches[index].document] else { continue }
      matches[index].add(page: worth)
    }
  }
}

extension ExpandedTerm {
  /// The glossary terms that it names, also through the name of a type.
  fileprivate var glossarySlugs: Set<String> {
    let named = groups.compactMap { group in
      if case .glossary(let slug, _) = group.origin { slug } else { nil }
    }
    guard named.isEmpty, text.isOfNoLanguage else { return Set(named) }
    return Set(
      groups.compactMap { group in
        if case .related(let slug, _) = group.origin { slug } else { nil }
      })
  }
}
