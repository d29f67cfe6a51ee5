import Testing

@testable import GuidelineStore

@Suite struct FTS5IndexTests {
  let connection: Connection

  init() throws {
    connection = try Connection(path: ":memory:", access: .create)
    try connection.execute(
      script: """
        CREATE VIRTUAL TABLE page USING fts5 (text, title);
        CREATE VIRTUAL TABLE word USING fts5vocab (page, instance);
        """)
  }

  @Test func findsRowsAndPlacesOfAPhrase() throws {
    try connection.execute(
      script: """
        INSERT INTO page (rowid, text, title) VALUES
          (3, 'open a sheet and close the sheet', 'sheet'), (5, 'nothing', 'to see'),
          (900, 'close a sheet', '');
        """)
    let index = try FTS5Index(of: "page", in: connection)
    #expect(
      entries(try index.postings(of: "\"sheet\"")) == [
        Entry(3, 0, 2), Entry(3, 0, 6), Entry(3, 1, 0), Entry(900, 0, 2),
      ])
    #expect(
      entries(try index.postings(of: "\"s\" *")) == [
        Entry(3, 0, 2), Entry(3, 0, 6), Entry(3, 1, 0), Entry(5, 1, 1), Entry(900, 0, 2),
      ])
    #expect(
      entries(try index.postings(of: "\"a sheet\"")) == [Entry(3, 0, 1), Entry(900, 0, 1)])
    #expect(try index.postings(of: "\"zebra\"").rows.isEmpty)
    #expect(try index.postings(of: "\"\"").rows.isEmpty)
  }

  @Test func findsNothingInAnEmptyTable() throws {
    #expect(try FTS5Index(of: "page", in: connection).postings(of: "\"a\"").rows.isEmpty)
  }

  @Test func findsWhatWasWrittenSinceTheLastLookup() throws {
    let index = try FTS5Index(of: "page", in: connection)
    for row in 1...3 {
      try connection.run("INSERT INTO page (text) VALUES ('a sheet')")
      #expect(try index.postings(of: "\"sheet\"").rows.count == row)
    }
    try connection.run("DELETE FROM page WHERE rowid = 2")
    #expect(Array(try index.postings(of: "\"sheet\"").rows) == [1, 3])
  }

  /// FTS5's vocabulary shows by another way what the index has.
  @Test(arguments: [0, 1])
  func findsWhatTheVocabularyHas(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let words = "a b c ab ac abc abca b ba bb bbc c ca cab cc ccc accb babb".split(separator: " ")
      .map(String.init)
    // Small leaves, so that lists run over many of them.
    try connection.run("INSERT INTO page (page, rank) VALUES ('pgsz', 64)")
    for _ in 1...300 {
      let row = 1 + numbers.next(below: 200)
      try connection.run("DELETE FROM page WHERE rowid = ?1", .integer(row))
      try connection.run(
        "INSERT INTO page (rowid, text, title) VALUES (?1, ?2, ?3)", .integer(row),
        .text(numbers.text(of: words)), .text(numbers.text(of: words)))
    }
    var expected: [String: [Entry]] = [:]
    let columns = ["text": 0, "title": 1]
    let rows = try connection.rows("SELECT term, doc, col, offset FROM word")
    while try rows.next() {
      try expected[rows.text(0), default: []].append(
        Entry(UInt32(rows.integer(1)), #require(columns[rows.text(2)]), rows.integer(3)))
    }
    let index = try FTS5Index(of: "page", in: connection)
    for (word, places) in expected {
      #expect(entries(try index.postings(of: "\"\(word)\"")) == places, "\(word)")
    }
    for prefix in ["a", "ab", "c", "cc"] {
      let all = expected.filter { $0.key.hasPrefix(prefix) }.flatMap(\.value).sorted()
      #expect(entries(try index.postings(of: "\"\(prefix)\" *")) == all, "\(prefix)")
    }
  }

  /// Looking up what FTS5 never wrote may find anything or throw, but ends.
  @Test func survivesDamagedBlocks() throws {
    try connection.setDefensive(false)
    try connection.run("INSERT INTO page (rowid, text) VALUES (1, 'a sheet and a page')")
    let key = try #require(try connection.bits("SELECT id FROM page_data WHERE id > 10"))
    let block = try block(key)
    let index = try FTS5Index(of: "page", in: connection)
    var failures = 0
    func damage(_ damaged: [UInt8]) throws {
      try connection.run(
        "UPDATE page_data SET block = ?2 WHERE id = ?1", .integer(key), .blob(damaged))
      for phrase in ["\"sheet\"", "\"sheet\" *"] {
        do { _ = entries(try index.postings(of: phrase)) } catch { failures += 1 }
      }
    }
    for position in block.indices {
      for byte in [0, 1, 3, 0x7F, 0x80, 0xFF] as [UInt8] {
        var damaged = block
        damaged[position] = byte
        try damage(damaged)
      }
      try damage(Array(block.prefix(position)))
    }
    #expect(failures > 0)
    try damage(block)
    #expect(try index.postings(of: "\"sheet\"").rows.count == 1)
  }

  private func block(_ key: Int) throws -> [UInt8] {
    let rows = try connection.rows("SELECT block FROM page_data WHERE id = ?1", .integer(key))
    #expect(try rows.next())
    return rows.bytes(0)
  }

  private struct Entry: Comparable {
    let row: UInt32
    let column: Int
    let token: Int

    init(_ row: UInt32, _ column: Int, _ token: Int) {
      (self.row, self.column, self.token) = (row, column, token)
    }

    static func < (one: Entry, other: Entry) -> Bool {
      (one.row, one.column, one.token) < (other.row, other.column, other.token)
    }
  }

  private func entries(_ postings: FTS5Postings) -> [Entry] {
    postings.rows.indices.flatMap { index in
      postings.places(ofRow: index).map { place in
        let start = FTS5Postings.Place(column: place.column, token: 0)
        return Entry(postings.rows[index], place.column, start.distance(to: place))
      }
    }
  }
}
