import ArgumentParser

/// A command of this program.
///
/// It starts on the thread that the program started on, and stays there unless it waits for others:
/// starting a thread would take longer than a search.
protocol Command: ParsableCommand {
  func perform() async throws
}
