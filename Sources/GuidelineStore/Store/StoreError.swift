/// What keeps a store from doing what was asked of it.
public struct StoreError: Error, Hashable, Sendable {
  /// A lowercase phrase without a full stop: what is wrong, and where.
  public let message: String
  /// What would have been right, or what to do, if that can be said.
  public let hint: String?
  /// Whether what the store's file holds is damaged.
  public private(set) var isDamage = false

  /// Makes it of its parts.
  public init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}

extension StoreError {
  /// Says in plain words what SQLite met with in the store at `path`.
  init(_ error: SQLiteError, path: String) {
    switch error.kind {
    case .notADatabase:
      self.init(
        "\(path) is no store: it is not an SQLite database",
        hint: "name another file with --store, or move this one out of the way")
    case .corrupt:
      let detail = error.message == "database disk image is malformed" ? "" : ": \(error.message)"
      self.init(
        "the store \(path) is damaged\(detail)",
        hint: "run hig check --repair; if that does not help, remove the file and import again")
      isDamage = true
    case .full:
      self.init(
        "no space is left for the store \(path)",
        hint: "free some space on that disk and try again")
    case .busy:
      self.init(
        "another program has been using the store \(path) for too long",
        hint: "try again when it has finished")
    case .readOnly:
      self.init(
        "the store \(path) may not be written to",
        hint: "check the permissions of the file and of its folder, or name another with --store")
    case .cannotOpen:
      self.init(
        "the store \(path) cannot be opened",
        hint: "check that it is a file, and the permissions of the file and of its folder")
    case .inputOutput:
      self.init(
        "the disk failed while the store \(path) was being read or written",
        hint: "check that the disk is still there and has space left")
    case .outOfMemory:
      self.init("there is not enough memory for the store \(path)")
    case .tooBig:
      self.init("a document is too big for the store \(path)", hint: "split it into smaller files")
    case .other:
      self.init(
        "the store \(path) does not work as it should: \(error.message) (SQLite \(error.code))",
        hint: "run hig check; if it finds nothing, this is a fault of hig")
    }
  }
}
