internal import CSQLite

/// One run of a statement; no other run can use it until this value ends.
///
/// Columns are counted from 0 and belong to the row that ``next()`` last reached.
@safe struct Rows: ~Copyable {
  private let statement: Statement
  private let connection: Connection

  init(_ statement: Statement, of connection: Connection) {
    self.statement = statement
    self.connection = connection
  }

  deinit {
    statement.reset()
    connection.takeBack(statement)
  }

  /// Advances to the next row.
  ///
  /// - Returns: Whether there is one.
  func next() throws(SQLiteError) -> Bool {
    try statement.step()
  }

  /// Runs the statement again with other values; for repeated writes.
  func run(_ values: SQLValue...) throws(SQLiteError) {
    statement.reset()
    try statement.bind(values)
    while try statement.step() {}
  }

  /// Restarts the statement with another number.
  func begin(with number: Int) throws(SQLiteError) {
    statement.reset()
    try statement.bind([.integer(number)])
  }

  /// A key, count, size or line number, from 0 to 2³¹ − 1; 0 for NULL.
  ///
  /// - Throws: An error of the kind ``SQLiteError/Kind/corrupt`` for any other number, so that
  ///   numbers can be added and multiplied without overflow.
  func integer(_ column: Int32) throws(SQLiteError) -> Int {
    let number = bits(column)
    guard 0...Int(Int32.max) ~= number else {
      throw .corrupt("\(number) isn't a key, count or size")
    }
    return number
  }

  /// A key greater than the previous row's.
  ///
  /// - Parameter last: The previous row's key; set to this one.
  /// - Throws: An error of the kind ``SQLiteError/Kind/corrupt`` otherwise: in a damaged table,
  ///   keys may be out of order even with `ORDER BY`.
  func key(_ column: Int32, above last: inout Int) throws(SQLiteError) -> Int {
    let key = try integer(column)
    guard key > last else { throw .corrupt("the keys \(last) and \(key) are out of order") }
    last = key
    return key
  }

  /// A 64-bit integer, such as a hash; 0 for NULL.
  func bits(_ column: Int32) -> Int {
    Int(unsafe sqlite3_column_int64(statement.handle, column))
  }

  func value(_ column: Int32) -> SQLValue {
    switch unsafe sqlite3_column_type(statement.handle, column) {
    case SQLITE_INTEGER: .integer(bits(column))
    case SQLITE_FLOAT: .real(real(column))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(bytes(column))
    default: .null
    }
  }

  var columnCount: Int32 { unsafe sqlite3_column_count(statement.handle) }

  /// The floating-point number in a column; 0 for NULL.
  func real(_ column: Int32) -> Double {
    unsafe sqlite3_column_double(statement.handle, column)
  }

  func isNull(_ column: Int32) -> Bool {
    unsafe sqlite3_column_type(statement.handle, column) == SQLITE_NULL
  }

  /// The text in a column; empty for NULL.
  func text(_ column: Int32) -> String {
    guard let start = unsafe sqlite3_column_text(statement.handle, column) else { return "" }
    let count = Int(unsafe sqlite3_column_bytes(statement.handle, column))
    return unsafe String(
      decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The text in a column; `nil` for NULL.
  func optionalText(_ column: Int32) -> String? {
    isNull(column) ? nil : text(column)
  }

  /// The bytes of a blob; empty for NULL.
  func bytes(_ column: Int32) -> [UInt8] {
    withBytes(column) { bytes in bytes.indices.map { bytes[$0] } }
  }

  /// Lends the bytes of a blob; they are valid until the next row.
  func withBytes<T, Failure>(
    _ column: Int32, _ body: (Span<UInt8>) throws(Failure) -> T
  ) throws(Failure) -> T {
    let start = unsafe sqlite3_column_blob(statement.handle, column)
    let count = Int(unsafe sqlite3_column_bytes(statement.handle, column))
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
    return try unsafe body(bytes.bindMemory(to: UInt8.self).span)
  }
}
