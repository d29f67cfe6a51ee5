import ArgumentParser
import GuidelineStore

/// `hig coverage`: what is translated, and what has fallen behind.
struct CoverageCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Show what is translated, what is missing, and what has fallen behind.",
    discussion: """
      Each cell has the number of rules, with those that the translation lacks (-2) and those whose \
      original has changed since (~3); – is where the edition itself has no such page. What there \
      is to do follows. A language's newest text of a topic is to keep up with the newest English \
      one; its older editions are to be complete.
      """)

  /// What it can be written as.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case table, markdown, json
  }

  @OptionGroup var topicOptions: TopicOptions

  @Option(
    name: .customLong("lang"),
    help: ArgumentHelp("Only translations into these languages: ko, ja …", valueName: "lang"),
    completion: StoreCompletion.language)
  var language: [Several<Language>] = []

  @Option(
    help: ArgumentHelp(
      "Leave out what changed before this edition, or revision.", valueName: "edition"),
    completion: StoreCompletion.text)
  var since: TextQuery?

  @Flag(help: "End with 1 if something is missing or has fallen behind, with 0 if not.")
  var exitCode = false

  @Option(help: "What to write.")
  var format: Format = .table

  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if output.isJSON, format == .markdown {
      throw ValidationError("--format markdown and --json exclude each other.")
    }
    if let since, since.language != nil || since.origin != nil {
      throw ValidationError("--since is an edition or a revision: 2019, 2019/ios13.")
    }
  }

  func perform() async throws {
    var output = output
    if format == .json { output.isJSON = true }
    let store = try await storeOptions.reading(output)
    let filter = CoverageFilter(
      topics: try topicOptions.slugs(in: store), languages: language.values(), since: since)
    let coverage = try store.coverage(filter)
    let labels = Labels(language: language.values().first ?? .ofThisPerson)
    var standardOutput = output.standardOutput
    if output.isJSON {
      try standardOutput.write(JSON(coverage).text + "\n")
    } else if format == .markdown {
      try standardOutput.write(CoverageMarkdown(coverage, labels: labels).text)
    } else {
      for line in lines(of: coverage, for: output.terminal) {
        try standardOutput.write(line + "\n")
      }
      var page = Page(for: output.terminal, labels: labels)
      page.addWork(of: coverage)
      if !page.text.isEmpty { try standardOutput.write("\n" + page.text) }
    }
    try standardOutput.finish()
    guard !coverage.topics.isEmpty else {
      output.note(try store.isEmpty() ? RuleStore.emptyNote : "there is nothing to compare")
      throw ExitStatus.nothingFound.error
    }
    if exitCode, coverage.hasWork { throw ExitStatus.nothingFound.error }
  }

  /// Topics by texts: in columns on a terminal, apart by tabs for other programs.
  private func lines(of coverage: Coverage, for terminal: Terminal) -> [String] {
    guard terminal.isInteractive else {
      return Table(rows: coverage.rows(coverage.texts)).lines(for: terminal)
    }
    return CoverageTable(coverage, width: terminal.width).lines
  }
}
