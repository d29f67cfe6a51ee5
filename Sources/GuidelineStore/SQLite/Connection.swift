internal import CSQLite

/// An open database. One task uses it at a time.
@safe final class Connection {
  /// How a database is opened.
  enum Access {
    /// The file must exist.
    case readWrite
    /// The file is created if it is missing.
    case create
    /// This connection only reads, but others may write.
    case readOnly
    /// No process writes to the file, so it is read without locks and auxiliary files.
    case immutable
  }

  let handle: OpaquePointer
  /// SQLite's busy handler uses it unretained while the handle is open.
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
    // A file may come from anywhere: don't run code from its schema, and validate pages before use.
    try execute(script: "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
  }

  deinit {
    idle = [:]
    // Statements still in use keep the handle open until they end.
    unsafe sqlite3_close_v2(handle)
  }

  /// Protects FTS5's shadow tables from direct writes. This is on by default; only tests turn it
  /// off.
  func setDefensive(_ isDefensive: Bool) throws(SQLiteError) {
    // https://www.sqlite.org/c3ref/c_dbconfig_defensive.html
    let code = unsafe hig_sqlite_set_defensive(handle, isDefensive ? 1 : 0)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// Sets how long to wait for another connection's lock.
  ///
  /// - Parameter waiting: Called once if the wait exceeds a second.
  func setPatience(milliseconds: Int, whenWaiting waiting: @escaping () -> Void) {
    let patience = Patience(milliseconds: milliseconds, whenWaiting: waiting)
    self.patience = patience
    wait(with: patience)
  }

  private func wait(with patience: Patience) {
    unsafe sqlite3_busy_handler(
      handle,
      { patience, count in
        guard let patience = unsafe patience else { return 0 }
        let isLeft = unsafe Unmanaged<Patience>.fromOpaque(patience).takeUnretainedValue()
          .wait(time: Int(count))
        return isLeft ? 1 : 0
      }, Unmanaged.passUnretained(patience).toOpaque())
  }

  /// Runs something that fails at once where it would have to wait for others.
  func withoutWaiting(_ body: () throws(SQLiteError) -> Void) throws(SQLiteError) {
    unsafe sqlite3_busy_handler(handle, nil, nil)
    defer { if let patience { wait(with: patience) } }
    try body()
  }

  /// Moves the log into the file, unless others use either.
  func checkpoint() throws(SQLiteError) { try run("PRAGMA wal_checkpoint(TRUNCATE)") }

  /// Runs all statements of a script without parameters.
  func execute(script: String) throws(SQLiteError) {
    let code = unsafe sqlite3_exec(handle, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code, sql: script) }
  }

  /// Starts a run of a statement, or reserves it for several runs.
  func rows(_ sql: String, _ values: SQLValue...) throws(SQLiteError) -> Rows {
    try rows(sql, values: values)
  }

  func rows(_ sql: String, values: [SQLValue]) throws(SQLiteError) -> Rows {
    let statement = try statement(sql)
    let rows = Rows(statement, of: self)
    try statement.bind(values)
    return rows
  }

  /// Runs a statement to completion.
  func run(_ sql: String, _ values: SQLValue...) throws(SQLiteError) {
    try run(sql, values: values)
  }

  func run(_ sql: String, values: [SQLValue]) throws(SQLiteError) {
    let rows = try rows(sql, values: values)
    while try rows.next() {}
  }

  /// The key, count or size in the first row's first column; `nil` if there is no row, or for NULL.
  func integer(_ sql: String, _ values: SQLValue...) throws(SQLiteError) -> Int? {
    let rows = try rows(sql, values: values)
    return try rows.next() && !rows.isNull(0) ? rows.integer(0) : nil
  }

  /// The 64-bit integer in the first row's first column; `nil` if there is no row, or for NULL.
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

  /// Replaces the database with a copy of another one, page by page, in one transaction.
  ///
  /// - Parameter other: The source. It may be damaged, since its pages aren't validated.
  func copy(_ other: Connection) throws(SQLiteError) {
    guard let backup = unsafe sqlite3_backup_init(handle, "main", other.handle, "main") else {
      throw error(unsafe sqlite3_extended_errcode(handle))
    }
    unsafe sqlite3_backup_step(backup, -1)
    let code = unsafe sqlite3_backup_finish(backup)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// The database as the bytes of a file.
  func image() throws(SQLiteError) -> [UInt8] {
    var size: sqlite3_int64 = 0
    guard let start = unsafe sqlite3_serialize(handle, "main", &size, 0) else {
      throw error(unsafe sqlite3_extended_errcode(handle))
    }
    defer { unsafe sqlite3_free(start) }
    return unsafe Array(UnsafeBufferPointer(start: start, count: Int(size)))
  }

  /// Whether the database has no file.
  var isInMemory: Bool {
    unsafe sqlite3_db_filename(handle, "main").map { unsafe $0.pointee == 0 } ?? true
  }

  /// Reads bytes of the file itself, whatever its log says.
  func read(into bytes: inout [UInt8], count: Int, at start: Int) throws(SQLiteError) {
    let code = unsafe bytes.withUnsafeMutableBytes {
      unsafe hig_sqlite_read(handle, $0.baseAddress, Int32(count), Int64(start))
    }
    guard code == SQLITE_OK else { throw error(code) }
  }

  private func error(_ code: Int32, sql: String? = nil) -> SQLiteError {
    unsafe SQLiteError(code: code, message: String(cString: sqlite3_errmsg(handle)), sql: sql)
  }

  /// The key of the last inserted row.
  var lastInsertedID: Int { Int(unsafe sqlite3_last_insert_rowid(handle)) }

  /// The number of rows changed since the connection was opened.
  var changeCount: Int { Int(unsafe sqlite3_total_changes64(handle)) }

  var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

  /// Returns a statement to the cache, which lends each to one run at a time.
  func takeBack(_ statement: Statement) {
    idle[StatementKey(sql: statement.sql)] = statement
  }

  private func statement(_ sql: String) throws(SQLiteError) -> Statement {
    if let statement = idle.removeValue(forKey: StatementKey(sql: sql)) { return statement }
    return try unsafe Statement(sql, in: handle)
  }

  /// The path as a URI, with `?`, `#` and `%` escaped.
  private static func address(of path: String) -> String {
    "file:" + path.percentEncoded { $0 < 0x80 && !"?#%".utf8.contains($0) }
  }
}

/// Hashes a statement by the length of its text only: most are a hundred bytes, and few share a
/// length.
private struct StatementKey: Hashable {
  let sql: String

  func hash(into hasher: inout Hasher) {
    hasher.combine(sql.utf8.count)
  }
}
