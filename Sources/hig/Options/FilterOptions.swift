import ArgumentParser
import GuidelineStore

/// What search and lists are narrowed to.
struct FilterOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only this edition, or a text: 2019, 2019/ios13, 2019:ko.", valueName: "edition"))
  var edition: TextQuery?

  @Option(name: .customLong("lang"), help: "Only results in this language: en, ko, ja …")
  var language: Language?

  @Option(help: "Only this topic, by any of its names.")
  var topic: String?

  @Option(help: "Only what is meant for this platform, or for all.")
  var platform: String?

  @Option(
    help: ArgumentHelp(
      "Only this kind: \(RuleKind.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "kind"))
  var kind: RuleKind?

  /// The topic's slug, whatever name it was asked for by.
  func topicSlug(in store: RuleStore) throws(StoreError) -> String? {
    guard let topic else { return nil }
    return try store.topic(named: topic).slug
  }
}
