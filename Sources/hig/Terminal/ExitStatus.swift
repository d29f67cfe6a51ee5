import ArgumentParser
import GuidelineStore

enum ExitStatus: Int32 {
  /// The command succeeded.
  case done = 0
  /// Nothing found, problems found, or some documents refused.
  case nothingFound = 1
  /// The command failed.
  case failed = 2
  /// The arguments are invalid.
  case usage = 64

  /// The error that exits with this status without a message.
  var error: ExitCode { ExitCode(rawValue) }

  /// Prints an error, or requested help, and returns the exit status.
  ///
  /// - Parameter arguments: The arguments, in the order of ``ArgumentOrder``.
  static func report(_ error: any Error, _ arguments: [String] = []) -> Int32 {
    if let code = error as? ExitCode { return code.rawValue }
    var failure: CommandFailure
    switch HIG.exitCode(for: error).rawValue {
    case done.rawValue:
      do throws(CommandFailure) {
        var output = StandardOutput()
        try output.write(
          HIG.asksForShortHelp(arguments) ? HIG.shortHelp : HIG.fullMessage(for: error) + "\n")
        try output.finish()
        return done.rawValue
      } catch {
        failure = error
      }
    case usage.rawValue: failure = CommandFailure(usage: error, arguments)
    default: failure = CommandFailure(error)
    }
    // A command that validates its own arguments already gives a hint.
    if (error as? CommandFailure)?.status != .usage || failure.isAboutWords {
      failure = CommandWords(Arguments.texts)?.added(to: failure) ?? failure
    }
    StandardError.write(
      ArgumentOrder.asksForJSON(Arguments.texts) ? failure.json : failure.description)
    return failure.status.rawValue
  }
}
