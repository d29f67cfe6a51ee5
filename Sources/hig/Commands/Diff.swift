import ArgumentParser
import GuidelineStore

/// `hig diff`: two texts, rule by rule.
struct Diff: Command {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two texts, rule by rule; also across languages.",
    discussion: """
      A text is 2014, 2019/ios13 or 2019:ko. Rules kept word for word are counted; of the others, \
      [-this-] was removed and {+this+} added. --exit-code ends with 1 if there are changes.
      """)

  /// What it can be written as.
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
    name: .customLong("lang"), help: "The language of texts that name none: en, ko, ja …",
    completion: StoreCompletion.language)
  var language: Language?

  @Flag(help: "End with 1 if there are changes, with 0 if there are none.")
  var exitCode = false

  @Flag(help: "Only count the changes of each kind.")
  var stat = false

  @Flag(help: "Show the two texts beside each other.")
  var sideBySide = false

  @Option(help: "What to write.")
  var format: Format = .text

  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard !(stat && sideBySide) else {
      throw ValidationError("--stat and --side-by-side exclude each other.")
    }
    if output.isJSON || format == .json, stat || sideBySide {
      throw ValidationError("--stat and --side-by-side are for reading; JSON has a summary.")
    }
    if format == .markdown || format == .html {
      guard !stat, !sideBySide, !output.isJSON else {
        throw ValidationError("--format \(format) goes without --stat, --side-by-side and --json.")
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
    try write(differences, output) { try store.title(ofTopic: $0, in: $1) }
    if !output.isJSON { for note in differences.notes { output.note(note) } }
    if exitCode, differences.hasChanges { throw ExitStatus.nothingFound.error }
  }

  private func write(
    _ differences: Differences, _ output: OutputOptions,
    titled title: (String, Language) throws -> String
  ) throws {
    let labels = Labels(language: language ?? .ofThisPerson)
    var standardOutput = output.standardOutput
    if output.isJSON {
      try standardOutput.write(output.text(of: JSON(differences)))
    } else if stat {
      for line in differences.table.lines(for: output.terminal) {
        try standardOutput.write(line + "\n")
      }
    } else {
      switch format {
      case .markdown:
        try standardOutput.write(DiffMarkdown(differences, labels, titled: title).text)
      case .html: try standardOutput.write(DiffHTML(differences, labels, titled: title).text)
      case .text, .json:
        var page = Page(for: output.terminal, labels: labels)
        try page.add(differences, sideBySide: sideBySide, titled: title)
        try standardOutput.write(page.text)
      }
    }
    try standardOutput.finish()
  }
}
