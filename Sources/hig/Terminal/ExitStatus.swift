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
  ///
  /// - Parameter arguments: In the order of ``ArgumentOrder``.
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
    // A command that refuses its arguments itself says what would be right.
    if (error as? CommandFailure)?.status != .usage || failure.isAboutWords {
      failure = CommandWords(Arguments.texts)?.added(to: failure) ?? failure
    }
    StandardError.write(
      ArgumentOrder.asksForJSON(Arguments.texts) ? failure.json : failure.description)
    return failure.status.rawValue
  }
}
