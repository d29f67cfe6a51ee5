/// Lowers the scores of rules on a single technology if the query doesn't name it: the page on App
/// Clips repeats much that other pages say for all apps.
enum TechnologyDiscount {
  /// The topics whose pages are each about one technology.
  static func topics(in store: RuleStore) throws -> Set<String> {
    Set(try store.topicGroups().topics(ofGroup: Technologies.group) ?? [])
  }

  /// Subtracts a share of its score from each match on such a page.
  static func apply(
    to matches: inout [SearchMatch], beside subject: Subject, in store: RuleStore
  ) throws {
    let topics = try topics(in: store).subtracting(subject.names.map(\.topic.slug))
    guard !topics.isEmpty else { return }
    try store.readHeads(ofDocuments: Set(matches.map(\.document)))
    var last = (document: 0, isOnTechnology: false)
    for index in matches.indices {
      let document = matches[index].document
      if document != last.document {
        last = (document, try topics.contains(store.head(ofDocument: document).topic))
      }
      if last.isOnTechnology { matches[index].add(page: -share * matches[index].score) }
    }
  }
}
