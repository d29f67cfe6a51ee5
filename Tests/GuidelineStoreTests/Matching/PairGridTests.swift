import Testing

@testable import GuidelineStore

struct PairGridTests {
  private func grid(_ rows: [[Double]]) -> PairGrid {
    var grid = PairGrid(rows: rows.count, columns: rows.first?.count ?? 0)
    for (row, values) in rows.enumerated() {
      for (column, value) in values.enumerated() { grid[row, column] = value }
    }
    return grid
  }

  @Test func measuresByHowMuchAPairIsBetterThanItsRivals() {
    let margins = grid([[5, 3, 1], [2, 4, 8]]).margins()
    #expect([0, 1, 2].map { margins.row[0, $0] } == [2, -2, -4])
    #expect([0, 1, 2].map { margins.row[1, $0] } == [-6, -4, 4])
    #expect([0, 1, 2].map { margins.column[0, $0] } == [3, -1, -7])
    let single = grid([[0.5]]).margins()
    #expect(single.row[0, 0] == 0.5)
    #expect(single.column[0, 0] == 0.5)
  }

  @Test func choosesTheBestPairsWithUnitsOfTheirOwn() {
    let pairs = grid([[5, 9, 1], [2, 8, 3], [0, 0, 0]]).assignment(above: 0)
    #expect(pairs.map(\.row) == [0, 1])
    #expect(pairs.map(\.column) == [1, 2])
  }

  @Test func findsThePairsOfAWalkInOrder() {
    let paths = MonotonePaths(grid([[4, -4, -4], [-4, 0, 6], [-4, 6, 0]]), skip: 0)
    #expect(paths.logOdds(0, 0) > 2)
    #expect(abs(paths.logOdds(1, 2) - paths.logOdds(2, 1)) < 1e-9)
    #expect(paths.logOdds(1, 2) < 0.1, "one of the crossing pairs is not in order")
    #expect(paths.logOdds(0, 2) < -4)
    #expect(0.6..<1 ~= paths.share)
  }
}
