import ArgumentParser
import GuidelineStore

/// The topics to limit a command to.
struct TopicOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only these topics, or those of a group, by any of their names.", valueName: "topic"),
    completion: StoreCompletion.topic)
  var topic: [String] = []

  /// The topics' slugs, without duplicates.
  ///
  /// - Throws: ``StoreError`` with similar names, if a topic doesn't exist.
  func slugs(in store: RuleStore) throws(StoreError) -> [String] {
    var slugs: [String] = []
    for list in topic {
      for name in try store.topicNames(in: list) {
        var found = try store.isTopic(name) ? nil : store.topicGroups().topics(ofGroup: name)
        if found == nil { found = [try store.topic(named: name).slug] }
        for slug in found ?? [] where !slugs.contains(slug) {
          slugs.append(slug)
        }
      }
    }
    return slugs
  }
}
