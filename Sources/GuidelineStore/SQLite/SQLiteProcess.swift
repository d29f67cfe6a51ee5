internal import CSQLite

/// What SQLite does alike for all databases of a process, which is for the program to say and not for a
/// library.
package enum SQLiteProcess {
  /// Has SQLite lay out no pages before it needs them: otherwise there are twenty for each database and
  /// each table of a statement's own, and a search takes 90 page faults and half a millisecond more.
  ///
  /// - Precondition: No database was opened before.
  package static func layOutNoPages() {
    let code = hig_sqlite_set_no_pages_aside()
    precondition(code == SQLITE_OK, "SQLite is in use")
  }
}
