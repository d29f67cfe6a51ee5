import GuidelineStore
import ArgumentParser

/// A command of the program.
///
/// Commands run on the main thread unless they await, because starting another thread takes longer
/// than a search.
protocol Command: ParsableCommand {
  func perform() async throws

  /// Whether the command works even if config files can't be read.
  static var bearsBrokenSettings: Bool { get }
}

extension Command {
  static var bearsBrokenSettings: Bool { false }
}

/// A command that changes the store, so that running it again gives another answer.
protocol WritingCommand: Command {
  var output: OutputOptions { get }

  /// A sample item of the answer, to validate `--fields` before anything is written.
  static var sampleItem: JSON { get }
}

extension WritingCommand {
  /// Rejects output options that could otherwise only be validated with the answer.
  func checkOutput() throws {
    guard output.budget == nil, output.skip == nil else {
      throw wrongUsage(
        Message("hig \(Self._commandName) doesn't take --budget or --skip")
          .followed(by: "use --fields to shorten its output"))
    }
    try output.requireFields(of: Self.sampleItem)
  }
}
