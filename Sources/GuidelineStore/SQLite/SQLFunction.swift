internal import CSQLite

/// The arguments of an SQL function, valid during the call.
@safe struct SQLArguments: ~Copyable {
  private let values: UnsafeMutablePointer<OpaquePointer?>

  fileprivate init(_ values: UnsafeMutablePointer<OpaquePointer?>) {
    unsafe self.values = values
  }

  /// A size from 0 to 2³¹ − 1, 0 for NULL; `nil` for any other number.
  func size(_ index: Int) -> Int? {
    let number = Int(unsafe sqlite3_value_int64(values[index]))
    return 0...Int(Int32.max) ~= number ? number : nil
  }

  /// Lends the bytes of a blob.
  func withBytes<T>(_ index: Int, _ body: (Span<UInt8>) throws -> T) rethrows -> T {
    let start = unsafe sqlite3_value_blob(values[index])
    let count = Int(unsafe sqlite3_value_bytes(values[index]))
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
    return try unsafe body(bytes.bindMemory(to: UInt8.self).span)
  }
}

extension Connection {
  /// Returns UTF-8, or `nil` for NULL. Must be deterministic during a statement.
  typealias TextFunction = (borrowing SQLArguments) -> ArraySlice<UInt8>?

  /// Registers a function with SQLite.
  func register(
    _ name: String, argumentCount: Int, _ function: @escaping TextFunction
  ) throws(SQLiteError) {
    // Owned by the connection until it closes or the name is reassigned.
    let box = unsafe Unmanaged.passRetained(FunctionBox(function)).toOpaque()
    let code = unsafe sqlite3_create_function_v2(
      handle, name, Int32(argumentCount), SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS,
      box,
      { context, _, values in
        guard let values = unsafe values, let box = unsafe sqlite3_user_data(context) else {
          return
        }
        let function = unsafe Unmanaged<FunctionBox>.fromOpaque(box).takeUnretainedValue().function
        guard let text = unsafe function(SQLArguments(values)) else { return }
        unsafe text.withUnsafeBytes {
          unsafe sqlite3_result_text64(
            context, $0.bindMemory(to: CChar.self).baseAddress, UInt64($0.count),
            hig_sqlite_transient(), UInt8(SQLITE_UTF8))
        }
      }, nil, nil,
      { box in
        guard let box = unsafe box else { return }
        unsafe Unmanaged<FunctionBox>.fromOpaque(box).release()
      })
    guard code == SQLITE_OK else {
      throw SQLiteError(code: code, message: "can't register the function \(name)", sql: nil)
    }
  }
}

/// Lets SQLite own a function.
private final class FunctionBox {
  let function: Connection.TextFunction

  init(_ function: @escaping Connection.TextFunction) {
    self.function = function
  }
}
