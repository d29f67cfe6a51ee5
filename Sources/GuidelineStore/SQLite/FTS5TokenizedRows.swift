/// Rows on their way into a full-text index, taken apart into tokens.
///
/// FTS5 takes a row apart when it is inserted, and puts token after token into lists that wait in memory.
/// Here rows are taken apart wherever there is time, on other cores too, and what is known of all of
/// them makes lists that need no room to grow.
struct FTS5TokenizedRows: Sendable {
  private var terms = FTS5Terms()
  private var tokens: ContiguousArray<Token> = []
  private var rows: ContiguousArray<Row> = []
  /// How many places each column has in all rows.
  private(set) var columnSizes: [Int]
  /// The column that was begun last.
  private var column = 0
  /// How many places it has.
  private var columnSize = 0

  private struct Token {
    let term: UInt32
    let place: FTS5Postings.Place
  }

  private struct Row {
    let key: UInt32
    /// Where its tokens end.
    var end: Int
  }

  init(columnCount: Int) {
    columnSizes = Array(repeating: 0, count: columnCount)
  }

  var count: Int { rows.count }

  /// Makes room for the tokens of texts that are so long together.
  mutating func reserveCapacity(byteCount: Int) {
    tokens.reserveCapacity(byteCount / 4)
    // Most texts are short, and say little twice.
    terms.reserveCapacity(byteCount / 8)
  }

  /// Begins a row.
  ///
  /// - Parameter key: Above all before.
  mutating func beginRow(_ key: Int) {
    precondition(rows.last.map { $0.key < key } ?? true, "row \(key) comes too late")
    rows.append(Row(key: UInt32(key), end: tokens.count))
  }

  /// Begins a column of the last row.
  ///
  /// - Parameter column: Above those that the row has.
  mutating func beginColumn(_ column: Int) {
    self.column = column
    columnSize = 0
  }

  /// Adds a token to the column that was begun last.
  mutating func append(_ token: Span<UInt8>, isColocated: Bool) {
    if !isColocated || columnSize == 0 { columnSize += 1 }
    let term = terms.number(of: token.extracting(first: Self.longestToken))
    let place = FTS5Postings.Place(column: column, token: columnSize - 1)
    tokens.append(Token(term: term, place: place))
  }

  /// Ends the column that was begun last.
  mutating func endColumn() {
    columnSizes[column] += columnSize
    rows[rows.count - 1].end = tokens.count
  }

  /// Adds to the last row what the one before it has in a column.
  mutating func repeatColumn(_ column: Int) {
    let end = rows[rows.count - 2].end
    let start = rows.count > 2 ? rows[rows.count - 3].end : 0
    var size = 0
    for index in start..<end where tokens[index].place.column == column {
      tokens.append(tokens[index])
      size = tokens[index].place.token + 1
    }
    columnSizes[column] += size
    rows[rows.count - 1].end = tokens.count
  }

  /// FTS5 cuts longer ones.
  private static let longestToken = 32768

  /// Adds the rows of others.
  ///
  /// - Parameter offset: What their keys are raised by, so that all are above those that are here.
  mutating func append(_ others: FTS5TokenizedRows, raisingKeysBy offset: Int) {
    let numbers = terms.numbers(of: others.terms)
    for row in others.rows {
      rows.append(Row(key: row.key + UInt32(offset), end: tokens.count + row.end))
    }
    for token in others.tokens {
      tokens.append(Token(term: numbers[Int(token.term)], place: token.place))
    }
    for (column, size) in others.columnSizes.enumerated() { columnSizes[column] += size }
  }

  /// Whether some keys are those of rows.
  func hasKey(in keys: Range<Int>) -> Bool {
    rows.contains { keys.contains(Int($0.key)) }
  }

  /// The leaves of a segment that has these rows.
  func leaves() throws(SQLiteError) -> [FTS5Leaf] {
    // The tokens of each term, by counting how many there are.
    var starts = ContiguousArray<Int>(repeating: 0, count: terms.count + 1)
    for token in tokens { starts[Int(token.term) + 1] += 1 }
    for term in 1..<starts.count { starts[term] += starts[term - 1] }
    var next = starts
    var keys = ContiguousArray<UInt32>(repeating: 0, count: tokens.count)
    var places = ContiguousArray(
      repeating: FTS5Postings.Place(column: 0, token: 0), count: tokens.count)
    var start = 0
    for row in rows {
      for token in tokens[start..<row.end] {
        let index = next[Int(token.term)]
        (keys[index], places[index]) = (row.key, token.place)
        next[Int(token.term)] = index + 1
      }
      start = row.end
    }
    var writer = FTS5LeafWriter()
    var list = FTS5DocumentList()
    for term in terms.sorted {
      list.removeRows()
      var (index, before) = (starts[Int(term)], UInt32(0))
      let end = starts[Int(term) + 1]
      while index < end {
        let (start, key) = (index, keys[index])
        repeat { index += 1 } while index < end && keys[index] == key
        list.append(step: key - before, places.span.extracting(start..<index))
        before = key
      }
      terms.with(term) { writer.beginTerm($0) }
      var cursor = FTS5DocumentList.Cursor()
      if try cursor.next(in: list) { _ = try writer.append(list, from: &cursor) }
    }
    return writer.takeLastLeaves()
  }
}
