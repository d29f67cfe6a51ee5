import ArgumentParser
import GuidelineStore

/// The topics that a command keeps to.
struct TopicOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Only these topics, by any of their names.", valueName: "topic"),
    completion: StoreCompletion.topic)
  var topic: [String] = []

  /// The names of topics that were asked for.
  private func names(in store: RuleStore) throws(StoreError) -> [String] {
    var names: [String] = []
    for list in topic { names += try store.topicNames(in: list) }
    return names
  }

  /// The topics' slugs, each once.
  ///
  /// - Throws: ``StoreError`` with the nearest names, if there is no such topic.
  func slugs(in store: RuleStore) throws(StoreError) -> [String] {
    var slugs: [String] = []
    for name in try names(in: store) {
      let slug = try store.topic(named: name).slug
      if !slugs.contains(slug) { slugs.append(slug) }
    }
    return slugs
  }

  /// The language that the topics are called in, if it isn't the one that this person reads anyway.
  func language(in store: RuleStore) throws(StoreError) -> Language {
    let reader = Language.ofThisPerson
    for name in try names(in: store) {
      let language = try store.language(ofTopicNamed: name, reader: reader)
      if language != reader { return language }
    }
    return reader
  }
}
