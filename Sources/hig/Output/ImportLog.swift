import GuidelineStore

/// Reports what an import does with each file, and summarizes it.
final class ImportLog {
  private let output: OutputOptions
  private let explains: Bool
  private let isTrial: Bool
  private let labels = Labels.ofThisPerson
  private let progress: Progress
  private let terminal: Terminal
  private var standardOutput = StandardOutput()
  private var failure: CommandFailure?
  private var storeFailure: StoreError?
  /// The reports for a JSON document; otherwise empty.
  private var reports: [ImportReport] = []
  private var counts: [ImportReport.Status: Int] = [:]
  /// The first refused files, to name in an error.
  private var refused: [String] = []
  private var fileCount = 0

  /// - Parameters:
  ///   - fileCount: The number of files, if known.
  ///   - isTrial: Whether nothing is stored for good.
  init(
    _ output: OutputOptions, fileCount: Int = 0, explains: Bool = false, isTrial: Bool = false
  ) {
    self.output = output
    self.explains = explains
    self.isTrial = isTrial
    terminal = output.terminal
    progress = Progress(total: fileCount, isWanted: !output.isQuiet)
  }

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

  /// Imports files, and matches their texts with others.
  ///
  /// If the store fails, texts stored until then remain; ``finish(in:)`` reports both.
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

  /// Prints the summary, or the JSON document.
  ///
  /// - Throws: The error to exit with, if files were refused.
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

  /// The error if no file was imported.
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
      guard explains else { continue }
      for evidence in document.evidence {
        let subject = Message(words: evidence.subject.rawValue)
        writeLine(report.path, "\(labels("\(subject): \(evidence.reason)")): \(evidence.value)")
      }
      for piece in document.pieces {
        let kind = labels("\(Message(words: piece.kind.rawValue)): \(piece.reason.words)")
        writeLine("\(report.path):\(piece.line)", "\(kind): \(piece.text)")
      }
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
      (.imported, isTrial ? "would be imported" : "imported"), (.unchanged, "unchanged"),
      (.refused, "refused"),
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

  /// Postpones an output error until the import has finished.
  private func attempt(_ body: () throws(CommandFailure) -> Void) {
    do throws(CommandFailure) {
      try body()
    } catch {
      failure = error
    }
  }
}
