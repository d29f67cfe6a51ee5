/// An error of a store, in the user's words.
public struct StoreError: RemediableError, Hashable {
  /// A lowercase phrase without a full stop: what is wrong, and where.
  package let problem: Message
  /// A fix, if there is one.
  public let remedy: Remedy?
  /// Whether the file's content is damaged.
  private(set) var isDamage = false
  /// Whether a name isn't in the store.
  package private(set) var isAbsence = false

  /// The same error, marked as damage.
  var asDamage: StoreError {
    var error = self
    error.isDamage = true
    return error
  }

  package init(_ problem: Message, remedy: Remedy? = nil) {
    self.problem = problem
    self.remedy = remedy
  }

  /// An error whose remedy is the same in all contexts.
  package init(_ problem: Message, hint: Message) {
    self.init(problem, remedy: .advice(hint))
  }

  /// An error about a name that isn't in the store.
  static func absence(_ problem: Message, hint: Message?) -> StoreError {
    var error = StoreError(problem, remedy: hint.map { .advice($0) })
    error.isAbsence = true
    return error
  }

  /// The problem in English.
  public var message: String { problem.description }
}

extension StoreError {
  /// Describes an error of SQLite in the user's words.
  init(_ error: SQLiteError, path: String) {
    switch error.kind {
    case .notADatabase:
      self.init(
        "\(path) isn't a store: not an SQLite database",
        remedy: .nameAnotherStoreOrMove)
      isDamage = true
    case .corrupt:
      // SQLite's messages about its own tables don't help users.
      let detail = error.isOwn ? ": \(error.message)" : ""
      self.init(
        "the store \(path) is damaged\(detail)",
        remedy: .repairStoreOrImportAgain)
      isDamage = true
    case .full:
      self.init(
        "no space left for the store \(path)",
        hint: "free some disk space and try again")
    case .busy:
      self.init(
        "the store \(path) is in use by another program",
        hint: "try again when it has finished")
    case .readOnly:
      self.init(
        "can't write to the store \(path)",
        remedy: .permitWritingOrNameAnotherStore)
    case .cannotOpen:
      self.init(
        "can't open the store \(path)",
        hint: "check that it is a file, and the permissions of the file and its folder")
    case .inputOutput:
      self.init(
        "disk error while reading or writing the store \(path)",
        hint: "check that the disk is connected and has space left")
    case .outOfMemory:
      self.init("not enough memory for the store \(path)")
    case .tooBig:
      self.init("a document is too big for the store \(path)", hint: "split it into smaller files")
    case .other:
      self.init(
        "unexpected error in the store \(path): \(error.message) (SQLite \(error.code))",
        remedy: .checkStoreOrReport)
    }
  }
}
