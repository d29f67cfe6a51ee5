import ArgumentParser
import GuidelineStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The command line: what it is called and what it can do.
struct HIG: ParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "hig",
    abstract: "Search and compare editions of Apple's Human Interface Guidelines.",
    usage: "hig <query> ...\nhig <command> ...",
    discussion: """
      Without a command, hig searches for the words: hig modal 팝오버

      Exit status: 0 success; 1 nothing found, problems found, or some documents refused; \
      2 failure; 64 invalid usage.
      """,
    version: version,
    subcommands: [
      Search.self, Show.self, Open.self, Diff.self, History.self, Changes.self,
      CoverageCommand.self, Refs.self,
      Scan.self,
      Export.self, List.self, Import.self, Fetch.self, Remove.self, Link.self, Unlink.self,
      Build.self, Check.self, Doctor.self, LSP.self, MCP.self, Skill.self,
    ])

  /// The words that are commands when they come first.
  static let commandNames =
    configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]

  /// Makes sure that help is asked for on a command, if on anything.
  static func requireCommand(toHelpWith arguments: [String]) throws {
    guard arguments.first == "help", let name = arguments.dropFirst().first, name.first != "-",
      !commandNames.contains(name)
    else { return }
    throw wrongUsage(
      Message("there is no command '\(name)'")
        .followed(by: "commands are \(list: commandNames)"))
  }
}

extension HIG {
  /// Makes sure that what is searched for isn't a command that was mistyped.
  static func requireNoMistypedCommand(in arguments: [String]) throws {
    let words = ArgumentOrder.wordsWithoutCommand(in: arguments, commands: commandNames)
    let mistyped = try MistypedCommand(words, among: commandNames) {
      var options = StoreOptions()
      options.store = ArgumentOrder.value(of: "--store", in: arguments)
      return try options.present()
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
    guard Arguments.areKnown else {
      let failure = CommandFailure(
        "can't read the command-line arguments", hint: "mount /proc, which holds them")
      exit(ExitStatus.report(failure, asJSON: false))
    }
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
        if !type(of: command).bearsBrokenSettings { try Settings.ofThisPerson.requireSound() }
        try await command.perform()
      } else {
        // The program itself, or its help.
        try command.run()
      }
    } catch {
      exit(ExitStatus.report(error, asJSON: ArgumentOrder.asksForJSON(arguments)))
    }
  }
}
