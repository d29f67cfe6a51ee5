import GuidelineStore

/// Tells what an import does with each file, and what it comes to in the end.
final class ImportLog {
  private let output: OutputOptions
  private let labels = Labels.ofThisPerson
  private let progress: Progress
  private let terminal: Terminal
  private var standardOutput = StandardOutput()
  private var failure: CommandFailure?
  private var storeFailure: StoreError?
  /// Kept for a JSON document only.
  private var reports: [ImportReport] = []
  private var counts: [ImportReport.Status: Int] = [:]
  /// The first files that were refused.
  private var refused: [String] = []
  private var fileCount = 0

  /// - Parameter fileCount: How many files there will be, if that is known.
  init(_ output: OutputOptions, fileCount: Int = 0) {
    self.output = output
    terminal = output.terminal
    progress = Progress(total: fileCount, isWanted: !output.isQuiet)
  }

  /// Tells of one file.
  func add(_ report: ImportReport) {
    fileCount += 1
    counts[report.status, default: 0] += 1
    if report.status == .refused, refused.count < 3 { refused.append(report.path) }
    if output.isJSON { reports.append(report) }
    progress.clear()
    if !output.isJSON && !output.isQuiet { writeLines(about: report) }
    if !report.isUnstored { writeDiagnostics(of: report) }
    progress.show(fileCount)
  }

  /// Imports, and matches the texts of the files with those beside them.
  ///
  /// Where the store fails, what it has taken until then stays; ``finish(in:)`` tells of both.
  func importing(
    into store: RuleStore, _ body: () async throws(StoreError) -> Void
  ) async {
    do throws(StoreError) {
      try await body()
      progress.show("matching rules with other texts")
      try store.matchTexts()
    } catch {
      storeFailure = error
    }
    progress.clear()
  }

  /// Ends the lines, or prints the JSON document.
  ///
  /// - Throws: What the command is to end with, where not all files were taken.
  func finish(in store: RuleStore) throws {
    progress.clear()
    if output.isJSON {
      write(try output.text(of: JSON(reports, in: store)))
    }
    flush()
    if !output.isJSON && !output.isQuiet && fileCount > 1 { writeSummary() }
    if let failure { throw failure }
    let taken = fileCount - counts[.refused, default: 0]
    if let storeFailure {
      guard taken > 0 else { throw storeFailure }
      StandardError.write(
        output.isJSON
          ? CommandFailure(storeFailure).json : CommandFailure(storeFailure).description)
      throw ExitStatus.nothingFound.error
    }
    guard taken > 0 else {
      throw CommandFailure(refusal)
    }
    guard taken == fileCount else { throw ExitStatus.nothingFound.error }
  }

  /// That no file was taken.
  private var refusal: Message {
    switch fileCount - refused.count {
    case 0 where fileCount == 1: "\(refused[0]) wasn't imported"
    case 0: "\(list: refused) weren't imported"
    case let more: "\(list: refused) and \(more) more weren't imported"
    }
  }

  private func writeLines(about report: ImportReport) {
    if report.status == .unchanged { writeLine(report.path, labels("unchanged")) }
    for document in report.documents {
      let (text, kinds) = (document.text, document.kinds.words)
      writeLine(report.path, "\(document.topic)@\(text), \(document.shape), \(labels(kinds))")
    }
    if terminal.isInteractive { flush() }
  }

  private func writeLine(_ path: String, _ words: String) {
    let line = StyledText(path.asField) + StyledText(": ", .faint) + StyledText(words, .name)
    write(line.rendered(for: terminal) + "\n")
  }

  private func writeDiagnostics(of report: ImportReport) {
    guard !output.isJSON else { return }
    for diagnostic in report.diagnostics + report.documents.flatMap(\.diagnostics)
    where diagnostic.severity != .note || !output.isQuiet {
      let severity = Message(words: diagnostic.severity.rawValue)
      StandardError.write(
        labels("\(report.path.asField):\(diagnostic.line): \(severity): \(diagnostic.words)")
          .withVisibleControls)
    }
  }

  private func writeSummary() {
    let words: [(ImportReport.Status, Message)] = [
      (.imported, "imported"), (.unchanged, "unchanged"), (.refused, "refused"),
    ]
    let parts = words.compactMap { status, word in
      counts[status].map { labels("\($0) \(word)") }
    }
    output.note("\(fileCount) files: \(list: parts)")
  }

  private func write(_ text: String) {
    attempt { () throws(CommandFailure) in try standardOutput.write(text) }
  }

  private func flush() {
    attempt { () throws(CommandFailure) in try standardOutput.flush() }
  }

  /// What cannot be written does not stop the import; it is told at the end.
  private func attempt(_ body: () throws(CommandFailure) -> Void) {
    do throws(CommandFailure) {
      try body()
    } catch {
      failure = error
    }
  }
}
