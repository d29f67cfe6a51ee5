import ArgumentParser
import GuidelineStore

struct Link: WritingCommand {
  static let sampleItem = JSON.sampleRule

  static let configuration = CommandConfiguration(
    commandName: "link",
    abstract: "Declare that two rules are the same advice.",
    discussion: """
      A link overrides matching and survives importing the documents again. hig unlink does \
      the opposite; hig list links shows all links.
      """)

  @OptionGroup var pair: RulePair
  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  func perform() async throws {
    let store = try await storeOptions.writing(creates: false, output)
    try store.linkRules(pair.one, pair.other)
    try pair.print(store, output)
  }
}

struct Unlink: WritingCommand {
  static let sampleItem = JSON.sampleRule

  static let configuration = CommandConfiguration(
    commandName: "unlink",
    abstract: "Declare that two rules are not the same advice.",
    discussion: "This overrides matching and survives importing the documents again.")

  @OptionGroup var pair: RulePair
  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  func perform() async throws {
    let store = try await storeOptions.writing(creates: false, output)
    try store.unlinkRules(pair.one, pair.other)
    try pair.print(store, output)
  }
}

/// The two rules of a correction.
struct RulePair: ParsableArguments {
  @Argument(
    help: ArgumentHelp("A rule: modality@2019/ios12:ko.6.", valueName: "id"),
    completion: StoreCompletion.subject)
  var one: String

  @Argument(
    help: ArgumentHelp("Another rule.", valueName: "id"), completion: StoreCompletion.subject)
  var other: String

  /// Prints the concepts that the rules belong to now.
  fileprivate func print(_ store: RuleStore, _ output: OutputOptions) throws {
    let rules = [try store.rule(named: one), try store.rule(named: other)]
    try output.print(["rules": JSON(rules) { JSON($0) }]) { page in
      for rule in rules {
        page.add(
          StyledText(place: rule.id.description)
            + StyledText(" " + page.labels("belongs to \(rule.concept)")))
      }
    }
  }
}
