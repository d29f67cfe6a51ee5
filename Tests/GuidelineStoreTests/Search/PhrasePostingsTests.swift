import Testing

@testable import GuidelineStore

@Suite struct PhrasePostingsTests {
  @Test func keepsThePlacesThatAreFollowedByAnother() {
    let first = postings([1: [0, 4, 9], 2: [3], 7: [2], 400: [5]])
    let second = postings([1: [5, 8, 10], 3: [4], 7: [2], 400: [6]])
    let kept = first.keeping(followedBy: second, after: 1)
    #expect(Array(kept.rows) == [1, 400])
    #expect(
      kept.rows.indices.flatMap(kept.places(ofRow:))
        == [4, 9, 5].map { FTS5Postings.Place(column: 0, token: $0) })
  }

  @Test func keepsNoPlaceAtTheEndOfAColumn() {
    var first = FTS5Postings()
    first.append(FTS5Postings.Place(column: 0, token: 3), row: 1)
    var second = FTS5Postings()
    second.append(FTS5Postings.Place(column: 1, token: 0), row: 1)
    #expect(first.keeping(followedBy: second, after: 1).rows.isEmpty)
  }

  @Test(arguments: [[], [4], [1, 2, 3], Array(stride(from: 3, to: 300, by: 7))])
  func findsTheFirstRowThatIsNotBelowAKey(rows: [UInt32]) {
    let postings = postings(Dictionary(uniqueKeysWithValues: rows.map { ($0, [0]) }))
    for start in 0...rows.count {
      for key in UInt32(0)..<310 {
        let expected = rows[start...].firstIndex { $0 >= key } ?? rows.count
        #expect(postings.index(ofRow: key, from: start) == expected)
      }
    }
  }

  private func postings(_ rows: [UInt32: [Int]]) -> FTS5Postings {
    var postings = FTS5Postings()
    for (row, tokens) in rows.sorted(by: { $0.key < $1.key }) {
      for token in tokens {
        postings.append(FTS5Postings.Place(column: 0, token: token), row: row)
      }
    }
    return postings
  }
}
