import ArgumentParser
import GuidelineStore

struct Remove: WritingCommand {
  static let sampleItem = JSON.sampleDocument

  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove imported documents from the store.",
    discussion: """
      A path removes the documents of that file or folder; you can import them again. A text \
      such as 2019/ios13:ko removes everything that was imported into it, after asking. The \
      project's own texts stay.
      """)

  @Argument(
    help: ArgumentHelp("What to remove.", valueName: "path|text"), completion: .file())
  var subject: String

  @Flag(help: "Remove a text without asking.")
  var yes = false

  @Flag(help: "Show what would be removed without removing anything.")
  var dryRun = false

  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  /// How the documents were named.
  private enum Subject {
    case path(String)
    case text(TextQuery)
  }

  func validate() throws {
    guard !(yes && dryRun) else {
      throw wrongUsage("--yes and --dry-run can't be used together")
    }
  }

  func perform() async throws {
    let store =
      try await dryRun
      ? storeOptions.reading(output) : storeOptions.writing(creates: false, output)
    let (named, documents) = try removable(in: store)
    guard !documents.isEmpty else {
      try write([])
      output.note(
        Message("nothing was imported from “\(subject)”")
          .followed(by: "hig list documents shows what is in the store"))
      throw ExitStatus.nothingFound.error
    }
    guard !dryRun else {
      try write(documents)
      output.note("would remove \(Self.count(documents))")
      return
    }
    var isTold = false
    if case .text = named, !yes {
      try ask(about: documents)
      isTold = output.terminal.isInteractive
    }
    let removed =
      switch named {
      case .path(let path): try store.remove(path: path)
      case .text(let text): try store.remove(text)
      }
    try store.matchTexts()
    if !isTold { try write(removed) }
    output.note("removed \(Self.count(removed))")
  }

  /// The documents of a path, otherwise those of a text.
  private func removable(
    in store: RuleStore
  ) throws -> (named: Subject, documents: [DocumentSummary]) {
    for path in [subject, FileTree.identity(of: Arguments.path(subject))] {
      let documents = try store.removable(path: path)
      if !documents.isEmpty { return (.path(path), documents) }
    }
    guard let text = TextQuery(argument: subject) else { return (.path(subject), []) }
    return (.text(text), try store.removable(text))
  }

  private func ask(about documents: [DocumentSummary]) throws {
    guard Terminal.canAsk, !output.isJSON else {
      throw CommandFailure(
        "removing “\(subject)” takes out \(Self.count(documents)) and needs confirmation",
        hint: "confirm with --yes, or list them with --dry-run", status: .usage)
    }
    for line in Table(rows: documents.map { ListItem($0).fields }).lines(for: output.terminal) {
      StandardError.write(line)
    }
    let question: Message =
      documents.count == 1 ? "Remove this document?" : "Remove these \(documents.count) documents?"
    StandardError.write(Labels.ofThisPerson(question) + " [y/N] ", terminator: "")
    let answer = readLine()
    if answer == nil { StandardError.write("") }
    guard let answer, ["y", "yes"].contains(answer.lowercased()) else {
      output.note("nothing removed")
      throw ExitStatus.nothingFound.error
    }
  }

  private func write(_ documents: [DocumentSummary]) throws {
    let items = documents.map { ListItem($0) }
    try output.print(
      [
        "removed": .int(dryRun ? 0 : items.count), "documents": .array(items.map(\.json)),
      ],
      lines: Table(rows: items.map(\.fields)).lines(for: output.terminal))
  }

  private static func count(_ documents: [DocumentSummary]) -> Message {
    documents.count == 1 ? "1 document" : "\(documents.count) documents"
  }
}
