import ArgumentParser
import GuidelineStore

struct LSP: Command {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Show rules in editors, as a language server.",
    discussion: """
      An editor starts hig lsp itself, for Swift and Objective-C files, storyboards, XIBs and \
      property lists, and speaks the Language Server Protocol with it. Hovering over a symbol \
      shows the rules that speak of it, and a code action opens their page.
      """)

  /// The server reports broken config files to the editor.
  static let bearsBrokenSettings = true

  @Flag(
    inversion: .prefixedNo,
    help: "Show what hig scan finds; editors can also set diagnostics.")
  var diagnostics = true

  @OptionGroup var textOptions: TextOptions

  @OptionGroup var platformOptions: PlatformOptions
  @OptionGroup var storeOptions: StoreOptions

  func perform() async throws {
    let output = try OutputOptions.parse([])
    var storeOptions = storeOptions
    storeOptions.trustsProject = false
    let store = try await storeOptions.reading(output)
    if let text = textOptions.text { try store.require(text, in: nil) }
    let platforms = try platformOptions.names(in: store)
    let preferences = EditorPreferences(
      textOptions, platforms: platformOptions.platform.isEmpty ? nil : platforms,
      showsHints: diagnostics, .ofThisPerson)
    if Terminal.canAsk {
      output.note("waiting for messages of an editor on standard input; Control-D ends")
    }
    var server = LanguageServer(store: store, preferences)
    // https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#exit
    guard try server.run() else { throw ExitStatus.nothingFound.error }
  }
}
