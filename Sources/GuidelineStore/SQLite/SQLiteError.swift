internal import CSQLite

/// What SQLite answered instead of doing its work.
struct SQLiteError: Error, Hashable {
  /// The kinds of failure that a person can do something about, each in its own way.
  enum Kind: Hashable {
    case notADatabase, corrupt, full, busy, readOnly, cannotOpen, inputOutput, outOfMemory, tooBig
    case constraint, other
  }

  /// The extended result code.
  let code: Int32
  /// SQLite's own words.
  let message: String
  /// The statement that failed; `nil` where none was run.
  let sql: String?

  /// What kind of failure the code stands for.
  var kind: Kind {
    switch code & 0xFF {
    case SQLITE_NOTADB: .notADatabase
    case SQLITE_CORRUPT: .corrupt
    case SQLITE_FULL: .full
    case SQLITE_BUSY, SQLITE_LOCKED: .busy
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: .readOnly
    case SQLITE_CANTOPEN: .cannotOpen
    case SQLITE_IOERR: .inputOutput
    case SQLITE_NOMEM: .outOfMemory
    case SQLITE_TOOBIG: .tooBig
    case SQLITE_CONSTRAINT: .constraint
    default: .other
    }
  }
}

extension SQLiteError {
  /// A full-text index is not as FTS5 writes it.
  static var unreadableIndex: SQLiteError {
    .corrupt("the full-text index is not as FTS5 writes it")
  }

  /// Something was read that nobody wrote, which SQLite could not notice.
  static func corrupt(_ message: String) -> SQLiteError {
    SQLiteError(code: SQLITE_CORRUPT, message: message, sql: nil)
  }
}
