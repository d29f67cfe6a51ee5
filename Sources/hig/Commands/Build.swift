import ArgumentParser
import GuidelineStore

struct Build: WritingCommand {
  static let sampleItem = JSON.sampleImport

  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Create or update the store from the project's texts.",
    discussion: "Imported documents stay in the store.")

  @Option(
    help: ArgumentHelp(
      "The folder of texts (default: the project's Data/, else those in hig).", valueName: "dir"),
    completion: .directory)
  var data: String?

  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  func perform() async throws {
    let folder = data ?? Places.texts
    // Checks for texts first, so that no empty store is created.
    let files = try RuleStore.textFiles(in: folder)
    let store = try storeOptions.building(output)
    let log = ImportLog(output, fileCount: files.count)
    try await storeOptions.rememberingTexts(from: folder) {
      await log.importing(into: store) { () async throws(StoreError) in
        try await store.build(from: folder, report: log.add)
      }
    }
    try log.finish(in: store)
    if data == nil { try storeOptions.rememberInstalledTexts() }
  }
}
