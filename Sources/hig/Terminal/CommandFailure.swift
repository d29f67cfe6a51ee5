import GuidelineStore

struct CommandFailure: Error, CustomStringConvertible {
  /// The problem, and where it is.
  let problem: Message
  /// What would be valid; may be empty.
  let hint: Message
  let otherHints: [Message]
  let status: ExitStatus
  /// Whether the words after a command are invalid, so that they may be a query.
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

  /// Makes a failure of any error.
  init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as any RemediableError:
      self.init(error.problem, hint: error.remedy?.words ?? "")
    default: self.init(Message(verbatim: String(describing: error)))
    }
  }

  /// Looks up what the words of a command name. A name that nothing has finds nothing; as the value of an
  /// option, it is a failure.
  static func lookingUp<Result>(_ find: () throws -> Result) throws -> Result {
    do {
      return try find()
    } catch let error as StoreError where error.isAbsence {
      throw CommandFailure(
        error.problem, hint: error.remedy?.words ?? "", status: .nothingFound)
    }
  }

  /// The problem in English, for JSON.
  var message: String { Labels.english(problem) }

  /// The hints, each for a line of its own.
  private var hints: [Message] { ([hint] + otherHints).filter { !$0.isEmpty } }

  /// The message for people, in the user's language.
  var description: String {
    let labels = Labels.ofThisPerson
    return (["hig: \(labels("error: \(problem)"))"] + hints.map { "  \(labels($0))" })
      .map(\.withVisibleControls).joined(separator: "\n")
  }

  /// The problem and the hint as one line of English.
  var sentence: String { Labels.english(problem.followed(by: hint)) }

  var json: String {
    let members: JSON = [
      "message": .string(message),
      "hint": .string(hints.map { Labels.english($0) }.joined(separator: "\n")),
    ]
    return (["error": members] as JSON).versioned.text
  }
}
