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

  /// Lets units without a partner join pairs as a third text shows it.
  mutating func join(_ beads: [Bead]) {
    for bead in beads {
      let isShown = { (group: Group) in
        !Set(group.rows).isDisjoint(with: bead.old)
          && !Set(group.columns).isDisjoint(with: bead.new)
      }
      guard let group = groups.firstIndex(where: isShown) else { continue }
      let odds = log(bead.confidence / max(1 - bead.confidence, 1e-9))
      for row in bead.old { join(row, isRow: true, group, odds: odds) }
      for column in bead.new { join(column, isRow: false, group, odds: odds) }
    }
  }

  /// Lets units without a partner join pairs, the likeliest first.
  ///
  /// - Parameter prior: See ``UnitJoiner/joins(_:prior:)``.
  mutating func join(_ joiner: UnitJoiner, prior: (_ row: Int, _ column: Int) -> Double?) {
    let pairs = groups.map { (row: $0.rows[0], column: $0.columns[0]) }
    for join in joiner.joins(pairs, prior: prior) {
      self.join(join.unit, isRow: join.isRow, join.pair, odds: join.odds)
    }
  }

  /// Lets a unit join a group, if it is free and the group is not joined on its other side.
  private mutating func join(_ unit: Int, isRow: Bool, _ index: Int, odds: Double) {
    let group = groups[index]
    let (same, other) = isRow ? (group.rows, group.columns) : (group.columns, group.rows)
    let isFree = !groups.contains { (isRow ? $0.rows : $0.columns).contains(unit) }
    guard isFree, other.count == 1, same.count < Self.mostJoined else { return }
    if isRow {
      groups[index].rows.append(unit)
    } else {
      groups[index].columns.append(unit)
    }
    groups[index].odds = min(group.odds, odds)
  }

  /// All beads, those of removed and added units included.
  func beads() -> [Bead] {
    var beads = groups.map { group in
      var bead = Bead(
        old: group.rows.sorted(), new: group.columns.sorted(), confidence: logistic(group.odds))
      bead.mainPair = MainPair(old: group.rows[0], new: group.columns[0])
      return bead
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
