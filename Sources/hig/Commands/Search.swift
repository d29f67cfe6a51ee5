import ArgumentParser
import GuidelineStore

struct Search: Command {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Find rules; the default if the first word isn't a command.",
    discussion: """
      Any text is a valid query. Double quotes in it mark a phrase, a trailing * matches a prefix, \
      and a leading - excludes a word (after --, or inside a longer argument). Narrow the search \
      with topic:, edition:, lang:, platform:, kind: and symbol:.
      """)

  static let usualLimit = 20

  @Argument(
    help: ArgumentHelp("The words to search for.", valueName: "query"),
    completion: StoreCompletion.topic)
  var words: [String]

  @Option(help: ArgumentHelp("Show at most this many results; 0 for all.", valueName: "n"))
  var limit = Self.usualLimit

  @Flag(help: "Rank every rule on its own, not each concept in its newest wording.")
  var everyText = false

  @Flag(help: "Show what was searched for, and what it adds to each score.")
  var explain = false

  @OptionGroup var filterOptions: FilterOptions
  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard limit >= 0 else {
      throw wrongUsage("--limit takes a number of results, or 0 for all")
    }
    if let kind = filterOptions.valueKind {
      throw wrongUsage("--kind \(kind.rawValue) is for hig list values")
    }
  }

  func perform() async throws {
    let store = try await storeOptions.reading(output)
    if try await answerQuestion(in: store) { return }
    var filter = SearchFilter(
      kind: filterOptions.kind, everyText: everyText, limit: limit, reader: .ofThisPerson)
    filter.platforms = try filterOptions.platformOptions.names(in: store)
    filter.topics = try filterOptions.checkedTopics(in: store)
    filter.texts = filterOptions.texts
    filter.languages = filterOptions.languages
    filter.presetText = filterOptions.presetText
    filter.presetPlatforms = filterOptions.platformOptions.preset
    let answer = try store.search(
      SearchQuery(words.joined(separator: " ")), filter, explains: explain)
    let labels = Labels(language: filterOptions.languages.first ?? .ofThisPerson)
    let otherName = CommandWords(Arguments.texts)?.nameHint(in: store)
    let json = JSON(answer, groups: try store.topicGroups(), remark: otherName)
    try output.print(json, in: labels.language) { page in
      if let otherName { page.add(StyledText(labels(otherName), .warning)) }
      let isLatin = answer.query.utf8.allSatisfy { $0 < 0x80 }
      try page.add(answer) { topic, language in
        let title = try store.title(ofTopic: topic, in: language)
        guard isLatin, language != .english else { return title }
        let english = try store.title(ofTopic: topic, in: .english)
        return english == title ? title : title + labels.remark(english)
      }
    }
    if !output.isJSON {
      let notes = answer.notes + [filterOptions.dayOptions.note].compactMap(\.self)
      for note in notes { output.note(note, labels) }
      if answer.results.count < answer.total {
        output.note(
          Message("showing \(answer.results.count) of \(answer.total) results")
            .followed(by: "--limit 0 shows all"), labels)
      }
      if words.count == 1, let subject = List.Subject(rawValue: words[0]) {
        output.note("to list the \(subject) in the store: hig list \(subject)", labels)
      }
    }
    guard answer.total > 0 else { throw ExitStatus.nothingFound.error }
  }

  /// Answers a query that asks what Apple changed, or whether translations are behind.
  ///
  /// - Returns: Whether it is one.
  private func answerQuestion(in store: RuleStore) async throws -> Bool {
    let text = words.joined(separator: " ")
    guard filterOptions.isEmpty, !everyText, !explain,
      let question = try store.changeQuestion(text)
    else { return false }
    switch question.subject {
    case .translations(let language):
      var command = try CoverageCommand.parse(["--lang", language.tag])
      (command.storeOptions, command.output) = (storeOptions, output)
      try await command.perform()
    case .changes:
      let changes = try store.changes(
        answering: question, in: question.language ?? .ofThisPerson)
      guard !changes.isEmpty else { return false }
      let json: JSON = [
        "query": .string(text), "total": .int(0), "results": [], "notes": [],
        "changes": JSON(changes) { JSON($0) },
      ]
      try output.print(changes, json: json)
    }
    return true
  }
}
