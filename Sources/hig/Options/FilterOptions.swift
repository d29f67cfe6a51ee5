import ArgumentParser
import GuidelineStore

/// What search and lists are narrowed to.
struct FilterOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only this edition, or a text: 2019, 2019/ios13, 2019:ko.", valueName: "edition"),
    completion: StoreCompletion.text)
  var edition: TextQuery?

  @Option(
    name: .customLong("lang"), help: "Only results in this language: en, ko, ja …",
    completion: StoreCompletion.language)
  var language: Language?

  @Option(
    help: "Only this topic, by any of its names.", completion: StoreCompletion.topic)
  var topic: String?

  @Option(help: "Only what is meant for this platform, or for all.")
  var platform: String?

  @Option(help: "Only this kind.")
  var kind: RuleKind?

  /// The topic's slug, whatever name it was asked for by.
  ///
  /// - Throws: ``StoreError`` with what the store holds, if it holds no such topic, edition or
  ///   language.
  func checkedTopic(in store: RuleStore) throws(StoreError) -> String? {
    try store.require(edition, in: language ?? edition?.language)
    guard let topic else { return nil }
    return try store.topic(named: topic).slug
  }

  /// The platform as rules name it, whatever name it was asked for by.
  ///
  /// - Throws: ``StoreError`` with the names there are, if it is none.
  func checkedPlatform(in store: RuleStore) throws(StoreError) -> String? {
    guard let platform else { return nil }
    return try store.platform(named: platform)
  }
}
