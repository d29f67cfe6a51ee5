import ArgumentParser
import GuidelineStore

/// What search and lists are narrowed to.
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

  /// The texts that were asked for.
  var texts: [TextQuery] { dayOptions.texts(or: edition) }
  /// The text to keep to where none was asked for.
  var presetText: Preset<TextQuery>? {
    dayOptions.presetText(or: edition, beside: languages)
  }
  /// The languages that were asked for.
  var languages: [Language] { language.values() }

  /// The topics' slugs, whatever names they were asked for by.
  ///
  /// - Throws: ``StoreError`` with what the store holds, if it holds no such topic, edition or
  ///   language.
  func checkedTopics(in store: RuleStore) throws(StoreError) -> [String] {
    try store.require(texts, in: languages + texts.compactMap(\.language))
    return try topicOptions.slugs(in: store)
  }
}
