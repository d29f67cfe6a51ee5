/// What keeps a store from doing what was asked of it.
package struct StoreError: Error, Hashable, Sendable {
  /// A lowercase phrase without a full stop: what is wrong, and where.
  package let message: String
  /// What would have been right, or what to do, if that can be said.
  package let hint: String?
  /// Whether what the store's file holds is damaged.
  package private(set) var isDamage = false

  /// Makes it of its parts.
  package init(_ message: String, hint: String? = nil) {
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
        "\(path) isn't a store: not an SQLite database",
        hint: "name another file with --store, or move this one away")
    case .corrupt:
      let detail = error.message == "database disk image is malformed" ? "" : ": \(error.message)"
      self.init(
        "the store \(path) is damaged\(detail)",
        hint: "run hig check --repair; if that doesn't help, remove the file and import again")
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
        hint: "check the permissions of the file and its folder, or name another with --store")
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
        hint: "run hig check; if it finds nothing, this is a bug in hig")
    }
  }
}
