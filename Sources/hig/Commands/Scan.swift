import ArgumentParser
import GuidelineStore

struct Scan: Command {
  static let configuration = CommandConfiguration(
    commandName: "scan",
    abstract: "Find where an app's source code goes against a guideline.",
    discussion: """
      In a folder, hig reads Swift and Objective-C files, storyboards, XIBs, property lists and \
      strings files. It skips tests, build products and downloaded dependencies. Each finding names \
      the rule, from the newest edition, and counts for the platforms that the code targets.

      The comment // hig:ignore hides the findings of its line, or, alone on a line, of the next \
      line; // hig:ignore-file hides the whole file. Both take checks or topics, and a reason: \
      // hig:ignore small-text, sheets -- reason.

      With --symbols, hig lists the APIs that the code uses, and the rules about them.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif, xcode, github, junit, checkstyle
  }

  static let usualLimit = 5

  @Argument(
    help: ArgumentHelp("Files and folders; - for standard input.", valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @Option(
    name: .customLong("explain"),
    help: ArgumentHelp(
      "Show what this check looks for, with its rule and examples.", valueName: "check"))
  var explainedName: String?

  @OptionGroup var textOptions: TextOptions

  @Option(
    name: .customLong("topic"),
    help: ArgumentHelp(
      "Only these topics, by any of their names; repeat or use commas.",
      valueName: "topic"),
    completion: StoreCompletion.topic)
  var topicNames: [String] = []

  @Option(
    name: .customLong("only"),
    help: ArgumentHelp("Make only these checks; repeat or use commas.", valueName: "check"))
  var onlyNames: [String] = []

  @Option(
    name: .customLong("disable"),
    help: ArgumentHelp("Leave out these checks; repeat or use commas.", valueName: "check"))
  var disabledNames: [String] = []

  @Flag(name: .customLong("symbols"), help: "List the APIs used instead, with their rules.")
  var listsSymbols = false

  @Flag(name: .customLong("strict"), help: "Treat notes as warnings.")
  var isStrict = false

  @Option(
    name: .customLong("changed-since"),
    help: ArgumentHelp(
      "Show only findings on lines that differ from this git commit.", valueName: "ref"))
  var commit: String?

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
      "Hide the findings listed in this file; create it if it doesn't exist.", valueName: "path"),
    completion: .file())
  var baselinePath: String?

  @Flag(
    name: .customLong("exit-code"),
    help: "Exit with status 1 if there are warnings or errors, otherwise 0.")
  var tellsByStatus = false

  @Option(
    help: ArgumentHelp(
      "With --symbols, show at most this many rules per topic; 0 for all (default: \(Self.usualLimit)).",
      valueName: "n"))
  var limit: Int?

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
    guard paths.isEmpty == (explainedName != nil) else {
      throw wrongUsage(
        paths.isEmpty ? "name the paths of files or folders, such as ." : "--explain takes no paths"
      )
    }
    guard limit ?? 0 >= 0 else {
      throw wrongUsage("--limit takes a number of rules, or 0 for all")
    }
    if limit != nil, !listsSymbols { throw wrongUsage("--limit requires --symbols") }
    if listsSymbols, isStrict || !onlyNames.isEmpty || !disabledNames.isEmpty {
      throw wrongUsage("--symbols makes no checks; leave out --only, --disable and --strict")
    }
    if output.isJSON, format != .text, format != .json {
      throw wrongUsage("--format \(format.rawValue) and --json can't be used together")
    }
    if listsSymbols, format != .text, format != .json {
      throw wrongUsage("--symbols takes --format text or json")
    }
    if listsSymbols, baselinePath != nil || commit != nil {
      throw wrongUsage("--symbols lists no findings; leave out --baseline and --changed-since")
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
    if let explainedName { return try explain(explainedName, in: store) }
    let (presetText, platforms) = (textOptions.presetText, platformOptions.preset)
    let settings = Settings.ofThisPerson
    var options = ScanOptions(
      text: presetText?.value ?? textOptions.text,
      language: textOptions.language ?? .ofThisPerson,
      platforms: try platforms?.value ?? platformOptions.names(in: store),
      limit: limit ?? Self.usualLimit,
      topics: try topics(in: store),
      includesTests: includesTests || settings.scansTests?.value == true)
    options.listsSymbols = listsSymbols
    options.checks = try checks(onlyNames, "--only", settings.checks, in: store)
    options.disabledChecks = try checks(
      disabledNames, "--disable", settings.disabledChecks, in: store)
    var selection = FileSelection.sources
    selection.exclusions = exclusions.compactMap { Glob($0) }
    selection.presetExclusions = settings.exclusions?.value ?? []
    let tree = FileTree(at: paths.map(Arguments.path), selection)
    // An invalid baseline or commit is reported before any file is read.
    let baseline = try knownBaseline()
    let changes = try commit.map { try changedLines(since: $0) }
    var report = try presetText.explaining { try store.scan(tree.files, options) }
    if report.readCount == 0, let failure = report.failure { throw failure }
    if isStrict || settings.isStrict?.value == true { report.raiseNotes() }
    if let changes {
      report.keepFindings { changes.contains($0.line, of: $1.identity) }
    }
    tell(report)
    for glob in tree.idleExclusions {
      output.note("no file or folder matches --exclude \(glob.text)")
    }
    if listsSymbols ? !report.hasUses : report.readCount == 0 {
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

  /// The checks that options name, or else a config file.
  private func checks(
    _ names: [String], _ option: String, _ preset: Preset<[String]>?, in store: RuleStore
  ) throws -> Set<String> {
    let named = names.flatMap { $0.split(separator: ",") }
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }
    guard names.isEmpty == named.isEmpty else {
      throw CommandFailure("\(option) is empty", hint: "name a check, such as small-text")
    }
    let wanted = named.isEmpty ? preset?.value ?? [] : named
    let known = try [CodeCheck.deprecated] + store.codeChecks().map(\.name)
    for name in wanted where !known.contains(name) {
      let place = named.isEmpty ? preset?.place.description ?? "" : option
      throw Self.unknownCheck(name, at: place, among: known)
    }
    return Set(wanted)
  }

  private static func unknownCheck(
    _ name: String, at place: String, among known: [String]
  ) -> CommandFailure {
    CommandFailure(
      "\(place): “\(name)” isn't a check",
      hint: "closest matches: \(list: Nearest.names(to: name, among: known))")
  }

  /// Prints a check with its examples, and the history of its rule.
  private func explain(_ name: String, in store: RuleStore) throws {
    let checks = try store.codeChecks()
    guard let check = checks.first(where: { $0.name == name }) else {
      guard name != CodeCheck.deprecated else {
        throw CommandFailure(
          "the check “deprecated” has no rule of its own",
          hint: "hig show and the name of a symbol say what replaces it")
      }
      throw Self.unknownCheck(name, at: "--explain", among: checks.map(\.name))
    }
    let language = textOptions.language ?? .ofThisPerson
    let history = try store.history(
      named: check.concept.description, in: [language], preferring: language)
    try output.print(JSON(check, history), in: language) { page in
      page.add(check)
      page.addGap()
      page.add(history)
    }
  }

  private func changedLines(since commit: String) throws -> ChangedLines {
    let path = paths.first { $0 != "-" } ?? "."
    do throws(ChangedLines.Failure) {
      return try ChangedLines(since: commit, at: Arguments.path(path))
    } catch {
      switch error {
      case .noRepository:
        throw CommandFailure(
          "\(path.asField) isn't in a git repository", hint: "--changed-since needs one")
      case .unknownCommit:
        throw CommandFailure(
          "git knows no commit “\(commit)”", hint: "name a commit, a branch or a tag")
      }
    }
  }

  /// A note about files that were skipped because of the config file.
  private func note(on globs: [Glob]) -> Message? {
    guard !globs.isEmpty, let place = Settings.ofThisPerson.exclusions?.place else { return nil }
    return Message("skipped what matches \(list: globs.map(\.text)), as \(place) says")
      .followed(by: "name a file itself to scan it")
  }

  /// The slugs of the requested topics.
  private func topics(in store: RuleStore) throws -> Set<String> {
    let given = topicNames.isEmpty ? Settings.ofThisPerson.scanTopics?.value ?? [] : topicNames
    let names = given.flatMap { $0.split(separator: ",") }
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }
    guard given.isEmpty == names.isEmpty else {
      throw CommandFailure("--topic is empty", hint: "hig list topics shows the topics")
    }
    return Set(try names.map { try store.topic(named: $0).slug })
  }

  // MARK: Baseline

  /// The existing baseline; `nil` if none was requested or the file is yet to be written.
  private func knownBaseline() throws -> Baseline? {
    guard !listsSymbols, let baselinePath = baselinePath ?? presetBaseline else { return nil }
    do {
      return try Baseline.present(at: Arguments.path(baselinePath))
    } catch {
      let line = error.line > 1 ? ":\(error.line)" : ""
      throw CommandFailure(
        "\(baselinePath.asField)\(line): \(error.problem)", hint: error.remedy?.words ?? "")
    }
  }

  /// The baseline that a config file names, which only hides findings.
  private var presetBaseline: String? { Settings.ofThisPerson.baseline?.value }

  private func apply(
    _ baseline: Baseline?, to report: inout ScanReport, _ options: ScanOptions,
    sparing inputs: [String]
  ) throws {
    guard let baselinePath = baselinePath ?? presetBaseline, !listsSymbols else { return }
    if let baseline {
      let goneCount = baseline.remove(from: &report, topics: options.topics)
      if report.knownCount > 0 {
        output.note(
          report.knownCount == 1
            ? "hid 1 finding listed in \(baselinePath.asField)"
            : "hid \(report.knownCount) findings listed in \(baselinePath.asField)")
      }
      if goneCount > 0 {
        output.note(
          Message(
            goneCount == 1
              ? "1 finding in \(baselinePath.asField) is gone"
              : "\(goneCount) findings in \(baselinePath.asField) are gone"
          ).followed(by: "to update the file, delete it and scan again"))
      }
    } else if self.baselinePath != nil {
      let baseline = Baseline(of: report, at: Arguments.path(baselinePath))
      try WholeFile.replace(baselinePath, with: baseline.text, sparing: inputs)
      _ = baseline.remove(from: &report)
      output.note(
        Message(
          baseline.count == 1
            ? "wrote 1 finding to \(baselinePath.asField)"
            : "wrote \(baseline.count) findings to \(baselinePath.asField)"
        ).followed(by: "later scans show only new ones"))
    }
  }

  /// Exits with a status that depends on the findings.
  private func end(_ report: ScanReport) throws {
    let isFound = listsSymbols ? report.hasUses : report.findings.contains { $0.level > .note }
    let isDone = listsSymbols ? report.hasUses : report.readCount > 0
    let isGood = tellsByStatus ? !isFound : isDone
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
    switch output.isJSON ? .json : format {
    case .sarif:
      let report = SARIF(report)
      text = report.json.text + "\n"
      if report.omittedCount > 0 {
        output.note(
          "left out \(report.omittedCount) findings; GitHub takes \(SARIF.mostResults) at most")
      }
    case .xcode: text = report.xcodeLines.map { $0 + "\n" }.joined()
    case .github: text = report.githubLines.map { $0 + "\n" }.joined()
    case .junit: text = report.junit
    case .checkstyle: text = report.checkstyle
    case .json: text = try output.text(of: listsSymbols ? JSON(symbolsOf: report) : JSON(report))
    case .text:
      var page = Page(
        for: outputPath == nil ? output.terminal : Terminal(colors: .never),
        labels: Labels(language: textOptions.language ?? .ofThisPerson))
      if listsSymbols {
        page.add(report, limit: limit ?? Self.usualLimit)
      } else {
        page.add(findingsOf: report)
      }
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
