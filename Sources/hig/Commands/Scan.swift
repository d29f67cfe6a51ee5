import ArgumentParser
import GuidelineStore

/// `hig scan`: from an app's sources to the rules that concern it.
struct Scan: Command {
  static let configuration = CommandConfiguration(
    commandName: "scan",
    abstract: "Find the rules that speak of what an app's sources use.",
    discussion: """
      Of a folder, Swift and Objective-C files, storyboards, XIBs and property lists are read; \
      what was built or downloaded is left out. Rules are those of the newest edition, for the \
      platforms that the sources are made for.
      """)

  /// What it can be written as.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif
  }

  static let usualLimit = 5

  @Argument(
    help: ArgumentHelp("Files and folders; - for standard input.", valueName: "path"),
    completion: .file())
  var paths: [String]

  @OptionGroup var textOptions: TextOptions

  @Option(help: "Only rules that are meant for this platform, or for all.")
  var platform: String?

  @Option(help: ArgumentHelp("Show at most this many rules of a topic; 0 for all.", valueName: "n"))
  var limit = Self.usualLimit

  @Option(help: "What to write.")
  var format: Format = .text

  @Option(
    name: .customLong("output"),
    help: ArgumentHelp("A file to write to, instead of standard output.", valueName: "path"),
    completion: .file())
  var outputPath: String?

  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard limit >= 0 else {
      throw ValidationError("--limit is a number of rules, or 0 for all.")
    }
    if output.isJSON, format == .sarif {
      throw ValidationError("--format sarif and --json exclude each other.")
    }
  }

  func perform() async throws {
    let store = try await storeOptions.reading(output)
    let files = FileTree.files(at: paths.map(Arguments.path), .sources)
    let report = try store.scan(
      files,
      ScanOptions(
        text: textOptions.edition, language: textOptions.language ?? .ofThisPerson,
        platform: try platform.map { try store.platform(named: $0) }, limit: limit))
    if report.readCount == 0, let failure = report.failure { throw failure }
    tell(report)
    try write(report, sparing: store.files + files.map(\.identity))
    guard report.hasUses, !report.hasErrors else { throw ExitStatus.nothingFound.error }
  }

  /// Says what is no result.
  private func tell(_ report: ScanReport) {
    for file in report.files {
      for diagnostic in file.diagnostics {
        if diagnostic.severity == .error {
          StandardError.write(CommandFailure(in: file.path, diagnostic).description)
        } else {
          output.note("\(file.path.asField):\(diagnostic.line): \(diagnostic.message)")
        }
      }
    }
    for note in report.notes { output.note(note) }
  }

  /// - Parameter inputs: The files that were read.
  private func write(_ report: ScanReport, sparing inputs: [String]) throws {
    let text: String
    if format == .sarif {
      text = SARIF(report).json.text + "\n"
    } else if format == .json || output.isJSON {
      text = try output.text(of: JSON(report))
    } else {
      var page = Page(
        for: outputPath == nil ? output.terminal : Terminal(colors: .never),
        labels: Labels(language: textOptions.language ?? .ofThisPerson))
      page.add(report)
      text = page.text
    }
    if let outputPath {
      try WholeFile.replace(outputPath, with: text, sparing: inputs)
    } else {
      var standardOutput = output.standardOutput
      try standardOutput.write(text)
      try standardOutput.finish()
    }
  }
}

extension ScanReport {
  /// The first file that could not be read.
  fileprivate var failure: CommandFailure? {
    for file in files {
      if let error = file.diagnostics.first(where: { $0.severity == .error }) {
        return CommandFailure(in: file.path, error)
      }
    }
    return nil
  }
}

extension CommandFailure {
  fileprivate init(in path: String, _ diagnostic: Diagnostic) {
    self.init("\(path.asField): \(diagnostic.message)")
  }
}
