import GuidelineStore

/// A progress line on standard error, which is overwritten in place.
final class Progress {
  private let total: Int
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var lastShown: ContinuousClock.Instant?

  /// - Parameter isWanted: Whether to show progress on a terminal.
  init(total: Int, isWanted: Bool) {
    self.total = total
    isShown = isWanted && total > 1 && Terminal.showsProgress
  }

  /// Shows the progress, at most ten times a second, and not in the first half second.
  func show(_ done: Int) {
    guard isShown else { return }
    let now = ContinuousClock.now
    guard now - (lastShown ?? start) > .milliseconds(lastShown == nil ? 500 : 100) else { return }
    lastShown = now
    write("\(done) of \(total) files")
  }

  /// Shows a step without a count.
  func show(_ words: Message) {
    guard isShown else { return }
    lastShown = .now
    write(words)
  }

  private func write(_ words: Message) {
    StandardError.write("\r\u{1B}[K\(Labels.ofThisPerson(words))", terminator: "")
  }

  /// Clears the line for other output.
  func clear() {
    if lastShown != nil { StandardError.write("\r\u{1B}[K", terminator: "") }
  }
}
