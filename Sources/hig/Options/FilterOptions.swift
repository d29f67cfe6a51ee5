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

  @Option(name: .customLong("kind"), help: "Only rules, or values, of this kind.")
  var kindName: KindName?

  /// A kind of rule or of value.
  enum KindName: ExpressibleByArgument {
    case rule(RuleKind)
    case value(StatedValue.Kind)

    init?(argument: String) {
      if let kind = RuleKind(rawValue: argument) {
        self = .rule(kind)
      } else if let kind = StatedValue.Kind(rawValue: argument) {
        self = .value(kind)
      } else {
        return nil
      }
    }

    static var allValueStrings: [String] {
      RuleKind.allCases.map(\.rawValue) + StatedValue.Kind.allCases.map(\.rawValue)
    }
  }

  var kind: RuleKind? {
    if case .rule(let kind) = kindName { kind } else { nil }
  }
  var valueKind: StatedValue.Kind? {
    if case .value(let kind) = kindName { kind } else { nil }
  }

  /// Whether nothing is narrowed.
  var isEmpty: Bool {
    edition.isEmpty && language.isEmpty && dayOptions.day == nil && topicOptions.topic.isEmpty
      && platformOptions.platform.isEmpty && kind == nil
  }

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
