import Testing

@testable import GuidelineStore

@Suite struct FTS5PostingsTests {
  let connection: Connection
  let reader: FTS5PostingsReader

  init() throws {
    connection = try Connection(path: ":memory:", access: .create)
    try connection.execute(
      script: """
        CREATE VIRTUAL TABLE page USING fts5 (text, title);
        INSERT INTO page (rowid, text, title) VALUES
          (3, 'open a sheet and close the sheet', 'sheet'), (5, 'nothing', 'to see'),
          (900, 'close a sheet', '');
        """)
    reader = try FTS5PostingsReader(of: "page", in: connection)
  }

  @Test func tellsInWhichRowsAndWhereAWordStands() throws {
    let postings = try reader.postings(of: "\"sheet\"")
    #expect(Array(postings.rows) == [3, 900])
    #expect(places(postings, ofRow: 0) == [.init(0, 2), .init(0, 6), .init(1, 0)])
    #expect(places(postings, ofRow: 1) == [.init(0, 2)])
  }

  @Test func tellsWhereAPhraseBegins() throws {
    let postings = try reader.postings(of: "\"a\" + \"she\" *")
    #expect(Array(postings.rows) == [3, 900])
    #expect(places(postings, ofRow: 0) == [.init(0, 1)])
  }

  @Test func forgetsTheLastPhrase() throws {
    #expect(try reader.postings(of: "\"sheet\"").rows.count == 2)
    #expect(try reader.postings(of: "\"zebra\"").rows.isEmpty)
    #expect(try reader.postings(of: "\"nothing\"").places.count == 1)
  }

  @Test func saysThatSomethingIsNoPhrase() {
    #expect(throws: SQLiteError.self) { try reader.postings(of: "\"") }
  }

  private struct Place: Equatable {
    let column: Int
    let token: Int

    init(_ column: Int, _ token: Int) {
      (self.column, self.token) = (column, token)
    }
  }

  private func places(_ postings: FTS5Postings, ofRow index: Int) -> [Place] {
    postings.places(ofRow: index).map { number in
      let place = postings.places[number]
      let start = FTS5Postings.Place(column: place.column, token: 0)
      return Place(place.column, start.distance(to: place))
    }
  }
}
