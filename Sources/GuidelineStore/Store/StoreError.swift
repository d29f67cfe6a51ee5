/// What keeps a store from doing what was asked of it.
public struct StoreError: RemediableError, Hashable {
  /// A lowercase phrase without a full stop: what is wrong, and where.
  package let problem: Message
  /// What would have been right, or what to do, if that can be said.
  public let remedy: Remedy?
  /// Whether what the store's file holds is damaged.
  private(set) var isDamage = false
  /// Whether it is about a name that nothing in the store has.
  package private(set) var isAbsence = false

  /// The same, where the file is not what it should be.
  var asDamage: StoreError {
    var error = self
    error.isDamage = true
    return error
  }

  /// Makes it of its parts.
  package init(_ problem: Message, remedy: Remedy? = nil) {
    self.problem = problem
    self.remedy = remedy
  }

  /// An error whose remedy is said in the same words everywhere.
  package init(_ problem: Message, hint: Message) {
    self.init(problem, remedy: .advice(hint))
  }

  /// An error about a name that nothing in the store has.
  static func absence(_ problem: Message, hint: Message?) -> StoreError {
    var error = StoreError(problem, remedy: hint.map { .advice($0) })
    error.isAbsence = true
    return error
  }

  /// The problem in English.
  public var message: String { problem.description }
}

extension StoreError {
  /// Says in plain words what SQLite met with in the store at `path`.
  init(_ error: SQLiteError, path: String) {
    switch error.kind {
    case .notADatabase:
      self.init(
        "\(path) isn't a store: not an SQLite database",
        remedy: .nameAnotherStoreOrMove)
      isDamage = true
    case .corrupt:
      // What SQLite says of its own tables helps nobody.
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
