import GuidelineStore

/// A command that cannot do what it was asked to.
struct CommandFailure: Error, CustomStringConvertible {
  /// What is wrong, and where.
  let message: String
  /// What would be right; empty where nobody can say.
  let hint: String
  /// What the program ends with.
  let status: ExitStatus

  init(_ message: String, hint: String = "", status: ExitStatus = .failed) {
    self.message = message
    self.hint = hint
    self.status = status
  }

  /// Finds the words for any error that a command ends with.
  init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as any RemediableError:
      self.init(error.message, hint: error.remedy?.words ?? "")
    default: self.init(String(describing: error))
    }
  }

  /// The form for people.
  var description: String {
    (["hig: error: \(message)"] + hint.split(separator: "\n").map { "  \($0)" })
      .map(\.withVisibleControls).joined(separator: "\n")
  }

  /// The form for programs.
  var json: String {
    (["error": ["message": .string(message), "hint": .string(hint)]] as JSON).versioned.text
  }
}
