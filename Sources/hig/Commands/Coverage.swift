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

      A translation in Data/ states in its last line which rules of its original it renders. \
      --stamp writes that line once the translation is up to date; a rule of the original that \
      changes later is then part of the work list. PAGE is TOPIC[@EDITION][:LANGUAGE], the id of \
      a single rule, or "all".
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

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Write into a translation in Data/ that it renders its original as it is now.",
      valueName: "page"),
    completion: StoreCompletion.topic)
  var stamp: [PageQuery] = []

  @Option(
    help: ArgumentHelp(
      "Print a page to translate, or the rules that a translation lacks: toggles:ko.",
      valueName: "page"),
    completion: StoreCompletion.topic)
  var skeleton: PageQuery?

  @Option(
    help: ArgumentHelp(
      "The folder for --stamp and --skeleton, instead of the project's Data/.", valueName: "dir"),
    completion: .directory)
  var data: String?

  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if output.isJSON, format == .markdown {
      throw ValidationError("--format markdown and --json exclude each other.")
    }
    if !stamp.isEmpty || skeleton != nil {
      guard stamp.isEmpty || skeleton == nil, topicOptions.topic.isEmpty, language.isEmpty,
        since == nil,
        format == .table, !exitCode
      else {
        throw ValidationError(
          "--stamp and --skeleton stand alone; their value is a page: toggles:ko.")
      }
    } else if data != nil {
      throw ValidationError("--data is for --stamp and --skeleton.")
    }
    if let since, since.language != nil || since.origin != nil {
      throw ValidationError("--since is an edition or a revision: 2019, 2019/ios13.")
    }
  }

  func perform() async throws {
    guard stamp.isEmpty else { return try await stamp(stamp) }
    if let skeleton { return try await writeSkeleton(skeleton) }
    var output = output
    if format == .json { output.isJSON = true }
    let store = try await storeOptions.reading(output)
    let filter = CoverageFilter(
      topics: try topicOptions.slugs(in: store), languages: language.values(), since: since)
    let coverage = try store.coverage(filter)
    let labels = Labels(language: language.values().first ?? .ofThisPerson)
    var standardOutput = output.standardOutput
    if output.isJSON {
      try standardOutput.write(output.text(of: JSON(coverage)))
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
