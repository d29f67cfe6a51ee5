/// A transaction that is rolled back unless it is committed.
struct Transaction: ~Copyable {
  enum Kind {
    /// Reads a consistent snapshot while others may write.
    case read
    /// Waits for the write lock at the start, so that it needn't give up half-way.
    case write
  }

  private let connection: Connection
  private var isOpen = true

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
          // SQLite has already waited for some seconds.
          guard error.isCrowd, attempt < 30 else { throw error }
        }
      }
    }
  }

  consuming func commit() throws(SQLiteError) {
    try connection.run("COMMIT")
    isOpen = false
  }

  deinit {
    // After some errors, such as a full disk, SQLite has already rolled back.
    guard isOpen, connection.isInTransaction else { return }
    // If this fails too, whoever opens the file next rolls back.
    try? connection.run("ROLLBACK")
  }
}
