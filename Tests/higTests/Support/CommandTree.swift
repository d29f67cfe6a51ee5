import Foundation

/// The commands and options as the program itself describes them.
struct CommandTree: Decodable {
  struct Command: Decodable {
    struct Argument: Decodable {
      struct Name: Decodable {
        let kind: String
        let name: String
      }

      let kind: String
      let names: [Name]?
      let shouldDisplay: Bool
      let isRepeating: Bool
    }

    let commandName: String
    let shouldDisplay: Bool
    let subcommands: [Command]?
    let arguments: [Argument]?

    /// The options with long names.
    var options: [Option] {
      (arguments ?? []).filter { $0.shouldDisplay && $0.kind != "positional" }
        .flatMap { argument in
          (argument.names ?? []).filter { $0.kind == "long" }.map {
            Option(
              name: "--" + $0.name, takesValue: argument.kind == "option",
              isRepeating: argument.isRepeating)
          }
        }
    }
  }

  let command: Command

  /// An option of some command.
  struct Option: Hashable {
    let name: String
    let takesValue: Bool
    let isRepeating: Bool
  }

  /// The names of all commands.
  var commands: [String] {
    (command.subcommands ?? []).filter(\.shouldDisplay).map(\.commandName)
  }

  /// All options with long names, each once.
  var options: [Option] {
    let all = ([command] + (command.subcommands ?? [])).flatMap(\.options)
    return all.reduce(into: []) { options, option in
      if !options.contains(where: { $0.name == option.name }) { options.append(option) }
    }
  }

  static func read(_ desk: Desk) throws -> CommandTree {
    let output = try desk.hig("--experimental-dump-help").output
    return try JSONDecoder().decode(CommandTree.self, from: Data(output.utf8))
  }
}
