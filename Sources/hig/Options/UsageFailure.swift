import ArgumentParser
import GuidelineStore

extension CommandFailure {
  /// Makes a failure of an error from the parser or from a command's validation.
  ///
  /// - Parameter arguments: The arguments, in the order of ``ArgumentOrder``.
  init(usage error: any Error, _ arguments: [String]) {
    let command = HIG.configuration.subcommands.first { $0._commandName == arguments.first }
    let name = command.map { "hig \($0._commandName)" } ?? "hig"
    // An error thrown before parsing is more specific.
    if !(error is ValidationError),
      let option = command.flatMap({ Self.unknownOption(of: $0, in: arguments) })
    {
      self.init(
        option.message,
        hint: Self.exclusion(option.name, in: arguments)
          ?? "\(name.replacing("hig ", with: "hig help ")) lists the options",
        status: .usage)
      return
    }
    let usage = command.map { command in
      Message("usage: \(Self.usage(of: command))").followed(
        by: "hig help \(command._commandName) has more")
    }
    self.init(
      Message(reading: Self.phrase(HIG.message(for: error))), hint: usage ?? "", status: .usage)
  }

  /// The parser's sentences as one phrase; it lists values on several lines.
  private static func phrase(_ message: String) -> String {
    var words = message.replacing(
      ". Please provide one of the following:\n  - ", with: "; use one of "
    )
    .replacing("\n  - ", with: ", ").replacing(". Please provide", with: "; use")
    if words.hasSuffix(".") { words.removeLast() }
    guard let first = words.first, words.dropFirst().first?.isLowercase == true else {
      return words
    }
    return first.lowercased() + words.dropFirst()
  }

  /// The usage of a command, without its options.
  private static func usage(of command: any ParsableCommand.Type) -> String {
    var usage = HIG.usageString(for: command)
    while let start = usage.firstRange(of: " [")?.lowerBound,
      let end = usage[start...].firstIndex(of: "]")
    {
      usage.removeSubrange(start...end)
    }
    return usage.replacing("Usage: ", with: "")
  }

  // MARK: Options

  /// The first unknown option of a command. The parser names it only if nothing else is wrong.
  private static func unknownOption(
    of command: any ParsableCommand.Type, in arguments: [String]
  ) -> (name: String, message: Message)? {
    let known = HIG.helpMessage(for: command, columns: 200).split(separator: "\n")
      .map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("-") }
      .flatMap { $0.split { " ,".contains($0) }.prefix { $0.hasPrefix("-") } }.map(String.init)
    let names = ArgumentOrder.optionNames(in: arguments)
    guard let name = names.first(where: { !known.contains($0) }) else { return nil }
    let near = Nearest.names(to: name, among: known.filter { $0.hasPrefix("--") }, within: 2)
    return (
      name,
      Message("unknown option '\(name)'").followed(by: near.first.map { "did you mean \($0)?" })
    )
  }

  /// A hint for a word with a hyphen that was probably meant as part of the query.
  private static func exclusion(_ option: String, in arguments: [String]) -> Message? {
    guard arguments.first == "search", !option.hasPrefix("--"), option.count > 2 else { return nil }
    return "To exclude a word, put it after --: hig modal -- -popover"
  }
}
