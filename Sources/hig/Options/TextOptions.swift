import ArgumentParser
import GuidelineStore

/// Selects one text of a topic.
struct TextOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The edition or text: 2019, ios13, 2019:ko.", valueName: "edition"),
    completion: StoreCompletion.text)
  var edition: TextQuery?

  @Option(
    name: .customLong("lang"), help: "The language: en, ko, ja …",
    completion: StoreCompletion.language)
  var language: Language?

  func validate() throws {
    try [edition].compactMap(\.self).requireNoLanguage(beside: [language].compactMap(\.self))
  }

  /// The requested text; `nil` for any.
  var text: TextQuery? { edition.flatMap { $0.isAny ? nil : $0 } }
  /// The configured text, used if none was given.
  var presetText: Preset<TextQuery>? {
    edition == nil ? Settings.ofThisPerson.text?.beside([language].compactMap(\.self)) : nil
  }
}

/// Selects texts of a topic.
struct SeveralTextOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The editions or texts: 2019, ios13, 2019:ko.", valueName: "edition"),
    completion: StoreCompletion.text)
  var edition: [Several<TextQuery>] = []

  @Option(
    name: .customLong("lang"),
    help: ArgumentHelp("The languages: en, ko, ja …", valueName: "lang"),
    completion: StoreCompletion.language)
  var language: [Several<Language>] = []

  @OptionGroup var dayOptions: DayOptions

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
}
