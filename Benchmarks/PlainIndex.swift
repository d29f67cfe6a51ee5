import CSQLite

/// What anybody has without this project: SQLite's own full-text index with its own tokenizer.
final class PlainIndex {
  private var connection: OpaquePointer?

  init(path: String) {
    precondition(sqlite3_open(path, &connection) == SQLITE_OK)
    run("PRAGMA journal_mode = WAL")
    run("PRAGMA synchronous = NORMAL")
    run("CREATE VIRTUAL TABLE rule_text USING fts5 (lead, body, tokenize = 'unicode61')")
  }

  deinit {
    sqlite3_close(connection)
  }

  /// Inserts rows in one transaction.
  func insert(_ rows: [(lead: String, body: String)]) {
    run("BEGIN")
    var statement: OpaquePointer?
    let sql = "INSERT INTO rule_text (lead, body) VALUES (?1, ?2)"
    precondition(sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK)
    for row in rows {
      sqlite3_bind_text(statement, 1, row.lead, -1, hig_sqlite_transient())
      sqlite3_bind_text(statement, 2, row.body, -1, hig_sqlite_transient())
      precondition(sqlite3_step(statement) == SQLITE_DONE)
      sqlite3_reset(statement)
    }
    sqlite3_finalize(statement)
    run("COMMIT")
    run("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  private func run(_ sql: String) {
    precondition(sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK, sql)
  }
}
