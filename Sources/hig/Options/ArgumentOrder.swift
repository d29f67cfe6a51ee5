import GuidelineStore
import ArgumentParser

/// Moves the command to the front, where the parser expects it: options may precede it, and
/// `search` may be omitted.
enum ArgumentOrder {
  /// All options of any command that take the next argument as their value.
  private static let optionsWithValue = [
    "--as-of", "--base", "--baseline", "--budget", "--changed-since", "--color", "--data",
    "--disable", "--edition", "--exclude", "--fields", "--format", "--graph", "--kind", "--lang",
    "--limit", "--mark", "--only", "--output", "--platform", "--query", "--revision", "--root",
    "--since",
    "--skeleton", "--skip", "--source", "--stamp", "--store", "--timeout", "--topic",
  ]

  private static let optionsOfAll: Set = ["--color", "--json", "--quiet", "--store"]

  /// The commands in which an option may be repeated; elsewhere this is an error.
  private static let repeatable = [
    "--disable": ["scan"],
    "--edition": ["cite", "export", "list", "refs", "search", "show", "value"],
    "--exclude": ["scan"],
    "--lang": [
      "cite", "coverage", "export", "fetch", "history", "list", "refs", "search", "show", "value",
    ],
    "--only": ["scan"],
    "--platform": ["cite", "export", "list", "lsp", "scan", "search", "show", "value"],
    "--root": ["mcp"],
    "--stamp": ["coverage"],
    "--topic": [
      "changes", "coverage", "diff", "export", "fetch", "list", "scan", "search", "value",
    ],
  ]

  /// Options that may be repeated in every command. Either the last value counts, so that an alias
  /// may set a default, or all values do.
  private static let settings: Set = ["--color", "--fields", "--limit", "--store"]

  /// - Parameters:
  ///   - arguments: The arguments after the program's name.
  ///   - commands: The command names; evaluated only if the first word may be one.
  /// - Returns: The arguments with a command first. `--` precedes the words of a search, so that a
  ///   long argument may begin with a hyphen: `hig "-sheet modal"`.
  static func commandFirst(
    _ arguments: [String], commands: @autoclosure () -> [String]
  ) -> [String] {
    if arguments == ["-V"] || asksForVersion(arguments) { return ["--version"] }
    guard let first = arguments.first, !speaksToTheProgram(first) else { return arguments }
    let command = firstWord(of: arguments)
    if command == nil, !arguments.contains("--") {
      let own = parts(of: arguments).options.filter(isOption)
        .filter { !optionsOfAll.contains(String($0.prefix { $0 != "=" })) }
      if own.allSatisfy(speaksToTheProgram) { return own }
    }
    if let command, arguments[command] == "help" {
      return ["help"] + parts(of: arguments).words.dropFirst()
    }
    if let command, arguments[command] != "search", commands().contains(arguments[command]) {
      return [arguments[command]] + arguments[..<command] + arguments[(command + 1)...]
    }
    var query = arguments
    let isNamed = command.map { query[$0] == "search" } ?? false
    if let command, isNamed { query.remove(at: command) }
    let (options, words) = parts(of: query)
    if !isNamed, words.count == 1, List.Subject.isListed(byNoun: words[0]),
      !query.contains("--")
    {
      return ["list"] + options + words
    }
    return ["search"] + options + ["--"] + words
  }

  /// Whether the only word is `version`, beside options of all commands.
  private static func asksForVersion(_ arguments: [String]) -> Bool {
    let (options, words) = parts(of: arguments)
    return words == ["version"] && !arguments.contains("--")
      && options.allSatisfy { !isOption($0) || optionsOfAll.contains($0) }
  }

  /// The words of a search without the word `search`, up to `--`; empty if the arguments are
  /// anything else.
  static func wordsWithoutCommand(
    in arguments: [String], commands: @autoclosure () -> [String]
  ) -> [String] {
    guard let first = arguments.first, !speaksToTheProgram(first),
      let word = firstWord(of: arguments), !commands().contains(arguments[word])
    else { return [] }
    return parts(of: arguments).words
  }

  /// The command and the words after it; empty without a command.
  static func wordsWithCommand(in arguments: [String], commands: [String]) -> [String] {
    guard let word = firstWord(of: arguments), commands.contains(arguments[word]) else { return [] }
    return parts(of: arguments).words
  }

