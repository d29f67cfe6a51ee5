internal import CSQLite

/// A token in the form of the index.
struct FTS5Token: Hashable {
  let bytes: [UInt8]
  /// The range of bytes in the text.
  let range: Range<Int>
  /// Whether it has the same position as the previous token.
  let isColocated: Bool
}

extension FTS5Tokenizer {
  /// All tokens of a text, in order.
  func tokens(in text: Span<UInt8>, isQuery: Bool) -> [FTS5Token] {
    var tokens: [FTS5Token] = []
    _ = tokenize(text, isQuery: isQuery) { token, range, isColocated in
      let bytes = unsafe token.withUnsafeBufferPointer { unsafe Array($0) }
      tokens.append(FTS5Token(bytes: bytes, range: range, isColocated: isColocated))
      return 0
    }
    return tokens
  }
}

/// A registered tokenizer, including those that it wraps.
@safe final class FTS5TokenizerChain: FTS5Tokenizer {
  private typealias Emit = (Span<UInt8>, Range<Int>, Bool) -> Int32

  private let functions: fts5_tokenizer
  private let instance: OpaquePointer
  private let connection: Connection

  fileprivate init(
    functions: fts5_tokenizer, instance: OpaquePointer, connection: Connection
  ) {
    self.functions = functions
    unsafe self.instance = instance
    self.connection = connection
  }

  deinit {
    unsafe functions.xDelete(instance)
  }

  func tokenize(
    _ text: Span<UInt8>, isQuery: Bool,
    emit: (_ token: Span<UInt8>, _ range: Range<Int>, _ isColocated: Bool) -> Int32
  ) -> Int32 {
    unsafe text.withUnsafeBytes { text in
      withoutActuallyEscaping(emit) { emit in
        var emit = emit
        return unsafe withUnsafeMutablePointer(to: &emit) { context in
          unsafe functions.xTokenize(
            instance, context, isQuery ? FTS5_TOKENIZE_QUERY : FTS5_TOKENIZE_DOCUMENT,
            text.bindMemory(to: CChar.self).baseAddress, Int32(text.count)
          ) { context, flags, token, count, start, end in
            guard let context = unsafe context else { return SQLITE_ERROR }
            let emit = unsafe context.assumingMemoryBound(to: Emit.self)
            let bytes = unsafe UnsafeRawBufferPointer(start: token, count: Int(count))
            return unsafe emit.pointee(
              bytes.bindMemory(to: UInt8.self).span, Int(start)..<Int(end),
              flags & FTS5_TOKEN_COLOCATED != 0)
          }
        }
      }
    }
  }
}

extension Connection {
  /// Creates a registered tokenizer: `tokenizer("porter", ["guideline"])`.
  func tokenizer(
    _ name: String, _ arguments: [String] = []
  ) throws(SQLiteError) -> FTS5TokenizerChain {
    let api = try unsafe fts5API()
    var context: UnsafeMutableRawPointer?
    var functions = fts5_tokenizer()
    var instance: OpaquePointer?
    var code = unsafe api.pointee.xFindTokenizer(api, name, &context, &functions)
    if code == SQLITE_OK {
      code = unsafe withCStrings(arguments[...], []) { arguments in
        unsafe arguments.withUnsafeMutableBufferPointer {
          unsafe functions.xCreate(context, $0.baseAddress, Int32($0.count), &instance)
        }
      }
    }
    guard code == SQLITE_OK, let instance = unsafe instance else {
      throw SQLiteError(code: code, message: "there is no tokenizer \(name)", sql: nil)
    }
    return unsafe FTS5TokenizerChain(functions: functions, instance: instance, connection: self)
  }
}

extension Connection {
  /// FTS5's stemmer for English; it treats a text as a single word.
  func stemmer() throws(SQLiteError) -> FTS5TokenizerChain {
    try register(WholeText(), as: WholeText.name)
    return try tokenizer("porter", [WholeText.name])
  }
}

/// Emits the whole text as one token.
private struct WholeText: FTS5Tokenizer {
  static let name = "whole"

  func tokenize(
    _ text: Span<UInt8>, isQuery: Bool,
    emit: (_ token: Span<UInt8>, _ range: Range<Int>, _ isColocated: Bool) -> Int32
  ) -> Int32 {
    emit(text, 0..<text.count, false)
  }
}

/// Passes several strings to C.
private func withCStrings<T>(
  _ rest: ArraySlice<String>, _ pointers: [UnsafePointer<CChar>?],
  _ body: (inout [UnsafePointer<CChar>?]) -> T
) -> T {
  guard let first = rest.first else {
    var pointers = unsafe pointers
    return unsafe body(&pointers)
  }
  return unsafe first.withCString {
    unsafe withCStrings(rest.dropFirst(), pointers + [$0], body)
  }
}
