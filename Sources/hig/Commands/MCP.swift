import ArgumentParser
import GuidelineStore

struct MCP: Command {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve coding assistants on standard input and output.",
    discussion: """
      An assistant starts hig mcp itself and speaks the Model Context Protocol with it, in the \
      versions 2026-07-28 and 2024-11-05 to 2025-11-25. To add it to Claude Code: \
      claude mcp add hig -- hig mcp
      """)

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Let assistants scan files in this folder; repeatable. Without it, they send the code.",
      valueName: "dir"),
    completion: .directory)
  var root: [String] = []

  @OptionGroup var storeOptions: StoreOptions

  func perform() async throws {
    let output = try OutputOptions.parse([])
    let roots = try Roots(root)
    var storeOptions = storeOptions
    storeOptions.trustsProject = false
    let store = try await storeOptions.reading(output)
    if Terminal.canAsk {
      output.note("waiting for messages of an assistant on standard input; Control-D ends")
    }
    let settings = Settings.ofThisPerson
    let notes = [
      storeOptions.noteOnProject?.words,
      settings.text.map {
        "search_rules and show keep to the edition \($0.value), set in \($0.place); "
          + "pass edition any for all"
      },
      settings.namedPlatforms.map {
        "search_rules keeps to \($0.value.joined(separator: ", ")), set in \($0.place); "
          + "pass platform any for all"
      },
    ]
    var server = MCPServer(store: store, roots: roots, notes: notes.compactMap(\.self))
    try server.run()
  }
}
