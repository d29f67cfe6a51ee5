import ArgumentParser
import GuidelineStore

/// The topics that a command keeps to.
struct TopicOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Only these topics, by any of their names.", valueName: "topic"),
    completion: StoreCompletion.topic)
  var topic: [String] = []

  /// The topics' slugs, each once.
  ///
  /// - Throws: ``StoreError`` with the nearest names, if there is no such topic.
  func slugs(in store: RuleStore) throws(StoreError) -> [String] {
    var slugs: [String] = []
    for list in topic {
      for name in try store.topicNames(in: list) {
        let slug = try store.topic(named: name).slug
        if !slugs.contains(slug) { slugs.append(slug) }
      }
    }
    return slugs
  }
}
