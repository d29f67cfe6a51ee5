import Testing

@testable import GuidelineStore

@Suite struct FTS5IndexWriterTests {
  let connection: Connection
  let tokenizer: FTS5TokenizerChain

  init() throws {
    connection = try Connection(path: ":memory:", access: .create)
    // Texts are kept beside the index, which neither has them nor knows their sizes.
    try connection.execute(
      script: """
        CREATE TABLE sheet (id INTEGER PRIMARY KEY, text TEXT NOT NULL, title TEXT NOT NULL);
        CREATE VIRTUAL TABLE page USING fts5 (
          text, title, content = 'sheet', content_rowid = 'id', columnsize = 0);
        CREATE VIRTUAL TABLE word USING fts5vocab (page, instance);
        """)
    tokenizer = try connection.tokenizer("unicode61")
  }

  @Test func letsFTS5FindWhatItDidNotWrite() throws {
    try insert([(1, "open a sheet", "sheet"), (7, "close it", ""), (9, "", "")])
    #expect(try rows(matching: "sheet") == [1])
    #expect(try rows(matching: "text : close + it") == [7])
    try insert([(12, "close the sheet", "to close")])
    #expect(try rows(matching: "sheet") == [1, 12])
    try checkIntegrity()
  }

  @Test func takesNoRows() throws {
    try insert([])
    #expect(try connection.integer("SELECT count(*) FROM page_idx") == 0)
    try checkIntegrity()
  }

  @Test func keepsTermsLongerThanALeaf() throws {
    let long = String(repeating: "long", count: 3000)
    let longest = String(repeating: "longest", count: 9000)
    try insert([(1, "\(long) a \(longest) z", "\(long)s")])
    #expect(try rows(matching: long) == [1])
    #expect(try rows(matching: "\(long)s") == [1])
    #expect(try rows(matching: "a") == [1])
    try checkIntegrity()
  }

  @Test func keepsARowWithMorePlacesThanALeafHolds() throws {
    let text = Array(repeating: "all the same the same", count: 9000).joined(separator: " ")
    try insert([(1, text, "same"), (2, "the same", ""), (3, text, "")])
    #expect(try rows(matching: "same") == [1, 2, 3])
    try checkIntegrity()
  }

  @Test func isUndoneWithItsTransaction() throws {
    try insert([(1, "open", "")])
    try connection.run("BEGIN")
    try insert([(2, "open", "")])
    #expect(try rows(matching: "open") == [1, 2])
    try connection.run("ROLLBACK")
    #expect(try rows(matching: "open") == [1])
    try insert([(3, "open", "")])
    try checkIntegrity()
  }

  /// Whatever FTS5 does before and after, in the same transaction and in others.
  @Test(arguments: 0..<6)
  func goesOnWithFTS5(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let words = (0..<400).map { "w\($0 % 7)\(String($0, radix: 3))" } + ["a", "b", "ab", "abc"]
    var key = 0
    for round in 1...40 {
      try connection.run("BEGIN")
      for _ in 0..<numbers.next(below: 4) {
        switch numbers.next(below: 4) {
        case 0:
          try removeSomeRows(&numbers, upTo: key)
        case 1:
          key += 1 + numbers.next(below: 3)
          try insertByFTS5(key, numbers.text(of: words), numbers.text(of: words))
        default:
          // A key may be one that was just set free.
          key = max(key, try connection.integer("SELECT max(id) FROM sheet") ?? 0)
          try insert(
            (0..<numbers.next(below: 200)).map { _ in
              key += 1 + numbers.next(below: 3)
              return (key, numbers.text(of: words), numbers.text(of: words))
            })
        }
      }
      try connection.run(numbers.next(below: 6) == 0 ? "ROLLBACK" : "COMMIT")
      if round % 5 == 0 {
        try connection.run("INSERT INTO page (page, rank) VALUES ('merge', 20)")
      } else if round % 8 == 0 {
        try mergeAll()
      }
      try checkIntegrity()
    }
    try mergeAll()
    try removeSomeRows(&numbers, upTo: key)
    try insert([(key + 1, "after", "all")])
    try connection.run("INSERT INTO page (page, rank) VALUES ('merge', -500)")
    try checkIntegrity()
    try connection.run("INSERT INTO page (page) VALUES ('optimize')")
    try checkIntegrity()
  }

  private func insert(_ rows: [(key: Int, text: String, title: String)]) throws {
    var tokenized = FTS5TokenizedRows(columnCount: 2)
    // In two parts, with keys of their own, as documents of one file.
    let middle = rows.count / 2
    for part in [rows[..<middle], rows[middle...]] {
      guard let first = part.first else { continue }
      var tokens = FTS5TokenizedRows(columnCount: 2)
      for row in part {
        tokens.beginRow(row.key - first.key + 1)
        for (column, text) in [row.text, row.title].enumerated() {
          tokens.beginColumn(column)
          _ = tokenizer.tokenize(Array(text.utf8).span, isQuery: false) { token, _, isColocated in
            tokens.append(token, isColocated: isColocated)
            return 0
          }
          tokens.endColumn()
        }
      }
      tokenized.append(tokens, raisingKeysBy: first.key - 1)
    }
    try FTS5IndexWriter(for: "page", in: connection).insert(tokenized)
    for row in rows { try store(row.key, row.text, row.title) }
  }

  private func store(_ key: Int, _ text: String, _ title: String) throws {
    try connection.run(
      "INSERT INTO sheet VALUES (?1, ?2, ?3)", .integer(key), .text(text), .text(title))
  }

  private func insertByFTS5(_ key: Int, _ text: String, _ title: String) throws {
    try store(key, text, title)
    try connection.run(
      "INSERT INTO page (rowid, text, title) VALUES (?1, ?2, ?3)", .integer(key), .text(text),
      .text(title))
  }

  private func mergeAll() throws {
    try FTS5IndexWriter(for: "page", in: connection).mergeAll()
    #expect(try connection.integer("SELECT count(DISTINCT segid) FROM page_idx") ?? 0 < 2)
  }

  private func removeSomeRows(_ numbers: inout SeededNumbers, upTo key: Int) throws {
    for _ in 0..<10 {
      let key = .integer(1 + numbers.next(below: key + 1)) as SQLValue
      try connection.run(
        """
        INSERT INTO page (page, rowid, text, title)
        SELECT 'delete', id, text, title FROM sheet WHERE id = ?1
        """, key)
      try connection.run("DELETE FROM sheet WHERE id = ?1", key)
    }
  }

  private func rows(matching query: String) throws -> [Int] {
    let rows = try connection.rows("SELECT rowid FROM page WHERE page MATCH ?1", .text(query))
    var keys: [Int] = []
    while try rows.next() { try keys.append(rows.integer(0)) }
    return keys
  }

  /// Throws if the index has something else than the texts.
  private func checkIntegrity() throws {
    try connection.run("INSERT INTO page (page, rank) VALUES ('integrity-check', 1)")
  }
}
