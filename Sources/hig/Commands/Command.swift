import GuidelineStore
import ArgumentParser

/// A command of this program.
///
/// It starts on the thread that the program started on, and stays there unless it waits for others:
/// starting a thread would take longer than a search.
protocol Command: ParsableCommand {
  func perform() async throws

  /// Whether it does its work also where config files cannot be read.
  static var bearsBrokenSettings: Bool { get }
}

extension Command {
  static var bearsBrokenSettings: Bool { false }
}

/// A command that changes the store, so that asking again gives another answer.
protocol WritingCommand: Command {
  var output: OutputOptions { get }

  /// An item of its answer, by which fields are known before anything is written.
  static var sampleItem: JSON { get }
}

extension WritingCommand {
  /// Refuses what only comes to light once the answer is there.
  func checkOutput() throws {
    guard output.budget == nil, output.skip == nil else {
      throw wrongUsage(
        Message("hig \(Self._commandName) doesn't take --budget or --skip")
          .followed(by: "use --fields to shorten its output"))
    }
    try output.requireFields(of: Self.sampleItem)
  }
}
