import GuidelineStore

/// A command that cannot do what it was asked to.
struct CommandFailure: Error, CustomStringConvertible {
  /// What is wrong, and where.
  let problem: Message
  /// What would be right; empty where nobody can say.
  let hint: Message
  /// Other ways to go on.
  let otherHints: [Message]
  /// What the program ends with.
  let status: ExitStatus
  /// Whether the words after a command make no sense to it, and may have been a query.
  let isAboutWords: Bool

  init(
    _ problem: Message, hint: Message = "", otherHints: [Message] = [],
    status: ExitStatus = .failed, isAboutWords: Bool = false
  ) {
    self.problem = problem
    self.hint = hint
    self.otherHints = otherHints
    self.status = status
    self.isAboutWords = isAboutWords
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

  /// What can be said beside the problem, a line each.
  private var hints: [Message] { ([hint] + otherHints).filter { !$0.isEmpty } }

  /// The form for people, in their language.
  var description: String {
    let labels = Labels.ofThisPerson
    return (["hig: \(labels("error: \(problem)"))"] + hints.map { "  \(labels($0))" })
      .map(\.withVisibleControls).joined(separator: "\n")
  }

  /// Problem and hint in one line of English.
  var sentence: String { Labels.english(problem.followed(by: hint)) }

  /// The form for programs.
  var json: String {
    let members: JSON = [
      "message": .string(message),
      "hint": .string(hints.map { Labels.english($0) }.joined(separator: "\n")),
    ]
    return (["error": members] as JSON).versioned.text
  }
}
