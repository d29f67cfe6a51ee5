/// Lets rules on a single technology count for less where the query doesn't name it: App Clips say much
/// that other pages say for all apps.
enum SpecialPages {
  /// The group of Apple's site whose pages are each about one technology.
  private static let group = "technologies"

  static func discount(
    _ matches: inout [SearchMatch], beside subject: Subject, in store: RuleStore
  ) throws {
    let topics = try store.specialTopics(ofGroup: group)
      .subtracting(subject.names.map(\.topic.slug))
    guard !topics.isEmpty else { return }
    var last = (document: 0, isSpecial: false)
    for index in matches.indices {
      let document = matches[index].document
      if document != last.document {
        last = (document, try topics.contains(store.head(ofDocument: document).topic))
      }
      if last.isSpecial { matches[index].add(page: -share * matches[index].score) }
    }
  }
}

extension RuleStore {
  fileprivate func specialTopics(ofGroup group: String) throws -> Set<String> {
    if let known = cache.specialTopics { return known }
    let topics = Set(try topicGroups().topics(ofGroup: group) ?? [])
    cache.specialTopics = topics
    return topics
  }
}
