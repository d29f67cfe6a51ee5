import Testing

@testable import GuidelineStore

@Suite struct RowSetTests {
  @Test func hasItsRowsInOrder() {
    #expect(Array(set([200, 0, 63, 64, 65, 0])) == [0, 63, 64, 65, 200])
    #expect(Array(set([])) == [])
  }

  @Test func keepsWhatAnotherHas() {
    var rows = set([1, 64, 130, 200])
    rows.formIntersection(set([64, 131, 200]))
    #expect(Array(rows) == [64, 200])
  }

  @Test func losesWhatAnotherHas() {
    var rows = set([1, 64, 130, 200])
    rows.subtract(set([64, 131, 200]))
    #expect(Array(rows) == [1, 130])
  }

  private func set(_ rows: [UInt32]) -> RowSet {
    var set = RowSet(capacity: 201)
    set.insert(rows)
    return set
  }
}
