internal import CSQLite

/// In which rows of a full-text table a phrase stands, and where in them.
struct FTS5Postings {
  /// The keys of the rows, ascending.
  private(set) var rows: ContiguousArray<UInt32> = []
  /// Where the places of each row begin among all places, and where the last ones end.
  private(set) var starts: ContiguousArray<UInt32> = [0]
  /// Where the phrase begins, in the order of each row's text.
  private(set) var places: ContiguousArray<Place> = []

  /// A token of a row.
  struct Place: Hashable {
    /// The column in the highest bits, the number of the token in the others.
    private let bits: UInt32

    init(column: Int, token: Int) {
      bits = UInt32(truncatingIfNeeded: column << Self.tokenBits | token)
    }

    private init(bits: UInt32) {
      self.bits = bits
    }

    private static let tokenBits = 28

    var column: Int { Int(bits >> UInt32(Self.tokenBits)) }

    /// The token so many places after this one.
    func advanced(by count: Int) -> Place { Place(bits: bits &+ UInt32(count)) }

    /// How many tokens lie from one place to another; large beyond all texts between two columns.
    func distance(to other: Place) -> Int { abs(Int(bits) - Int(other.bits)) }
  }

  /// The places of a row, given its number among the rows.
  func places(ofRow index: Int) -> Range<Int> {
    Int(starts[index])..<Int(starts[index + 1])
  }

  /// Adds a place of a row that is not below the last one.
  mutating func append(_ place: Place, row: UInt32) {
    places.append(place)
    if rows.last == row {
      starts[rows.count] = UInt32(places.count)
    } else {
      rows.append(row)
      starts.append(UInt32(places.count))
    }
  }
}

extension FTS5Postings.Place: Comparable {
  /// As in the text, column by column.
  static func < (one: Self, other: Self) -> Bool { one.bits < other.bits }
}

/// Reads postings of one full-text table of a connection.
@safe final class FTS5PostingsReader {
  private let statement: String
  private let collector: PostingsCollector
  private unowned let connection: Connection

  /// - Parameter table: Its rows have keys from 1.
  init(of table: String, in connection: Connection) throws(SQLiteError) {
    collector = PostingsCollector()
    self.connection = connection
    // The first row that is found is enough to ask for all others, without a row of SQL for each.
    statement = "SELECT \(Self.function)(\(table)) FROM \(table) WHERE \(table) MATCH ?1 LIMIT 1"
    try Self.register(collector, in: connection)
  }

  /// Where a phrase stands.
  ///
  /// - Parameter expression: A single phrase, in the syntax of FTS5.
  func postings(of expression: String) throws(SQLiteError) -> FTS5Postings {
    collector.postings = FTS5Postings()
    let rows = try connection.rows(statement, .text(expression))
    while try rows.next() {}
    defer { collector.postings = FTS5Postings() }
    return collector.postings
  }

  private static let function = "collect_postings"

  private static func register(
    _ collector: PostingsCollector, in connection: Connection
  ) throws(SQLiteError) {
    let api = try unsafe connection.fts5API()
    // Owned by the connection, until it closes.
    let box = unsafe Unmanaged.passRetained(collector).toOpaque()
    let code = unsafe api.pointee.xCreateFunction(
      api, function, box,
      { api, row, context, _, _ in
        guard let api = unsafe api, let row = unsafe row else { return }
        // https://www.sqlite.org/fts5.html#xQueryPhrase
        let code = unsafe api.pointee.xQueryPhrase(row, 0, api.pointee.xUserData(row)) {
          api, row, collector in
          guard let api = unsafe api, let row = unsafe row, let collector = unsafe collector
          else { return SQLITE_ERROR }
          return unsafe Unmanaged<PostingsCollector>.fromOpaque(collector)
            .takeUnretainedValue().take(api, row)
        }
        if code != SQLITE_OK { unsafe sqlite3_result_error_code(context, code) }
      },
      { box in
        guard let box = unsafe box else { return }
        unsafe Unmanaged<PostingsCollector>.fromOpaque(box).release()
      })
    guard code == SQLITE_OK else {
      throw SQLiteError(code: code, message: "cannot register \(function)", sql: nil)
    }
  }
}

/// What FTS5 shows the rows of a phrase to.
private final class PostingsCollector {
  var postings = FTS5Postings()

  /// Adds the places of a row.
  func take(_ api: UnsafePointer<Fts5ExtensionApi>, _ row: OpaquePointer) -> Int32 {
    unsafe Self.take(api, row, into: &postings)
  }

  /// Has the postings for all places at once: an object's property would be asked for at each.
  private static func take(
    _ api: UnsafePointer<Fts5ExtensionApi>, _ row: OpaquePointer, into postings: inout FTS5Postings
  ) -> Int32 {
    let key = UInt32(truncatingIfNeeded: unsafe api.pointee.xRowid(row))
    var iterator = unsafe Fts5PhraseIter()
    var (column, token): (Int32, Int32) = (0, 0)
    let code = unsafe api.pointee.xPhraseFirst(row, 0, &iterator, &column, &token)
    guard code == SQLITE_OK else { return code }
    while column >= 0 {
      postings.append(FTS5Postings.Place(column: Int(column), token: Int(token)), row: key)
      unsafe api.pointee.xPhraseNext(row, &iterator, &column, &token)
    }
    return SQLITE_OK
  }
}
