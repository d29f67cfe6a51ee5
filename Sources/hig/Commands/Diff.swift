import ArgumentParser
import GuidelineStore

struct Diff: Command {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two texts rule by rule, also across languages.",
    discussion: """
      A text is 2014, 2019/ios13 or 2019:ko. Unchanged rules are only counted; in the others, \
      [-this-] was removed and {+this+} was added.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, html, json
  }

  @Argument(
    help: ArgumentHelp("The older text, or the original.", valueName: "old"),
    completion: StoreCompletion.text)
  var old: TextQuery

  @Argument(
    help: ArgumentHelp("The newer text, or the translation.", valueName: "new"),
    completion: StoreCompletion.text)
  var new: TextQuery

  @OptionGroup var topicOptions: TopicOptions

  @Option(
    name: .customLong("lang"), help: "The language of texts that don't name one: en, ko, ja …",
    completion: StoreCompletion.language)
  var language: Language?

  @Flag(help: "Exit with status 1 if there are changes, otherwise 0.")
  var exitCode = false

  @Flag(help: "Show only the number of changes of each kind.")
  var stat = false

  @Flag(help: "Show the two texts side by side.")
  var sideBySide = false

  @Option(help: "Output format.")
  var format: Format = .text

  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard !(stat && sideBySide) else {
      throw wrongUsage("--stat and --side-by-side can't be used together")
    }
    if output.isJSON || format == .json, stat || sideBySide {
      throw wrongUsage(
        "--stat and --side-by-side can't be used with JSON, which has a summary")
    }
    if format == .markdown || format == .html {
      guard !stat, !sideBySide, !output.isJSON else {
        throw wrongUsage(
          "--format \(format) can't be used with --stat, --side-by-side or --json")
      }
    }
  }

  func perform() async throws {
    var output = output
    if format == .json { output.isJSON = true }
    let store = try await storeOptions.reading(output)
    let differences = try store.differences(
      between: old, and: new, topics: try topicOptions.slugs(in: store),
      preferring: language ?? .ofThisPerson)
    let labels = Labels(language: language ?? .ofThisPerson)
    try write(differences, of: store, output, labels)
    if !output.isJSON { for note in differences.notes { output.note(note, labels) } }
    if exitCode, differences.hasChanges { throw ExitStatus.nothingFound.error }
  }

  private func write(
    _ differences: Differences, of store: RuleStore, _ output: OutputOptions, _ labels: Labels
  ) throws {
    let title = { try store.title(ofTopic: $0, in: $1) }
    var standardOutput = output.standardOutput
    if output.isJSON {
      try standardOutput.write(output.text(of: JSON(differences)))
    } else if stat {
      let terminal = output.terminal
      for line in differences.table(for: terminal, labels).lines(for: terminal) {
        try standardOutput.write(line + "\n")
      }
    } else {
      switch format {
      case .markdown:
        try standardOutput.write(DiffMarkdown(differences, labels, titled: title).text)
      case .html: try standardOutput.write(HTMLDigest(store.digest(of: differences)).text)
      case .text, .json:
        var page = Page(for: output.terminal, labels: labels)
        try page.add(differences, sideBySide: sideBySide, titled: title)
        try standardOutput.write(page.text)
      }
    }
    try standardOutput.finish()
  }
}
