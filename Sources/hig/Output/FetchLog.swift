import GuidelineStore

/// Reports what a fetch does with each page, and summarizes it.
final class FetchLog {
  private let output: OutputOptions
  private let progress: Progress
  private var standardOutput = StandardOutput()
  private var failure: CommandFailure?
  private var pages: [SiteFetch.Page] = []

  init(_ output: OutputOptions) {
    self.output = output
    progress = Progress(total: .max, isWanted: !output.isQuiet)
  }

  func add(_ page: SiteFetch.Page) {
    pages.append(page)
    progress.clear()
    if !output.isJSON { write(page) }
    progress.show("\(pages.count) pages")
  }

  private func write(_ page: SiteFetch.Page) {
    switch page.status {
    case .new, .changed, .gone:
      guard !output.isQuiet else { return }
      var line = StyledText((page.path ?? "\(page.language)/\(page.topic)").asField)
      line.append(": ", .faint)
      line.append(Labels.ofThisPerson(Message(words: page.status.rawValue)), .name)
      do throws(CommandFailure) {
        try standardOutput.write(line.rendered(for: output.terminal) + "\n")
        try standardOutput.flush()
      } catch {
        // Continues fetching even if the output can't be written.
        failure = failure ?? error
      }
    case .failed:
      let problem: Message = "\(page.address): \(page.problem ?? "")"
      StandardError.write("hig: \(Labels.ofThisPerson(problem))".withVisibleControls)
    case .unchanged, .untranslated: break
    }
  }

  /// Prints the summary, or the JSON document.
  ///
  /// - Throws: The error to exit with, if pages are missing.
  func finish(notes: [Message], isComplete: Bool) throws {
    progress.clear()
    if output.isJSON {
      try standardOutput.write(output.text(of: json(notes)))
      try standardOutput.flush()
    } else {
      for note in notes { output.note(note) }
      let counts = SiteFetch.Status.allCases.compactMap { status in
        count(status) > 0
          ? Labels.ofThisPerson("\(count(status)) \(Message(words: status.rawValue))") : nil
      }
      output.note("\(pages.count) pages: \(list: counts)")
    }
    if let failure { throw failure }
    let failed = count(.failed)
    guard failed < pages.count else { throw CommandFailure("none of the pages was fetched") }
    guard failed == 0, isComplete else { throw ExitStatus.nothingFound.error }
  }

  private func count(_ status: SiteFetch.Status) -> Int { pages.count { $0.status == status } }

  private func json(_ notes: [Message]) -> JSON {
    [
      "pages": JSON(pages) { JSON($0) },
      "summary": .object(
        SiteFetch.Status.allCases.map { ($0.rawValue, .int(count($0))) }),
      "notes": JSON(notes) { .string($0.words) },
    ]
  }
}

extension JSON {
  init(_ page: SiteFetch.Page) {
    self = JSON(item: [
      "topic": .string(page.topic),
      "language": JSON(page.language),
      "status": .string(page.status.rawValue),
      "path": .optional(page.path),
      "url": .string(page.address),
      "problem": .optional(page.problem?.words),
    ])
  }
}
