internal import CSQLite

/// What SQLite answered instead of doing its work.
struct SQLiteError: Error, Hashable {
  /// The kinds of failure that a person can do something about, each in its own way.
  enum Kind: Hashable {
    case notADatabase, corrupt, full, busy, readOnly, cannotOpen, inputOutput, outOfMemory, tooBig
    case other
  }

  /// The extended result code.
  let code: Int32
  /// SQLite's own words.
  let message: String
  /// The statement that failed; `nil` where none was run.
  let sql: String?
  /// Whether this program noticed it, rather than SQLite.
  var isOwn = false

  /// Whether too many began to read or write a log at the same moment.
  var isCrowd: Bool { code & 0xFF == SQLITE_PROTOCOL }

  /// What kind of failure the code stands for.
  var kind: Kind {
    switch code & 0xFF {
    case SQLITE_NOTADB: .notADatabase
    // All statements are known to be right: one that fails meets other tables than there should be.
    case SQLITE_CORRUPT, SQLITE_ERROR, SQLITE_CONSTRAINT, SQLITE_MISMATCH: .corrupt
    case SQLITE_FULL: .full
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: .readOnly
    case SQLITE_CANTOPEN: .cannotOpen
    case SQLITE_IOERR: .inputOutput
    case SQLITE_NOMEM: .outOfMemory
    case SQLITE_TOOBIG: .tooBig
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
    SQLiteError(code: SQLITE_CORRUPT, message: message, sql: nil, isOwn: true)
  }
}
