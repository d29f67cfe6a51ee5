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

  @Test func tellsInWhichRowsAndWhereAWordStands() throws {
    try connection.execute(
      script: """
        INSERT INTO page (rowid, text, title) VALUES
          (3, 'open a sheet and close the sheet', 'sheet'), (5, 'nothing', 'to see'),
          (900, 'close a sheet', '');
        """)
    let index = try FTS5Index(of: "page", in: connection)
    #expect(
      entries(try index.postings(of: Array("sheet".utf8))) == [
        Entry(3, 0, 2), Entry(3, 0, 6), Entry(3, 1, 0), Entry(900, 0, 2),
      ])
    #expect(
      entries(try index.postings(of: Array("s".utf8), isPrefix: true)) == [
        Entry(3, 0, 2), Entry(3, 0, 6), Entry(3, 1, 0), Entry(5, 1, 1), Entry(900, 0, 2),
      ])
    #expect(try index.postings(of: Array("zebra".utf8)).rows.isEmpty)
    #expect(try index.postings(of: []).rows.isEmpty)
  }

  @Test func findsNothingInAnEmptyTable() throws {
    #expect(try FTS5Index(of: "page", in: connection).postings(of: [0x61]).rows.isEmpty)
  }

  /// FTS5 tells by another way what its index has, however it came there.
  @Test(arguments: [0, 1, 2, 3])
  func readsWhatFTS5Wrote(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let words = "a b c ab ac abc abca b ba bb bbc c ca cab cc ccc accb babb".split(separator: " ")
      .map(String.init)
    // Small leaves, so that lists run over many of them and terms begin anywhere.
    try connection.execute(
      script: """
        INSERT INTO page (page, rank) VALUES ('pgsz', \(seed % 2 == 0 ? 64 : 500));
        INSERT INTO page (page, rank) VALUES ('automerge', \(seed < 2 ? 2 : 8));
        """)
    var rows: [Int] = []
    for round in 1...60 {
      try connection.run("BEGIN")
      for _ in 0...numbers.next(below: 30) {
        let row = 1 + numbers.next(below: round < 20 ? 300 : 1 << 31)
        try connection.run("DELETE FROM page WHERE rowid = ?1", .integer(row))
        guard numbers.next(below: 4) > 0 else { continue }
        try connection.run(
          "INSERT INTO page (rowid, text, title) VALUES (?1, ?2, ?3)", .integer(row),
          .text(numbers.text(of: words)), .text(numbers.text(of: words)))
        rows.append(row)
      }
      for _ in 0..<5 {
        guard !rows.isEmpty else { break }
        let row = rows[numbers.next(below: rows.count)]
        try connection.run("DELETE FROM page WHERE rowid = ?1", .integer(row))
      }
      try connection.run("COMMIT")
      if round % 7 == 0 {
        try connection.run("INSERT INTO page (page, rank) VALUES ('merge', 3)")
      }
      if round % 20 == 0 { try compare() }
    }
    try connection.run("INSERT INTO page (page) VALUES ('optimize')")
    try compare()
    try connection.run("DELETE FROM page")
    try compare()
  }

  /// As rules are kept: beside an index that is told what it knew of a text when that goes.
  @Test(arguments: 0..<4)
  func readsWhatFTS5WroteOfTextsItDoesNotKeep(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let words = (0..<400).map { "w\($0 % 7)\(String($0, radix: 3))" } + ["a", "b", "ab", "abc"]
    try connection.execute(
      script: """
        DROP TABLE word;
        DROP TABLE page;
        CREATE TABLE sheet (id INTEGER PRIMARY KEY, text TEXT NOT NULL, title TEXT NOT NULL);
        CREATE VIRTUAL TABLE page USING fts5 (
          text, title, content = 'sheet', content_rowid = 'id', columnsize = 0);
        CREATE VIRTUAL TABLE word USING fts5vocab (page, instance);
        """)
    for round in 1...30 {
      try connection.run("BEGIN")
      for _ in 0..<10 {
        let last = try connection.integer("SELECT max(id) FROM sheet") ?? 0
        let key = .integer(1 + numbers.next(below: last + 1)) as SQLValue
        try connection.run(
          """
          INSERT INTO page (page, rowid, text, title)
          SELECT 'delete', id, text, title FROM sheet WHERE id = ?1
          """, key)
        try connection.run("DELETE FROM sheet WHERE id = ?1", key)
      }
      // A key may be one that was just set free.
      let last = try connection.integer("SELECT max(id) FROM sheet") ?? 0
      for _ in 0..<numbers.next(below: 100) {
        try connection.run(
          "INSERT INTO sheet (text, title) VALUES (?1, ?2)", .text(numbers.text(of: words)),
          .text(numbers.text(of: words)))
      }
      try connection.run(
        """
        INSERT INTO page (rowid, text, title)
        SELECT id, text, title FROM sheet WHERE id > ?1 ORDER BY id
        """, .integer(last))
      try connection.run(numbers.next(below: 6) == 0 ? "ROLLBACK" : "COMMIT")
      if round % 5 == 0 {
        try connection.run("INSERT INTO page (page, rank) VALUES ('merge', 20)")
      } else if round % 8 == 0 {
        try connection.run("INSERT INTO page (page) VALUES ('optimize')")
        #expect(try connection.integer("SELECT count(DISTINCT segid) FROM page_idx") ?? 0 < 2)
      }
      try connection.run("INSERT INTO page (page, rank) VALUES ('integrity-check', 1)")
      if round % 10 == 0 { try compare() }
    }
  }

  @Test func readsTermsAndRowsThatAreLongerThanALeaf() throws {
    let long = String(repeating: "long", count: 3000)
    let longest = String(repeating: "longest", count: 4500)
    let text = Array(repeating: "all the same the same", count: 9000).joined(separator: " ")
    for (text, title) in [
      ("\(long) a \(longest) z", "\(long)s"), (text, "same"), ("the same", ""), (text, ""),
    ] {
      try connection.run(
        "INSERT INTO page (text, title) VALUES (?1, ?2)", .text(text), .text(title))
    }
    try compare()
  }

  @Test func refusesBlocksThatAreNone() throws {
    try connection.setDefensive(false)
    try connection.run("INSERT INTO page (rowid, text) VALUES (1, 'a sheet and a page')")
    let key = try #require(
      try connection.bits("SELECT id FROM page_data WHERE id > 10"))
    let rows = try connection.rows(
      "SELECT block FROM page_data WHERE id = ?1", .integer(key))
    #expect(try rows.next())
    let block = rows.bytes(0)
    for position in block.indices {
      for byte in [0, 1, 3, 0x7F, 0x80, 0xFF] as [UInt8] {
        var damaged = block
        damaged[position] = byte
        try damage(key, damaged)
      }
      try damage(key, Array(block.prefix(position)))
    }
    try damage(key, block)
    for byte in [0, 1, 5, 0x80, 0xFF] as [UInt8] {
      for count in 0...12 {
        try damage(10, [UInt8](repeating: byte, count: count))
      }
    }
  }

  /// Reading what FTS5 never wrote may find anything or throw, but ends.
  private func damage(_ key: Int, _ block: [UInt8]) throws {
    try connection.run(
      "UPDATE page_data SET block = ?2 WHERE id = ?1", .integer(key), .blob(block))
    for isPrefix in [false, true] {
      let found = try? FTS5Index(of: "page", in: connection)
        .postings(of: Array("sheet".utf8), isPrefix: isPrefix)
      _ = found.map(entries)
    }
  }

  private func compare() throws {
    let index = try FTS5Index(of: "page", in: connection)
    var expected: [String: [Entry]] = [:]
    let columns = ["text": 0, "title": 1]
    let rows = try connection.rows("SELECT term, doc, col, offset FROM word")
    while try rows.next() {
      try expected[rows.text(0), default: []].append(
        Entry(UInt32(rows.integer(1)), #require(columns[rows.text(2)]), rows.integer(3)))
    }
    for (word, places) in expected {
      #expect(entries(try index.postings(of: Array(word.utf8))) == places, "\(word)")
    }
    for prefix in ["", "a", "ab", "c", "cc"] {
      let all = expected.filter { $0.key.hasPrefix(prefix) }.flatMap(\.value).sorted()
      #expect(
        entries(try index.postings(of: Array(prefix.utf8), isPrefix: true)) == all, "\(prefix)")
    }
    #expect(try index.postings(of: Array("aq".utf8)).rows.isEmpty)
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
      postings.allPlaces(ofRow: index).map { place in
        let start = FTS5Postings.Place(column: place.column, token: 0)
        return Entry(postings.rows[index], place.column, start.distance(to: place))
      }
    }
  }
}

extension FTS5Postings {
  func allPlaces(ofRow index: Int) -> [Place] {
    var cursor = places(ofRow: index)
    return sequence(state: ()) { _ in nextPlace(of: &cursor) }.map(\.self)
  }
}
