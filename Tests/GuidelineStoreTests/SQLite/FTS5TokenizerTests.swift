import Testing

@testable import GuidelineStore

@Suite struct FTS5TokenizerTests {
  let connection: Connection

  init() throws {
    connection = try Connection(path: ":memory:", access: .create)
    try connection.register(CapitalTokenizer(), as: "capital")
  }

  @Test func indexesWhatTheTokenizerFinds() throws {
    try connection.execute(
      script: """
        CREATE VIRTUAL TABLE page USING fts5 (text, tokenize = 'porter capital');
        INSERT INTO page VALUES ('Closing Sheets'), ('closing doors');
        """)
    #expect(try count("Closed") == 1)
    // A capital is a token of its own, in the same place as its word.
    #expect(try count("\"C Sheet\"") == 1)
    #expect(try count("\"C S\"") == 1)
  }

  @Test func showsTheTokensThatTheIndexSees() throws {
    let chain = try connection.tokenizer("porter", ["capital"])
    let text = ContiguousArray("xx Closing Sheets".utf8)
    #expect(
      chain.tokens(in: text.span, isQuery: false) == [
        FTS5Token(bytes: Array("Close".utf8), range: 3..<10, isColocated: false),
        FTS5Token(bytes: Array("C".utf8), range: 3..<4, isColocated: true),
        FTS5Token(bytes: Array("Sheet".utf8), range: 11..<17, isColocated: false),
        FTS5Token(bytes: Array("S".utf8), range: 11..<12, isColocated: true),
      ])
    #expect(chain.tokens(in: text.span, isQuery: true).count == 3)
  }

  @Test func stopsWhereItIsTold() throws {
    let chain = try connection.tokenizer("capital")
    var count = 0
    let text = ContiguousArray("A B C".utf8)
    let code = chain.tokenize(text.span, isQuery: true) { _, _, _ in
      count += 1
      return count == 2 ? 101 : 0
    }
    #expect(count == 2)
    #expect(code == 101)
  }

  @Test func saysThatThereIsNoSuchTokenizer() {
    #expect(throws: SQLiteError.self) { try connection.tokenizer("porter", ["missing"]) }
    #expect(throws: SQLiteError.self) { try connection.tokenizer("missing") }
  }

  private func count(_ query: String) throws -> Int? {
    try connection.integer("SELECT count(*) FROM page WHERE page MATCH ?1", .text(query))
  }
}

/// Finds the words that begin with a capital, and in documents also the capital.
private struct CapitalTokenizer: FTS5Tokenizer {
  func tokenize(
    _ text: Span<UInt8>, isQuery: Bool, emit: (Span<UInt8>, Range<Int>, Bool) -> Int32
  ) -> Int32 {
    var start = 0
    for index in 0...text.count where index == text.count || !text[index].isASCIILetter {
      defer { start = index + 1 }
      guard start < index, isQuery || text[start].isASCIIUppercase else { continue }
      var code = emit(text.extracting(start..<index), start..<index, false)
      if code == 0, !isQuery {
        code = emit(text.extracting(start..<start + 1), start..<start + 1, true)
      }
      if code != 0 { return code }
    }
    return 0
  }
}
