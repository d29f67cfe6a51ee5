import Testing

@testable import GuidelineStore

@Suite struct ConnectionTests {
  let connection: Connection

  init() throws {
    connection = try Connection(path: ":memory:", access: .create)
    try connection.execute(script: "CREATE TABLE note (number INTEGER, text TEXT, bytes BLOB)")
  }

  @Test func readsTheValuesItWrote() throws {
    try connection.run("INSERT INTO note VALUES (?1, ?2, ?3)", -7, "모달 뷰", .blob([0, 255]))
    try connection.run("INSERT INTO note VALUES (?1, ?2, ?3)", .null, "", .blob([]))
    let rows = try connection.rows("SELECT number, text, bytes FROM note ORDER BY rowid")
    #expect(try rows.next())
    #expect(throws: SQLiteError.self) { try rows.integer(0) }
    #expect(rows.bits(0) == -7)
    #expect(rows.text(1) == "모달 뷰")
    #expect(rows.withBytes(2) { [$0[0], $0[1]] } == [0, 255])
    #expect(try rows.next())
    #expect(rows.isNull(0) == true)
    #expect(rows.optionalText(1) == "")
    #expect(rows.withBytes(2) { $0.count } == 0)
    #expect(try !rows.next())
  }

  @Test func keepsANULByteInsideAText() throws {
    try connection.run("INSERT INTO note (text) VALUES (?1)", "a\0b")
    let rows = try connection.rows("SELECT text FROM note")
    #expect(try rows.next())
    #expect(rows.text(0) == "a\0b")
  }

  @Test func lendsACachedStatementToOneRunAtATime() throws {
    try connection.execute(script: "INSERT INTO note (number) VALUES (1), (2)")
    let sql = "SELECT number FROM note ORDER BY number"
    let outer = try connection.rows(sql)
    #expect(try outer.next())
    do {
      let inner = try connection.rows(sql)
      #expect(try inner.next())
      #expect(try inner.integer(0) == 1)
    }
    #expect(try outer.next())
    #expect(try outer.integer(0) == 2)
  }

  @Test func undoesATransactionThatIsNotCommitted() throws {
    do {
      let transaction = try Transaction(.write, on: connection)
      try connection.run("INSERT INTO note (number) VALUES (1)")
      try transaction.commit()
      _ = try Transaction(.write, on: connection)
      try connection.run("INSERT INTO note (number) VALUES (2)")
    }
    #expect(try connection.integer("SELECT count(*) FROM note") == 2)
  }

  @Test func leavesTheTablesOfAFullTextIndexToFTS5() throws {
    try connection.execute(
      script: "CREATE VIRTUAL TABLE page USING fts5 (text); INSERT INTO page VALUES ('a sheet')")
    for sql in ["DELETE FROM page_data", "UPDATE page_idx SET pgno = 4", "DROP TABLE page_config"] {
      #expect(throws: SQLiteError.self) { try connection.run(sql) }
    }
    #expect(try connection.integer("SELECT rowid FROM page WHERE page MATCH 'sheet'") == 1)
  }

  @Test func saysWhichStatementFailed() throws {
    let error = try #require(throws: SQLiteError.self) { try connection.run("SELECT * FROM song") }
    #expect(error.message == "no such table: song")
    #expect(error.sql == "SELECT * FROM song")
  }
}
