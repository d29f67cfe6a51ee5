import ArgumentParser
import GuidelineStore

struct History: Command {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Show the history of a rule or a page through all editions and languages.",
    discussion: """
      Name a rule by its concept, modality/keep-tasks-short, by one of its ids, \
      modality@2019/ios12:ko.6, or by its words; name a page by any name of its topic. [-This-] \
      was removed and {+this+} was added since the previous wording.
      """)

  @Argument(
    help: ArgumentHelp("The rule or page.", valueName: "id|concept|topic|words"),
    completion: StoreCompletion.subject)
  var subject: [String]

  @Option(
    name: .customLong("lang"),
    help: ArgumentHelp("Only wordings in these languages: en, ko, ja …", valueName: "lang"),
    completion: StoreCompletion.language)
  var language: [Several<Language>] = []

  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  func perform() async throws {
    let store = try await storeOptions.reading(output)
    let name = subject.joined(separator: " ")
    if !name.contains("@"), !name.contains("/"), (try? store.topic(named: name)) != nil {
      return try tellPage(name, in: store)
    }
    let isID = !name.contains(where: \.isWhitespace) && name.contains { "@/".contains($0) }
    guard let concept = try isID ? name : concept(saying: name, in: store) else {
      try output.print(["concept": .null, "entries": []]) { _ in }
      throw ExitStatus.nothingFound.error
    }
    // JSON puts the original, which translations render, first.
    let history = try CommandFailure.lookingUp {
      try store.history(
        named: concept, in: language.values(),
        preferring: output.isJSON ? .english : .ofThisPerson)
    }
    try output.print(JSON(history), in: language.values().first) { $0.add(history) }
  }

  private func tellPage(_ name: String, in store: RuleStore) throws {
    guard language.values().count < 2 else {
      throw wrongUsage("--lang takes only one language for the history of a page")
    }
    let language = language.values().first
    let history = try store.pageHistory(
      ofTopic: name, in: language, preferring: .ofThisPerson)
    if let language, language.withoutRegion != history.language.withoutRegion {
      output.note(
        Message("there is no such page in \(language)")
          .followed(by: "showing \(history.language) instead"))
    }
    try output.print(JSON(history), in: history.language) { $0.add(history) }
  }

  /// The concept of the first rule that a search for these words finds; `nil` if there is none.
  private func concept(saying words: String, in store: RuleStore) throws -> String? {
    var filter = SearchFilter(limit: 1)
    filter.languages = language.values()
    let answer = try store.search(SearchQuery(words), filter)
    let labels = Labels(language: filter.language ?? .ofThisPerson)
    for note in answer.notes { output.note(note, labels) }
    guard let rule = answer.results.first?.rule else { return nil }
    let others = answer.total - 1
    output.note(
      Message("the best match for “\(words)” is \(rule.concept)")
        .followed(by: others > 0 ? "hig search shows \(others) more" : nil), labels)
    return rule.concept.description
  }
}
