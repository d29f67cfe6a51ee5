import GuidelineStore

/// How far a long piece of work has come, on one line of standard error that is written over.
final class Progress {
  private let total: Int
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var lastShown: ContinuousClock.Instant?

  /// - Parameter isWanted: Whether to show it where there is a terminal.
  init(total: Int, isWanted: Bool) {
    self.total = total
    isShown = isWanted && total > 1 && Terminal.showsProgress
  }

  /// Shows how much is done, a few times a second and not before the work has taken a while.
  func show(_ done: Int) {
    guard isShown else { return }
    let now = ContinuousClock.now
    guard now - (lastShown ?? start) > .milliseconds(lastShown == nil ? 500 : 100) else { return }
    lastShown = now
    write("\(done) of \(total) files")
  }

  /// Shows what is being done that cannot be counted.
  func show(_ words: Message) {
    guard isShown else { return }
    lastShown = .now
    write(words)
  }

  private func write(_ words: Message) {
    StandardError.write("\r\u{1B}[K\(Labels.ofThisPerson(words))", terminator: "")
  }

  /// Makes room for other lines.
  func clear() {
    if lastShown != nil { StandardError.write("\r\u{1B}[K", terminator: "") }
  }
}