  /// The names of all options. A negative number is a value.
  static func optionNames(in arguments: [String]) -> [String] {
    parts(of: arguments).options.filter { isOption($0) && $0 != "--" && Int($0) == nil }
      .map { String($0.prefix { $0 != "=" }) }
  }

  /// The value of an option; `nil` if it is missing.
  static func value(of option: String, in arguments: [String]) -> String? {
    let options = parts(of: arguments).options
    if let name = options.lastIndex(of: option), name + 1 < options.count {
      return options[name + 1]
    }
    let prefix = option + "="
    return options.last { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
  }

  /// Throws if an option is repeated and one of its values would be ignored.
  ///
  /// - Parameter arguments: The arguments, in the order of ``commandFirst(_:commands:)``.
  static func rejectRepeatedOptions(in arguments: [String]) throws {
    guard let command = arguments.first else { return }
    var values: [Substring: Substring] = [:]
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst(), argument != "--" {
      guard isOption(argument) else { continue }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0]
      // Elsewhere `--explain` is a flag.
      let takesValue =
        optionsWithValue.contains(String(name)) || name == "--explain" && command == "scan"
      guard takesValue, !settings.contains(String(name)),
        let value = parts.count > 1 ? parts[1] : rest.popFirst().map({ $0[...] })
      else { continue }
      if let other = values.updateValue(value, forKey: name), other != value,
        repeatable[String(name)]?.contains(command) != true
      {
        throw wrongUsage(
          "\(name) is given twice, as '\(other)' and '\(value)'; hig \(command) takes only one")
      }
    }
  }

  /// Whether errors should be JSON.
  static func asksForJSON(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains { argument in
      ["--json", "--fields", "--budget", "--skip"].contains { option in
        argument == option || argument.hasPrefix(option + "=")
      }
    }
  }

  /// The arguments of this process, with some options set to other values.
  static func arguments(_ values: KeyValuePairs<String, String>) -> [String] {
    var rest = commandFirst(Arguments.texts, commands: HIG.commandNames)[...]
    var arguments = rest.popFirst().map { [$0] } ?? []
    for (option, value) in values { arguments += [option, value] }
    while let argument = rest.popFirst() {
      if argument == "--" { return arguments + ["--"] + rest }
      if values.contains(where: { argument == $0.key }) {
        _ = rest.popFirst()
      } else if !values.contains(where: { argument.hasPrefix($0.key + "=") }) {
        arguments.append(argument)
      }
    }
    return arguments
  }

  /// Whether the first argument is an option of the program, not of a command.
  private static func speaksToTheProgram(_ argument: String) -> Bool {
    ["-h", "--help", "--help-hidden", "--version", "--experimental-dump-help"].contains(argument)
      || argument.hasPrefix("--generate-completion-script") || argument.hasPrefix("---completion")
  }

  /// The index of the first argument that is neither an option nor an option's value.
  private static func firstWord(of arguments: [String]) -> Int? {
    var index = 0
    while index < arguments.count, arguments[index] != "--" {
      if !isOption(arguments[index]) { return index }
      index += optionsWithValue.contains(arguments[index]) ? 2 : 1
    }
    return nil
  }

  private static func parts(of arguments: [String]) -> (options: [String], words: [String]) {
    var options: [String] = []
    var words: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst(), argument != "--" {
      guard isOption(argument) else {
        words.append(argument)
        continue
      }
      options.append(argument)
      if optionsWithValue.contains(argument), let value = rest.popFirst() {
        options.append(value)
      }
    }
    return (options, words + rest)
  }

  /// Whether an argument is an option. An argument with white space isn't, except after an equals
  /// sign.
  private static func isOption(_ argument: String) -> Bool {
    guard argument.utf8.count > 1, argument.utf8.first == UInt8(ascii: "-") else { return false }
    return !argument.prefix { $0 != "=" }.contains(where: \.isWhitespace)
  }

  /// A command line to type in a shell.
  static func line(_ arguments: some Sequence<String>) -> String {
    (["hig"] + arguments.map(\.inShell)).joined(separator: " ")
  }
}

extension String {
  /// The text, quoted for the shell if necessary.
  fileprivate var inShell: String {
    let isPlain = !contains { $0.isWhitespace || "\"'\\$`*?;&|<>()[]{}#!~".contains($0) }
    guard !isPlain || isEmpty else { return self }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
