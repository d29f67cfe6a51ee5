import ArgumentParser
import GuidelineStore

struct Scan: Command {
  static let configuration = CommandConfiguration(
    commandName: "scan",
    abstract: "Find the rules for the APIs that an app's source code uses.",
    discussion: """
      In a folder, hig reads Swift and Objective-C files, storyboards, XIBs and property lists. \
      It skips tests, build products and downloaded dependencies. The rules come from the newest \
      edition, for the platforms that the code targets.

      The comment // hig:ignore hides what its line uses, or, alone on a line, what the next \
      line uses; // hig:ignore-file hides the whole file. Both take topics and a reason: \
      // hig:ignore alerts, sheets -- reason.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif, xcode
  }

  static let usualLimit = 5

  @Argument(
    help: ArgumentHelp("Files and folders; - for standard input.", valueName: "path"),
    completion: .file())
  var paths: [String]

  @OptionGroup var textOptions: TextOptions

  @Option(
    name: .customLong("topic"),
    help: ArgumentHelp(
      "Only these topics, by any of their names; repeat or use commas.",
      valueName: "topic"),
    completion: StoreCompletion.topic)
  var topicNames: [String] = []

  @OptionGroup var platformOptions: PlatformOptions

  @Option(
    name: .customLong("exclude"),
    help: ArgumentHelp(
      "Skip files and folders that match, as in .gitignore; repeatable.",
      valueName: "glob"))
  var exclusions: [String] = []

  @Flag(name: .customLong("tests"), help: "Scan tests too.")
  var includesTests = false

  @Option(
    name: .customLong("baseline"),
    help: ArgumentHelp(
      "Hide the uses listed in this file; create it if it doesn't exist.", valueName: "path"),
    completion: .file())
  var baselinePath: String?

  @Flag(
    name: .customLong("exit-code"),
    help: "Exit with status 1 if there is anything to show, otherwise 0.")
  var tellsByStatus = false

  @Option(help: ArgumentHelp("Show at most this many rules per topic; 0 for all.", valueName: "n"))
  var limit = Self.usualLimit

  @Option(help: "Output format.")
  var format: Format = .text

  @Option(
    name: .customLong("output"),
    help: ArgumentHelp("Write to this file instead of standard output.", valueName: "path"),
    completion: .file())
  var outputPath: String?

  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard limit >= 0 else {
      throw wrongUsage("--limit takes a number of rules, or 0 for all")
    }
    if output.isJSON, format == .sarif || format == .xcode {
      throw wrongUsage("--format \(format.rawValue) and --json can't be used together")
    }
    for text in exclusions where Glob(text) == nil {
      throw wrongUsage(
        "--exclude takes a pattern such as Generated or 'App/*.pb.swift', not “\(text)”")
    }
    if let baselinePath, baselinePath.isEmpty {
      throw wrongUsage("--baseline takes the path of a file")
    }
  }

  func perform() async throws {
    let store = try await storeOptions.reading(output)
    let (presetText, platforms) = (textOptions.presetText, platformOptions.preset)
    let options = ScanOptions(
      text: presetText?.value ?? textOptions.text,
      language: textOptions.language ?? .ofThisPerson,
      platforms: try platforms?.value ?? platformOptions.names(in: store), limit: limit,
      topics: try topics(in: store), includesTests: includesTests)
    var selection = FileSelection.sources
    selection.exclusions = exclusions.compactMap { Glob($0) }
    selection.presetExclusions = Settings.ofThisPerson.exclusions?.value ?? []
    let tree = FileTree(at: paths.map(Arguments.path), selection)
    // An invalid baseline is reported before any file is read.
    let baseline = try knownBaseline()
    var report = try presetText.explaining { try store.scan(tree.files, options) }
    if report.readCount == 0, let failure = report.failure { throw failure }
    tell(report)
    for glob in tree.idleExclusions {
      output.note("no file or folder matches --exclude \(glob.text)")
    }
    if !report.hasUses {
      let notes = report.readCount > 0 ? [presetText?.note, platforms?.note] : []
      for note in (notes + [note(on: tree.appliedPresets)]).compactMap(\.self) {
        output.note(note)
      }
    }
    let inputs = store.files + tree.files.map(\.identity)
    try apply(baseline, to: &report, options, sparing: inputs)
    try write(report, sparing: inputs)
    try end(report)
  }

  /// A note about files that were skipped because of the config file.
  private func note(on globs: [Glob]) -> Message? {
    guard !globs.isEmpty, let place = Settings.ofThisPerson.exclusions?.place else { return nil }
    return Message("skipped what matches \(list: globs.map(\.text)), as \(place) says")
      .followed(by: "name a file itself to scan it")
  }

  /// The slugs of the requested topics.
  private func topics(in store: RuleStore) throws -> Set<String> {
    let names = topicNames.flatMap { $0.split(separator: ",") }
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }
    guard topicNames.isEmpty == names.isEmpty else {
      throw CommandFailure("--topic is empty", hint: "hig list topics shows the topics")
    }
    return Set(try names.map { try store.topic(named: $0).slug })
  }

  // MARK: Baseline

  /// The existing baseline; `nil` if none was requested or the file is yet to be written.
  private func knownBaseline() throws -> Baseline? {
    guard let baselinePath else { return nil }
    do {
      return try Baseline.present(at: Arguments.path(baselinePath))
    } catch {
      let line = error.line > 1 ? ":\(error.line)" : ""
      throw CommandFailure(
        "\(baselinePath.asField)\(line): \(error.problem)", hint: error.remedy?.words ?? "")
    }
  }

  private func apply(
    _ baseline: Baseline?, to report: inout ScanReport, _ options: ScanOptions,
    sparing inputs: [String]
  ) throws {
    guard let baselinePath else { return }
    if let baseline {
      let goneCount = baseline.remove(from: &report, topics: options.topics)
      if report.knownCount > 0 {
        output.note(
          report.knownCount == 1
            ? "hid 1 use listed in \(baselinePath.asField)"
            : "hid \(report.knownCount) uses listed in \(baselinePath.asField)")
      }
      if goneCount > 0 {
        output.note(
          Message(
            goneCount == 1
              ? "1 use in \(baselinePath.asField) is gone"
              : "\(goneCount) uses in \(baselinePath.asField) are gone"
          ).followed(by: "to update the file, delete it and scan again"))
      }
    } else {
      let baseline = Baseline(of: report, at: Arguments.path(baselinePath))
      try WholeFile.replace(baselinePath, with: baseline.text, sparing: inputs)
      _ = baseline.remove(from: &report)
      output.note(
        Message(
          baseline.count == 1
            ? "wrote 1 use to \(baselinePath.asField)"
            : "wrote \(baseline.count) uses to \(baselinePath.asField)"
        ).followed(by: "later scans show only new ones"))
    }
  }

  /// Exits with a status that depends on the findings.
  private func end(_ report: ScanReport) throws {
    let isGood = tellsByStatus ? !report.hasUses : report.hasUses || report.knownCount > 0
    guard isGood, !report.hasErrors else { throw ExitStatus.nothingFound.error }
  }

  /// Prints diagnostics and notes.
  private func tell(_ report: ScanReport) {
    for file in report.files {
      for diagnostic in file.diagnostics {
        if diagnostic.severity == .error {
          StandardError.write(CommandFailure(in: file.path, diagnostic).description)
        } else {
          output.note("\(file.path.asField):\(diagnostic.line): \(diagnostic.words)")
        }
      }
    }
    for note in report.notes { output.note(note) }
    if report.testCount > 0 {
      output.note(
        Message(
          report.testCount == 1
            ? "skipped 1 test file" : "skipped \(report.testCount) test files"
        ).followed(by: "use --tests to scan tests too"))
    }
  }

  /// - Parameter inputs: The files that were read, which may not be overwritten.
  private func write(_ report: ScanReport, sparing inputs: [String]) throws {
    let text: String
    if format == .sarif {
      let report = SARIF(report)
      text = report.json.text + "\n"
      if report.resultCount > SARIF.mostResults {
        output.note(
          Message(
            "\(report.resultCount) results; GitHub takes \(SARIF.mostResults) at most"
          ).followed(by: "leave some out with --baseline, --exclude, --topic or --platform"))
      }
    } else if format == .xcode {
      text = report.xcodeLines.map { $0 + "\n" }.joined()
    } else if format == .json || output.isJSON {
      text = try output.text(of: JSON(report))
    } else {
      var page = Page(
        for: outputPath == nil ? output.terminal : Terminal(colors: .never),
        labels: Labels(language: textOptions.language ?? .ofThisPerson))
      page.add(report, limit: limit)
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
  /// An error for the first file that couldn't be read.
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
    self.init("\(path.asField): \(diagnostic.words)")
  }
}
