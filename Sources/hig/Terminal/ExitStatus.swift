import ArgumentParser
import GuidelineStore

/// What the program tells its caller when it ends.
enum ExitStatus: Int32 {
  /// Done, or found.
  case done = 0
  /// Nothing found, faults found, or some documents refused.
  case nothingFound = 1
  /// Not done.
  case failed = 2
  /// The arguments make no sense.
  case usage = 64

  /// The error that ends a command with this status and without words.
  var error: ExitCode { ExitCode(rawValue) }

  /// Says what went wrong, or shows the help that was asked for, and tells the status to end with.
  static func report(_ error: any Error, asJSON: Bool) -> Int32 {
    if let code = error as? ExitCode { return code.rawValue }
    switch HIG.exitCode(for: error).rawValue {
    case done.rawValue:
      do throws(CommandFailure) {
        var output = StandardOutput()
        try output.write(HIG.fullMessage(for: error) + "\n")
        try output.finish()
        return done.rawValue
      } catch {
        return report(error, asJSON: asJSON)
      }
    case usage.rawValue:
      let message = HIG.message(for: error)
      let hint = hint(on: message).map { "\n  " + $0 } ?? ""
      let wholeMessage = HIG.fullMessage(for: error) + hint
      let advice = wholeMessage.drop { $0 != "\n" }.drop(while: \.isNewline)
      StandardError.write(
        asJSON
          ? CommandFailure(Message(verbatim: message), hint: Message(verbatim: String(advice))).json
          : Self.translated(wholeMessage, message).withVisibleControls)
      return usage.rawValue
    default:
      let failure = CommandFailure(error)
      StandardError.write(asJSON ? failure.json : failure.description)
      return failure.status.rawValue
    }
  }

  /// What the parser says, in the language of the person at the terminal.
  private static func translated(_ text: String, _ message: String) -> String {
    let labels = Labels.ofThisPerson
    guard labels.language.withoutRegion != .english else { return text }
    let opening = "Error: " + message
    guard text.hasPrefix(opening) else { return text }
    let first = labels("error: \(Message(reading: message))")
    let rest = text.dropFirst(opening.count).split(
      separator: "\n", omittingEmptySubsequences: false)
    // What an option is for is English, as in the help.
    let lines = rest.filter { !$0.hasPrefix("Help: ") }.map { line in
      let indent = line.prefix { $0 == " " }
      return indent + labels(Message(reading: String(line.dropFirst(indent.count))))
    }
    return first + lines.joined(separator: "\n")
  }

  /// What to say to someone who meant a word with a hyphen for a part of the query, or a query that
  /// begins with the name of a command: `link colors`.
  private static func hint(on message: String) -> String? {
    if message.hasPrefix("Unknown option '-"), !message.hasPrefix("Unknown option '--") {
      return "To exclude a word, put it after --: hig modal -- -popover"
    }
    let words = Arguments.texts
    guard words.count > 1, HIG.commandNames.contains(words[0]), words[0] != "help",
      words.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isWhitespace } })
    else { return nil }
    return "To search for these words: \(ArgumentOrder.line(["search"] + words))"
  }
}
