import ArgumentParser
import GuidelineStore

struct CoverageCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Show what is translated, missing, or out of date.",
    discussion: """
      Each cell shows the number of rules, then how many are missing (-2) and how many have \
      changed in the original since they were translated (~3); – means that the edition has no \
      such page. The work to do follows the table. The newest text of a topic must keep up with \
      the newest English text; older editions only need to be complete.

      The last line of a translation in Data/ records which rules of the original it renders. \
      Once the translation is up to date, write that line with --stamp; rules that change in the \
      original later then show up as work. PAGE is TOPIC[@EDITION][:LANGUAGE], the id of a \
      single rule, or "all".
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case table, markdown, json
  }

  @Argument(
    help: ArgumentHelp(
      "Only this page, and how its original has changed: toggles:ko.", valueName: "page"),
    completion: StoreCompletion.topic)
  var page: PageQuery?

  @OptionGroup var topicOptions: TopicOptions

  @Option(
    name: .customLong("lang"),
    help: ArgumentHelp("Only these languages: ko, ja …", valueName: "lang"),
    completion: StoreCompletion.language)
  var language: [Several<Language>] = []

  @Option(
    help: ArgumentHelp(
      "Ignore changes before this edition or revision.", valueName: "edition"),
    completion: StoreCompletion.text)
  var since: TextQuery?

  @Flag(help: "Exit with status 1 if anything is missing or out of date, otherwise 0.")
  var exitCode = false

  @Option(help: "Output format.")
  var format: Format = .table

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Mark a translation in Data/ as up to date with its original.",
      valueName: "page"),
    completion: StoreCompletion.topic)
  var stamp: [PageQuery] = []

  @Option(
    help: ArgumentHelp(
      "Print a page to translate, or the rules missing from a translation: toggles:ko.",
      valueName: "page"),
    completion: StoreCompletion.topic)
  var skeleton: PageQuery?

  @Option(
    help: ArgumentHelp(
      "The folder for --stamp and --skeleton (default: the project's Data/).", valueName: "dir"),
    completion: .directory)
  var data: String?

  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if output.isJSON, format == .markdown {
      throw wrongUsage("--format markdown and --json can't be used together")
    }
    if !stamp.isEmpty || skeleton != nil {
      guard stamp.isEmpty || skeleton == nil, page == nil, topicOptions.topic.isEmpty,
        language.isEmpty,
        since == nil,
        format == .table, !exitCode
      else {
        throw wrongUsage(
          """
          --stamp and --skeleton can't be used with each other or with filters, --format or \
          --exit-code; name the page, such as toggles:ko
          """)
      }
    } else if data != nil, page == nil {
      throw wrongUsage("--data requires --stamp or --skeleton")
    }
    if let since, since.language != nil || since.origin != nil {
      throw wrongUsage("--since takes an edition or a revision, such as 2019 or 2019/ios13")
    }
  }

  func perform() async throws {
    guard stamp.isEmpty else { return try await stamp(stamp) }
    if let skeleton { return try await writeSkeleton(skeleton) }
    var output = output
    if format == .json { output.isJSON = true }
    let store = try await storeOptions.reading(output)
    var filter = CoverageFilter(
      topics: try topicOptions.slugs(in: store), languages: language.values(), since: since)
    filter.topics += try page?.topic.map { [try store.topic(named: $0).slug] } ?? []
    filter.languages += [page?.language].compactMap(\.self)
    var coverage = try store.coverage(filter)
    if page != nil, let folder = data ?? Places.texts {
      coverage = coverage.withStampedWordings(in: folder)
    }
    let labels = Labels(language: .ofThisPerson)
    var standardOutput = output.standardOutput
    if output.isJSON {
      try standardOutput.write(output.text(of: JSON(coverage)))
    } else if format == .markdown {
      try standardOutput.write(CoverageMarkdown(coverage, labels: labels).text)
    } else {
      for line in lines(of: coverage, for: output.terminal, labels) {
        try standardOutput.write(line + "\n")
      }
      var page = Page(for: output.terminal, labels: labels)
      page.addWork(of: coverage)
      if !page.text.isEmpty { try standardOutput.write("\n" + page.text) }
    }
    try standardOutput.finish()
    guard !coverage.topics.isEmpty else {
      output.note(try store.isEmpty() ? RuleStore.emptyNote : "nothing to compare")
      throw ExitStatus.nothingFound.error
    }
    if exitCode, coverage.hasWork { throw ExitStatus.nothingFound.error }
  }

  /// Topics by texts: in columns on a terminal, otherwise separated by tabs.
  private func lines(
    of coverage: Coverage, for terminal: Terminal, _ labels: Labels
  ) -> [String] {
    guard terminal.isInteractive else {
      return Table(rows: coverage.rows(coverage.texts, labels)).lines(for: terminal)
    }
    return CoverageTable(coverage, labels, width: terminal.width).lines
  }
}
