/// A transaction that is undone unless it is committed.
struct Transaction: ~Copyable {
  /// What a transaction is for.
  enum Kind {
    /// Reads from one state of the database, whatever others write meanwhile.
    case read
    /// Writes; waits at the start for its turn, so that it need not give up half-way.
    case write
  }

  private let connection: Connection
  private var isOpen = true

  /// Begins.
  init(_ kind: Kind, on connection: Connection) throws(SQLiteError) {
    self.connection = connection
    switch kind {
    case .read: try connection.run("BEGIN")
    case .write:
      for attempt in 1... {
        do {
          try connection.run("BEGIN IMMEDIATE")
          return
        } catch {
          // SQLite has waited for some seconds already.
          guard error.isCrowd, attempt < 30 else { throw error }
        }
      }
    }
  }

  /// Ends it and keeps what was done.
  consuming func commit() throws(SQLiteError) {
    try connection.run("COMMIT")
    isOpen = false
  }

  deinit {
    // After a full disk and the like SQLite has rolled back by itself, and there is nothing to undo.
    guard isOpen, connection.isInTransaction else { return }
    // Where that fails, too, what was written is undone by whoever opens the file next.
    try? connection.run("ROLLBACK")
  }
}
