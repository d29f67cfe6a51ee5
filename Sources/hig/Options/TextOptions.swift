import ArgumentParser
import GuidelineStore

/// Which text of a topic is meant.
struct TextOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The edition, or a text: 2019, 2019/ios13, 2019:ko.", valueName: "edition"),
    completion: StoreCompletion.text)
  var edition: TextQuery?

  @Option(
    name: .customLong("lang"), help: "The language: en, ko, ja …",
    completion: StoreCompletion.language)
  var language: Language?
}
