internal import CSQLite

/// SQLite settings for the whole process; a program may change them, a library shouldn't.
package enum SQLiteProcess {
  /// Stops SQLite from allocating cache pages in advance. By default, it allocates twenty for each
  /// database and temporary table, which costs a search 90 page faults and half a millisecond.
  ///
  /// - Precondition: No database has been opened.
  package static func layOutNoPages() {
    let code = hig_sqlite_set_no_pages_aside()
    precondition(code == SQLITE_OK, "SQLite is in use")
  }
}
