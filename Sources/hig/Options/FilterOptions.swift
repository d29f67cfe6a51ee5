import ArgumentParser
import GuidelineStore

struct FilterOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only these editions or texts: 2019, ios13, 2019:ko.", valueName: "edition"),
    completion: StoreCompletion.text)
  var edition: [Several<TextQuery>] = []

  @Option(
    name: .customLong("lang"),
    help: ArgumentHelp("Only results in these languages: en, ko, ja …", valueName: "lang"),
    completion: StoreCompletion.language)
  var language: [Several<Language>] = []

  @OptionGroup var dayOptions: DayOptions

  @OptionGroup var topicOptions: TopicOptions

  @OptionGroup var platformOptions: PlatformOptions

  @Option(help: "Only rules of this kind.")
  var kind: RuleKind?

  func validate() throws {
    try dayOptions.requireNoEdition(beside: edition)
    try texts.requireNoLanguage(beside: languages)
  }

  var texts: [TextQuery] { dayOptions.texts(or: edition) }
  /// The configured text, used if none was given.
  var presetText: Preset<TextQuery>? {
    dayOptions.presetText(or: edition, beside: languages)
  }
  var languages: [Language] { language.values() }

  /// The slugs of the given topics.
  ///
  /// - Throws: ``StoreError`` that lists the store's contents, if a topic, edition or language
  ///   doesn't exist.
  func checkedTopics(in store: RuleStore) throws(StoreError) -> [String] {
    try store.require(texts, in: languages + texts.compactMap(\.language))
    return try topicOptions.slugs(in: store)
  }
}
