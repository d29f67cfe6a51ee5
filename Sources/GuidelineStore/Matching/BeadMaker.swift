#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Makes beads from the best pairs and the units that join them.
struct BeadMaker {
  /// A pair and the units that joined it, on one side only.
  private struct Group {
    var rows: [Int]
    var columns: [Int]
    /// The log odds of its least certain member.
    var odds: Double
  }

  private let odds: PairGrid
  private var groups: [Group]

  /// A missing pair costs more than a wrong one, whose low confidence is visible.
  private static let threshold = -1.0
  /// The most units on one side of a bead.
  private static let mostJoined = 3

  /// - Parameter odds: The log odds of each pair.
  init(_ odds: PairGrid) {
    self.odds = odds
    groups = odds.assignment(above: Self.threshold).map { pair in
      Group(rows: [pair.row], columns: [pair.column], odds: odds[pair.row, pair.column])
    }
  }

  /// Adds unpaired units to pairs where beads found through a third text say so.
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

  /// Adds unpaired units to pairs, likeliest first.
  ///
  /// - Parameter prior: See ``UnitJoiner/joins(_:prior:)``.
  mutating func join(_ joiner: UnitJoiner, prior: (_ row: Int, _ column: Int) -> Double?) {
    let pairs = groups.map { (row: $0.rows[0], column: $0.columns[0]) }
    for join in joiner.joins(pairs, prior: prior) {
      self.join(join.unit, isRow: join.isRow, join.pair, odds: join.odds)
    }
  }

  /// Adds a unit to a group, if it is free and the group's other side has one unit.
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

  /// All beads, including removed and added units.
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
