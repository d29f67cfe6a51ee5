import GuidelineStore

/// A command that cannot do what it was asked to.
struct CommandFailure: Error, CustomStringConvertible {
  /// What is wrong, and where.
  let problem: Message
  /// What would be right; empty where nobody can say.
  let hint: Message
  /// What the program ends with.
  let status: ExitStatus

  init(_ problem: Message, hint: Message = "", status: ExitStatus = .failed) {
    self.problem = problem
    self.hint = hint
    self.status = status
  }

  /// Finds the words for any error that a command ends with.
  init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as any RemediableError:
      self.init(error.problem, hint: error.remedy?.words ?? "")
    default: self.init(Message(verbatim: String(describing: error)))
    }
  }

  /// The problem in English, as programs are told it.
  var message: String { Labels.english(problem) }

  /// The form for people, in their language.
  var description: String {
    let labels = Labels.ofThisPerson
    let hint = hint.isEmpty ? "" : "\n  \(labels(hint))"
    return "hig: \(labels("error: \(problem)"))\(hint)".withVisibleControls
  }

  /// Problem and hint in one line of English.
  var sentence: String { Labels.english(problem.followed(by: hint)) }

  /// The form for programs.
  var json: String {
    let members: JSON = [
      "message": .string(message), "hint": .string(Labels.english(hint)),
    ]
    return (["error": members] as JSON).versioned.text
  }
}
