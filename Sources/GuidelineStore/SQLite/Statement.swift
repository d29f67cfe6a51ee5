internal import CSQLite

/// A prepared statement, which can run many times, one run at a time.
@safe final class Statement {
  let handle: OpaquePointer
  let sql: String

  /// - Parameter database: The connection's handle, which must outlive the statement.
  init(_ sql: String, in database: OpaquePointer) throws(SQLiteError) {
    var handle: OpaquePointer?
    let code = unsafe sqlite3_prepare_v3(
      database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard code == SQLITE_OK, let handle = unsafe handle else {
      throw unsafe SQLiteError(
        code: code, message: String(cString: sqlite3_errmsg(database)), sql: sql)
    }
    unsafe self.handle = handle
    self.sql = sql
  }

  deinit {
    unsafe sqlite3_finalize(handle)
  }

  /// Binds the parameters `?1`, `?2` …
  ///
  /// An empty buffer needs special care: it may have no address, which SQLite takes for NULL.
  func bind(_ values: [SQLValue]) throws(SQLiteError) {
    var index: Int32 = 0
    for value in values {
      index += 1
      let code =
        switch value {
        case .null: unsafe sqlite3_bind_null(handle, index)
        case .integer(let number): unsafe sqlite3_bind_int64(handle, index, Int64(number))
        case .real(let number): unsafe sqlite3_bind_double(handle, index, number)
        case .text(let text): bind(text, at: index)
        case .blob([]): unsafe sqlite3_bind_zeroblob(handle, index, 0)
        case .blob(let bytes):
          unsafe bytes.withUnsafeBytes {
            unsafe sqlite3_bind_blob64(
              handle, index, $0.baseAddress, UInt64($0.count), hig_sqlite_transient())
          }
        }
      guard code == SQLITE_OK else { throw error(code) }
    }
  }

  private func bind(_ text: String, at index: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { utf8 in
      guard let start = utf8.baseAddress else {
        return unsafe sqlite3_bind_text(handle, index, "", 0, hig_sqlite_transient())
      }
      return unsafe start.withMemoryRebound(to: CChar.self, capacity: utf8.count) {
        unsafe sqlite3_bind_text64(
          handle, index, $0, UInt64(utf8.count), hig_sqlite_transient(), UInt8(SQLITE_UTF8))
      }
    }
  }

  /// Runs to the next row.
  ///
  /// - Returns: Whether there is one.
  func step() throws(SQLiteError) -> Bool {
    let code = unsafe sqlite3_step(handle)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw error(code)
    }
  }

  /// Resets the statement and clears its values.
  func reset() {
    // The result code is the last step's, which has been thrown already.
    unsafe sqlite3_reset(handle)
    unsafe sqlite3_clear_bindings(handle)
  }

  private func error(_ code: Int32) -> SQLiteError {
    let database = unsafe sqlite3_db_handle(handle)
    return unsafe SQLiteError(
      code: code, message: String(cString: sqlite3_errmsg(database)), sql: sql)
  }
}
