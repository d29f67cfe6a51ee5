internal import CSQLite

/// A tokenizer for a full-text index.
protocol FTS5Tokenizer {
  /// Finds the tokens in text order.
  ///
  /// - Parameters:
  ///   - text: UTF-8, possibly invalid.
  ///   - isQuery: Whether the text is a query rather than stored text.
  ///   - emit: Takes a token's bytes, its byte range in the text, and whether it has the same
  ///     position as the previous token.
  /// - Returns: 0, or the first other value that `emit` returned, which stops the tokenizer.
  func tokenize(
    _ text: Span<UInt8>, isQuery: Bool,
    emit: (_ token: Span<UInt8>, _ range: Range<Int>, _ isColocated: Bool) -> Int32
  ) -> Int32
}

extension Connection {
  /// Registers a tokenizer with FTS5.
  func register(_ tokenizer: any FTS5Tokenizer, as name: String) throws(SQLiteError) {
    let api = try unsafe fts5API()
    var functions = unsafe fts5_tokenizer(
      xCreate: { context, _, _, result in
        guard let context = unsafe context, let result = unsafe result else { return SQLITE_ERROR }
        // Owned by the table until its `xDelete`.
        unsafe result.pointee = OpaquePointer(
          Unmanaged<TokenizerBox>.fromOpaque(context).retain().toOpaque())
        return SQLITE_OK
      },
      xDelete: { tokenizer in
        guard let tokenizer = unsafe tokenizer else { return }
        unsafe Unmanaged<TokenizerBox>.fromOpaque(UnsafeRawPointer(tokenizer)).release()
      },
      xTokenize: { tokenizer, context, flags, text, count, emit in
        guard let tokenizer = unsafe tokenizer, let text = unsafe text, let emit = unsafe emit
        else { return SQLITE_OK }
        let box = unsafe Unmanaged<TokenizerBox>.fromOpaque(UnsafeRawPointer(tokenizer))
          .takeUnretainedValue()
        let bytes = unsafe UnsafeRawBufferPointer(start: text, count: Int(count))
        return unsafe box.tokenizer.tokenize(
          bytes.bindMemory(to: UInt8.self).span, isQuery: flags & FTS5_TOKENIZE_QUERY != 0
        ) { token, range, isColocated in
          unsafe token.withUnsafeBytes { token in
            unsafe emit(
              context, isColocated ? FTS5_TOKEN_COLOCATED : 0,
              token.bindMemory(to: CChar.self).baseAddress, Int32(token.count),
              Int32(range.lowerBound), Int32(range.upperBound))
          }
        }
      })
    // Owned by the connection until it closes or the name is reassigned.
    let box = unsafe Unmanaged.passRetained(TokenizerBox(tokenizer)).toOpaque()
    let code = unsafe api.pointee.xCreateTokenizer(
      api, name, box, &functions,
      { context in
        guard let context = unsafe context else { return }
        unsafe Unmanaged<TokenizerBox>.fromOpaque(context).release()
      })
    guard code == SQLITE_OK else {
      throw SQLiteError(code: code, message: "can't register the tokenizer \(name)", sql: nil)
    }
  }

  /// FTS5's API, valid as long as the connection.
  func fts5API() throws(SQLiteError) -> UnsafeMutablePointer<fts5_api> {
    // https://www.sqlite.org/fts5.html#extending_fts5
    let statement = try unsafe Statement("SELECT fts5(?1)", in: handle)
    var api: UnsafeMutablePointer<fts5_api>?
    let code = unsafe withUnsafeMutablePointer(to: &api) { result in
      unsafe "fts5_api_ptr".withCString { type in
        unsafe sqlite3_bind_pointer(statement.handle, 1, result, type, nil)
        return unsafe sqlite3_step(statement.handle)
      }
    }
    guard code == SQLITE_ROW, let api = unsafe api else {
      throw SQLiteError(code: code, message: "this SQLite has no FTS5", sql: statement.sql)
    }
    return unsafe api
  }
}

/// Lets FTS5 own a tokenizer.
private final class TokenizerBox {
  let tokenizer: any FTS5Tokenizer

  init(_ tokenizer: any FTS5Tokenizer) {
    self.tokenizer = tokenizer
  }
}
