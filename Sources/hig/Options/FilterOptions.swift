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

  @OptionGroup var topicOptions: TopicOptions

  @Option(help: "Only rules for this platform or for all platforms.")
  var platform: String?

  @Option(help: "Only rules of this kind.")
  var kind: RuleKind?

  func validate() throws { try texts.requireNoLanguage(beside: languages) }

  /// The texts that were asked for.
  var texts: [TextQuery] { edition.values() }
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

  /// The platform as rules name it, whatever name it was asked for by.
  ///
  /// - Throws: ``StoreError`` with the names there are, if it is none.
  func checkedPlatform(in store: RuleStore) throws(StoreError) -> String? {
    guard let platform else { return nil }
    return try store.platform(named: platform)
  }
}
