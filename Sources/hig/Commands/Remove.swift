import ArgumentParser
import GuidelineStore

/// `hig remove`: what an import brought.
struct Remove: Command {
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
    var count = try store.remove(path: subject)
    if count == 0 { count = try store.remove(path: FileTree.identity(of: subject)) }
    if count == 0, let text = TextQuery(subject) { count = try store.remove(text) }
    try store.matchTexts()
    try output.print(["removed": .int(count)]) { page in
      if count > 0 {
        page.add(StyledText(count == 1 ? "1 document removed" : "\(count) documents removed"))
      }
    }
    guard count > 0 else {
      output.note(
        "nothing was imported from “\(subject)”; hig list documents shows what the store holds")
      throw ExitStatus.nothingFound.error
    }
  }
}
