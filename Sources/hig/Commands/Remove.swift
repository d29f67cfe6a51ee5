import ArgumentParser
import GuidelineStore

/// `hig remove`: what an import brought.
struct Remove: WritingCommand {
  static let sampleItem = JSON.sampleDocument

  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Take out what an import brought.",
    discussion: """
      A path takes out the documents of that file or folder, a text such as 2019/ios13:ko those \
      that were imported into it. The project's own texts stay.
      """)

  @Argument(
    help: ArgumentHelp("What to take out.", valueName: "path|text"), completion: .file())
  var subject: String

  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  func perform() async throws {
    let store = try await storeOptions.writing(creates: false, output)
    var removed = try store.remove(path: subject)
    if removed.isEmpty {
      removed = try store.remove(path: FileTree.identity(of: Arguments.path(subject)))
    }
    if removed.isEmpty, let text = TextQuery(subject) { removed = try store.remove(text) }
    try store.matchTexts()
    let items = removed.map { ListItem($0) }
    try output.print(
      ["removed": .int(items.count), "documents": .array(items.map(\.json))],
      lines: Table(rows: items.map(\.fields)).lines(for: output.terminal))
    guard !items.isEmpty else {
      output.note(
        "nothing was imported from “\(subject)”; hig list documents shows what the store holds")
      throw ExitStatus.nothingFound.error
    }
    output.note(items.count == 1 ? "1 document removed" : "\(items.count) documents removed")
  }
}
