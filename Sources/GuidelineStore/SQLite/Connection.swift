internal import CSQLite

/// An open database. One task uses it at a time.
@safe final class Connection {
  /// How a database is opened.
  enum Access {
    /// The file must be there.
    case readWrite
    /// The file is made if it is missing.
    case create
    /// The file is only read, but others may write to it.
    case readOnly
    /// Nobody writes to the file, so that it is read without locks and without files beside it.
    case immutable
  }

  let handle: OpaquePointer
  /// SQLite's busy handler holds it unretained, as long as the handle is open.
  private var patience: Patience?
  private var idle: [StatementKey: Statement] = [:]

  /// - Parameter path: The file, or `:memory:`.
  init(path: String, access: Access) throws(SQLiteError) {
    var handle: OpaquePointer?
    let flags =
      switch access {
      case .readWrite: SQLITE_OPEN_READWRITE
      case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      case .readOnly, .immutable: SQLITE_OPEN_READONLY
      }
    let name = access == .immutable ? Self.address(of: path) + "?immutable=1" : path
    let uri = access == .immutable ? SQLITE_OPEN_URI : 0
    let code = unsafe sqlite3_open_v2(name, &handle, flags | uri | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let handle = unsafe handle else {
      let code = unsafe handle.map { unsafe sqlite3_extended_errcode($0) } ?? code
      let message = unsafe handle.map { unsafe String(cString: sqlite3_errmsg($0)) }
      unsafe sqlite3_close_v2(handle)
      throw SQLiteError(code: code, message: message ?? "out of memory", sql: nil)
    }
    unsafe sqlite3_extended_result_codes(handle, 1)
    unsafe self.handle = handle
    try setDefensive(true)
    // A file may come from anywhere: nothing in its schema runs code, and each page is looked at
    // before it is used.
    try execute(script: "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
  }

  deinit {
    idle = [:]
    // Statements that are still out keep the handle open until they end.
    unsafe sqlite3_close_v2(handle)
  }

  /// Keeps statements from writing to the tables in which FTS5 keeps an index, which it does itself; so
  /// it is from the start, and only tests have reason to change it.
  func setDefensive(_ isDefensive: Bool) throws(SQLiteError) {
    // https://www.sqlite.org/c3ref/c_dbconfig_defensive.html
    let code = unsafe hig_sqlite_set_defensive(handle, isDefensive ? 1 : 0)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// How long a lock of another connection is waited for.
  ///
  /// - Parameter waiting: Is called once where that takes more than a second.
  func setPatience(milliseconds: Int, whenWaiting waiting: @escaping () -> Void) {
    let patience = Patience(milliseconds: milliseconds, whenWaiting: waiting)
    self.patience = patience
    unsafe sqlite3_busy_handler(
      handle,
      { patience, count in
        guard let patience = unsafe patience else { return 0 }
        let isLeft = unsafe Unmanaged<Patience>.fromOpaque(patience).takeUnretainedValue()
          .wait(time: Int(count))
        return isLeft ? 1 : 0
      }, Unmanaged.passUnretained(patience).toOpaque())
  }

  /// Runs every statement of a script that has no parameters.
  func execute(script: String) throws(SQLiteError) {
    let code = unsafe sqlite3_exec(handle, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code, sql: script) }
  }

  /// Begins a run of a statement, or borrows it for many runs.
  func rows(_ sql: String, _ values: SQLValue...) throws(SQLiteError) -> Rows {
    try rows(sql, values: values)
  }

  /// Begins a run of a statement with as many values as there are.
  func rows(_ sql: String, values: [SQLValue]) throws(SQLiteError) -> Rows {
    let statement = try statement(sql)
    let rows = Rows(statement, of: self)
    try statement.bind(values)
    return rows
  }

  /// Runs a statement to its end.
  func run(_ sql: String, _ values: SQLValue...) throws(SQLiteError) {
    try run(sql, values: values)
  }

  /// Runs a statement with as many values as there are to its end.
  func run(_ sql: String, values: [SQLValue]) throws(SQLiteError) {
    let rows = try rows(sql, values: values)
    while try rows.next() {}
  }

  /// The key, count or size in the first column of the first row; `nil` without a row or for NULL.
  func integer(_ sql: String, _ values: SQLValue...) throws(SQLiteError) -> Int? {
    let rows = try rows(sql, values: values)
    return try rows.next() && !rows.isNull(0) ? rows.integer(0) : nil
  }

  /// All 64 bits of the number in the first column of the first row; `nil` without a row or for NULL.
  func bits(_ sql: String, _ values: SQLValue...) throws(SQLiteError) -> Int? {
    let rows = try rows(sql, values: values)
    return try rows.next() && !rows.isNull(0) ? rows.bits(0) : nil
  }

  /// The first column of all rows.
  func texts(_ sql: String, _ values: SQLValue...) throws(SQLiteError) -> [String] {
    let rows = try rows(sql, values: values)
    var texts: [String] = []
    while try rows.next() { texts.append(rows.text(0)) }
    return texts
  }

  /// Makes the database a copy of another one, page by page, in one transaction.
  ///
  /// - Parameter other: May be damaged: its pages are not looked at.
  func copy(_ other: Connection) throws(SQLiteError) {
    guard let backup = unsafe sqlite3_backup_init(handle, "main", other.handle, "main") else {
      throw error(unsafe sqlite3_extended_errcode(handle))
    }
    unsafe sqlite3_backup_step(backup, -1)
    let code = unsafe sqlite3_backup_finish(backup)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// The bytes of the file that the database would be.
  func image() throws(SQLiteError) -> [UInt8] {
    var size: sqlite3_int64 = 0
    guard let start = unsafe sqlite3_serialize(handle, "main", &size, 0) else {
      throw error(unsafe sqlite3_extended_errcode(handle))
    }
    defer { unsafe sqlite3_free(start) }
    return unsafe Array(UnsafeBufferPointer(start: start, count: Int(size)))
  }

  private func error(_ code: Int32, sql: String? = nil) -> SQLiteError {
    unsafe SQLiteError(code: code, message: String(cString: sqlite3_errmsg(handle)), sql: sql)
  }

  /// The key of the row that was inserted last.
  var lastInsertedID: Int { Int(unsafe sqlite3_last_insert_rowid(handle)) }

  /// How many rows were changed since the connection was opened.
  var changeCount: Int { Int(unsafe sqlite3_total_changes64(handle)) }

  /// Whether a transaction is open.
  var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

  /// Receives a statement whose run has ended; the cache lends each to one run at a time.
  func takeBack(_ statement: Statement) {
    idle[StatementKey(sql: statement.sql)] = statement
  }

  private func statement(_ sql: String) throws(SQLiteError) -> Statement {
    if let statement = idle.removeValue(forKey: StatementKey(sql: sql)) { return statement }
    return try unsafe Statement(sql, in: handle)
  }

  /// A path as an address, in which `?`, `#` and `%` mean nothing.
  private static func address(of path: String) -> String {
    "file:" + path.percentEncoded { $0 < 0x80 && !"?#%".utf8.contains($0) }
  }
}

/// A statement by its text, of which hashing takes only the length: most are a hundred bytes, and all
/// but a few differ in that.
private struct StatementKey: Hashable {
  let sql: String

  func hash(into hasher: inout Hasher) {
    hasher.combine(sql.utf8.count)
  }
}
