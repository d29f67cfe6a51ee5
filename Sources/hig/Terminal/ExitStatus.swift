import ArgumentParser

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
    case usage.rawValue where asJSON:
      let wholeMessage = HIG.fullMessage(for: error)
      let usage = wholeMessage.drop { $0 != "\n" }.drop(while: \.isNewline)
      StandardError.write(CommandFailure(HIG.message(for: error), hint: String(usage)).json)
      return Self.usage.rawValue
    case usage.rawValue:
      StandardError.write(HIG.fullMessage(for: error))
      return usage.rawValue
    default:
      let failure = CommandFailure(error)
      StandardError.write(asJSON ? failure.json : failure.description)
      return failed.rawValue
    }
  }
}
