import ArgumentParser
import GuidelineStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct HIG: ParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "hig",
    abstract: "Search and compare editions of Apple's Human Interface Guidelines.",
    usage: "hig <query> ...\nhig <command> ...",
    discussion: """
      Without a command, hig searches for the words; `hig search` does so for words that begin with \
      the name of a command.

      \(examples)
      Exit status: 0 success; 1 nothing found, problems found, or some documents refused; \
      2 failure; 64 invalid usage.
      """,
    version: version,
    groupedSubcommands: groups)

  private static let groups = [
    CommandGroup(
      name: "Find and read",
      subcommands: [Search.self, Show.self, Cite.self, Value.self, Open.self, Refs.self, List.self]),
    CommandGroup(
      name: "Compare",
      subcommands: [Diff.self, History.self, Changes.self, CoverageCommand.self]),
    CommandGroup(name: "Check and export", subcommands: [Scan.self, Export.self]),
    CommandGroup(name: "Connect", subcommands: [LSP.self, MCP.self, Skill.self]),
    CommandGroup(
      name: "Keep the store",
      subcommands: [
        Build.self, Import.self, Fetch.self, Remove.self, Link.self, Unlink.self, Check.self,
        Doctor.self,
      ]),
  ]

  private static let examples = """
      hig when to show an alert        rules, in English, Korean or Japanese
      hig show alerts                  a page
      hig diff 2019 current            what has changed since 2019
      hig scan Sources                 the rules for the APIs that an app uses

    """

  /// A short help that fits on a screen: examples and the names of the commands.
  static var shortHelp: String {
    let width = (groups.map(\.name.count).max() ?? 0) + 2
    let commands = groups.map { group in
      "  " + group.name + String(repeating: " ", count: width - group.name.count)
        + group.subcommands.map { $0._commandName }.joined(separator: ", ") + "\n"
    }
    return configuration.abstract + "\n\n" + examples + "\n" + commands.joined()
      + "\nhig help COMMAND shows a command's options, hig --help describes all commands, and\n"
      + "man hig has everything.\n"
  }

  /// Whether the arguments ask for short help about the program.
  static func asksForShortHelp(_ arguments: [String]) -> Bool {
    [[], ["-h"], ["help"]].contains(arguments)
  }

  /// The command names, which count only as the first word.
  static let commandNames =
    configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]

  /// Throws if `help` is followed by an unknown command.
  static func requireCommand(toHelpWith arguments: [String]) throws {
    guard arguments.first == "help", let name = arguments.dropFirst().first, name.first != "-",
      !commandNames.contains(name)
    else { return }
    let meant = MistypedCommand.nearest(to: name, among: commandNames)
    throw CommandFailure(
      Message("there is no command '\(name)'").followed(
        by: meant.map { "did you mean \("hig help " + $0)?" } ?? "hig help lists the commands"),
      status: .usage, isAboutWords: true)
  }
}

extension HIG {
  /// Throws if the first word of a search is probably a mistyped command.
  static func requireNoMistypedCommand(in arguments: [String]) throws {
    let words = ArgumentOrder.wordsWithoutCommand(in: arguments, commands: commandNames)
    let mistyped = try MistypedCommand(words, among: commandNames) {
      // Whether a word is a command doesn't depend on a store that can be read.
      try? StoreOptions(named: arguments).present()
    }
    if let mistyped { throw mistyped.failure(in: arguments) }
  }
}

@main
enum Program {
  static func main() async {
    StandardOutput.ignoreClosedPipes()
    SQLiteProcess.layOutNoPages()
    Terminal.forgetImpossibleSizes()
    let arguments = ArgumentOrder.commandFirst(
      Arguments.texts, commands: HIG.commandNames)
    do {
      try HIG.requireCommand(toHelpWith: arguments)
      try ArgumentOrder.rejectRepeatedOptions(in: arguments)
      try HIG.requireNoMistypedCommand(in: Arguments.texts)
      var command: any ParsableCommand =
        try Search(common: arguments) ?? HIG.parseAsRoot(arguments)
      if let command = command as? any WritingCommand { try command.checkOutput() }
      if let command = command as? any Command {
        if !(command is Search) { tellOfName(in: arguments) }
        if !type(of: command).bearsBrokenSettings { try Settings.ofThisPerson.requireSound() }
        try await command.perform()
      } else {
        // The program itself, or its help.
        try command.run()
      }
    } catch {
      exit(ExitStatus.report(error, arguments))
    }
  }

  /// Notes that the command and the words after it are a name in the glossary; a search includes
  /// this in its answer.
  private static func tellOfName(in arguments: [String]) {
    guard let words = CommandWords(arguments), !arguments.contains("--quiet"),
      !ArgumentOrder.asksForJSON(arguments),
      let store = try? StoreOptions(named: arguments).present(),
      let hint = words.nameHint(in: store)
    else { return }
    StandardError.write("hig: \(Labels.ofThisPerson(hint).withVisibleControls)")
  }
}
