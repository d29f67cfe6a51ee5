internal import CSQLite

/// Looks up where phrases occur in the rows of a full-text table.
///
/// FTS5 reports the positions of a phrase only to an auxiliary function, which it calls for each
/// matching row: https://www.sqlite.org/fts5.html#custom_auxiliary_functions
@safe final class FTS5Index {
  /// The postings of the current lookup; FTS5 frees them when the connection closes.
  private let found: UnsafeMutablePointer<FTS5Postings>
  private let lookup: String
  private unowned let connection: Connection

  /// - Parameters:
  ///   - table: A full-text table that stores columns and positions, with row IDs from 1.
  ///   - connection: A connection without another index: its cached statements would keep the first
  ///     one's function.
  init(of table: String, in connection: Connection) throws(SQLiteError) {
    self.connection = connection
    // The function returns NULL, so a single step visits all rows.
    lookup = "SELECT 1 FROM \(table) WHERE \(table) MATCH ?1 AND add_hits(\(table)) ORDER BY rowid"
    unsafe found = try connection.registerAddHits()
  }

  /// The postings of a phrase.
  ///
  /// - Parameter expression: A single phrase in FTS5's syntax.
  func postings(of expression: String) throws(SQLiteError) -> FTS5Postings {
    unsafe found.pointee.removeAll()
    try connection.run(lookup, .text(expression))
    guard unsafe found.pointee.hasAscendingRows else { throw .unreadableIndex }
    return unsafe found.pointee.copy()
  }
}

extension Connection {
  /// Registers `add_hits` with FTS5; it adds a row, with the positions of the first phrase, to the
  /// postings.
  ///
  /// - Returns: The postings, which live as long as the connection.
  fileprivate func registerAddHits() throws(SQLiteError) -> UnsafeMutablePointer<FTS5Postings> {
    let api = try unsafe fts5API()
    let found = UnsafeMutablePointer<FTS5Postings>.allocate(capacity: 1)
    unsafe found.initialize(to: FTS5Postings())
    let code = unsafe api.pointee.xCreateFunction(
      api, "add_hits", found,
      { api, row, _, _, _ in
        guard let api = unsafe api, let found = unsafe api.pointee.xUserData(row) else { return }
        let postings = unsafe found.assumingMemoryBound(to: FTS5Postings.self)
        var iterator = unsafe Fts5PhraseIter()
        var (column, token): (Int32, Int32) = (0, 0)
        unsafe postings.pointee.append(
          row: UInt32(truncatingIfNeeded: api.pointee.xRowid(row)))
        let code = unsafe api.pointee.xPhraseFirst(row, 0, &iterator, &column, &token)
        while code == SQLITE_OK, column >= 0 {
          unsafe postings.pointee.append(
            FTS5Postings.Place(column: Int(column), token: Int(token)))
          unsafe api.pointee.xPhraseNext(row, &iterator, &column, &token)
        }
      },
      { found in
        guard let found = unsafe found?.assumingMemoryBound(to: FTS5Postings.self) else { return }
        unsafe found.deinitialize(count: 1)
        unsafe found.deallocate()
      })
    guard code == SQLITE_OK else {
      throw SQLiteError(code: code, message: "can't register the function add_hits", sql: nil)
    }
    return unsafe found
  }
}
