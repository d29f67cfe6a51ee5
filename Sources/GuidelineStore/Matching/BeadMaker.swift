#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Makes beads of the best pairs, and of what joins them.
struct BeadMaker {
  /// A pair and what has joined it, on one of its sides.
  private struct Group {
    var rows: [Int]
    var columns: [Int]
    /// The logarithm of the odds of its least sure part.
    var odds: Double
  }

  private let odds: PairGrid
  private var groups: [Group]

  /// Missing a pair costs more than a wrong one that somebody can see to be unsure.
  private static let threshold = -1.0
  /// Of source or translation, at most so many units in a bead.
  private static let mostJoined = 3

  /// - Parameter odds: The logarithm of each pair's odds.
  init(_ odds: PairGrid) {
    self.odds = odds
    groups = odds.assignment(above: Self.threshold).map { pair in
      Group(rows: [pair.row], columns: [pair.column], odds: odds[pair.row, pair.column])
    }
  }

  /// Lets units without a partner join pairs, the likeliest first.
  ///
  /// - Parameter prior: See ``UnitJoiner/joins(_:prior:)``.
  mutating func join(_ joiner: UnitJoiner, prior: (_ row: Int, _ column: Int) -> Double?) {
    var pairOfRow = Array(repeating: Int?.none, count: odds.rows)
    var pairOfColumn = Array(repeating: Int?.none, count: odds.columns)
    for (index, group) in groups.enumerated() {
      pairOfRow[group.rows[0]] = index
      pairOfColumn[group.columns[0]] = index
    }
    let pairs = groups.map { (row: $0.rows[0], column: $0.columns[0]) }
    for join in joiner.joins(pairs, prior: prior) {
      let isFree = join.isRow ? pairOfRow[join.unit] == nil : pairOfColumn[join.unit] == nil
      let group = groups[join.pair]
      let (same, other) =
        join.isRow ? (group.rows, group.columns) : (group.columns, group.rows)
      guard isFree, other.count == 1, same.count < Self.mostJoined else { continue }
      if join.isRow {
        groups[join.pair].rows.append(join.unit)
        pairOfRow[join.unit] = join.pair
      } else {
        groups[join.pair].columns.append(join.unit)
        pairOfColumn[join.unit] = join.pair
      }
      groups[join.pair].odds = min(group.odds, join.odds)
    }
  }

  /// All beads, those of removed and added units included.
  func beads() -> [Bead] {
    var beads = groups.map {
      Bead(old: $0.rows.sorted(), new: $0.columns.sorted(), confidence: logistic($0.odds))
    }
    let rows = Set(groups.flatMap(\.rows))
    let columns = Set(groups.flatMap(\.columns))
    for row in 0..<odds.rows where !rows.contains(row) {
      let best = (0..<odds.columns).map { odds[row, $0] }.max() ?? -.infinity
      beads.append(Bead(old: [row], new: [], confidence: 1 - logistic(best)))
    }
    for column in 0..<odds.columns where !columns.contains(column) {
      let best = (0..<odds.rows).map { odds[$0, column] }.max() ?? -.infinity
      beads.append(Bead(old: [], new: [column], confidence: 1 - logistic(best)))
    }
    return beads.sorted { first, second in
      (first.old.first ?? odds.rows, first.new.first ?? 0)
        < (second.old.first ?? odds.rows, second.new.first ?? 0)
    }
  }
}

private func logistic(_ value: Double) -> Double { 1 / (1 + exp(-value)) }
