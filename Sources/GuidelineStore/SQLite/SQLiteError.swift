internal import CSQLite

/// An error reported by SQLite, or damage found by this program.
struct SQLiteError: Error, Hashable {
  /// The kinds of failure that need different remedies.
  enum Kind: Hashable {
    case notADatabase, corrupt, full, busy, readOnly, cannotOpen, inputOutput, outOfMemory, tooBig
    case other
  }

  /// The extended result code.
  let code: Int32
  let message: String
  /// The statement that failed, if any.
  let sql: String?
  /// Whether this program detected it, rather than SQLite.
  var isOwn = false

  /// Whether too many connections started to read or write a log at once.
  var isCrowd: Bool { code & 0xFF == SQLITE_PROTOCOL }

  var kind: Kind {
    switch code & 0xFF {
    case SQLITE_NOTADB: .notADatabase
    // All statements are valid, so a failure means that the tables have changed.
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
  static var unreadableIndex: SQLiteError {
    .corrupt("the full-text index is not as FTS5 writes it")
  }

  /// An error for data that this program can't have written, although SQLite accepts it.
  static func corrupt(_ message: String) -> SQLiteError {
    SQLiteError(code: SQLITE_CORRUPT, message: message, sql: nil, isOwn: true)
  }
}
