import ArgumentParser
import GuidelineStore

struct Import: WritingCommand {
  static let sampleItem = JSON.sampleImport

  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Add documents, folders, or standard input (-) to the store.",
    discussion: """
      hig detects the edition, revision, language and topic of a document; options override \
      what it detects. It reads text, web pages as browsers save them, and the JSON in which \
      Apple's site serves its pages. In a folder, it reads the files ending in .md, .markdown, \
      .mdown, .mkd, .mdx, .txt, .text, .html, .htm, .xhtml or .json. Importing a file again replaces what it brought before.
      """)

  @Argument(
    help: ArgumentHelp("Files and folders; - for standard input.", valueName: "path"),
    completion: .file())
  var paths: [String]

  @Option(
    help: ArgumentHelp("The edition or text: 2019, 2019/ios13, 2019:ko.", valueName: "edition"),
    completion: StoreCompletion.text)
  var edition: TextQuery?

  @Option(help: "The revision within the edition: ios13, 2022-09.")
  var revision: Revision?

  @Option(help: "A name for where the documents come from: a-z, 0-9 and hyphens.")
  var source: String?

  @Option(
    name: .customLong("lang"), help: "The language of the documents: en, ko, ja …",
    completion: StoreCompletion.language)
  var language: Language?

  @Option(
    help: "The topic, by any of its names.", completion: StoreCompletion.topic)
  var topic: String?

  @Option(
    name: .customLong("mark"),
    help: "How the documents mark their rules: bold, headings, items or sentences.")
  var marking: Marking?

  @Flag(help: "Show what would be imported without writing anything.")
  var dryRun = false

  @Flag(
    help: """
      Show the evidence for edition, topic and language, and why each piece of a document is a \
      rule, a note or a paragraph.
      """)
  var explain = false

  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if explain, output.isJSON { throw wrongUsage("--explain and --json can't be used together") }
  }

  func perform() async throws {
    let options = try importOptions()
    let files = FileTree.files(at: paths.map(Arguments.path))
    // If nothing can be read, no store is created.
    let store =
      dryRun || !files.contains(where: \.isThere)
      ? try RuleStore(path: ":memory:", access: .create)
      : try await storeOptions.writing(creates: true, output)
    let log = ImportLog(output, fileCount: files.count, explains: explain, isTrial: dryRun)
    await log.importing(into: store) { () async throws(StoreError) in
      try await store.importFiles(files, options: options, report: log.add)
    }
    try noteMissing(in: store, files)
    try log.finish(in: store)
  }

  private func noteMissing(in store: RuleStore, _ files: [FoundFile]) throws {
    let missing = try paths.flatMap {
      let folder = FileTree.identity(of: Arguments.path($0))
      return try store.missing(from: folder, among: files).map(\.path)
    }
    for path in Set(missing).sorted() {
      output.note(
        Message("\(path) is no longer there; what it brought stays in the store")
          .followed(by: "to take it out: \(ArgumentOrder.line(["remove", path]))"))
    }
  }

  private func importOptions() throws -> ImportOptions {
    // A source must be valid in the name of a text.
    if let source, TextQuery("current+\(source)") == nil {
      throw wrongUsage("'\(source)' isn't a source; use lowercase letters, digits and hyphens")
    }
    var edition = edition
    guard edition?.isAny != true else {
      throw wrongUsage("'any' stands for all editions; name one")
    }
    if let named = edition, let path = storeOptions.presentPath, Places.exists(path) {
      edition = try storeOptions.present()?.meaning(of: named)
    }
    if let one = edition?.revision, let other = revision, !other.continues(one), one != other {
      throw wrongUsage("--edition names revision \(one), but --revision is \(other)")
    }
    for (option, one, other) in [
      ("--lang", edition?.language?.tag, language?.tag), ("--source", edition?.origin, source),
    ] where one != nil && other != nil && one != other {
      throw wrongUsage("--edition names '\(one ?? "")', but \(option) is '\(other ?? "")'")
    }
    var options = ImportOptions(
      edition: edition?.edition, revision: revision ?? edition?.revision,
      origin: source ?? edition?.origin, language: language ?? edition?.language, topic: topic)
    (options.marking, options.explains) = (marking, explain)
    return options
  }
}
