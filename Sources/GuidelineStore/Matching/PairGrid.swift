/// A matrix with a number for each pair of units from two texts.
struct PairGrid: Sendable {
  let rows: Int
  let columns: Int
  private var values: [Double]

  init(rows: Int, columns: Int, repeating value: Double = 0) {
    self.rows = rows
    self.columns = columns
    values = Array(repeating: value, count: rows * columns)
  }

  subscript(row: Int, column: Int) -> Double {
    get { values[row * columns + column] }
    set { values[row * columns + column] = newValue }
  }

  /// The lead of each pair over its best rivals in the same row and in the same column; its own
  /// value if it has no rivals.
  func margins() -> (row: PairGrid, column: PairGrid) {
    var byRow = self
    var byColumn = self
    for row in 0..<rows {
      let top = TopTwo((0..<columns).map { self[row, $0] })
      for column in 0..<columns { byRow[row, column] -= top.rival(of: column) }
    }
    for column in 0..<columns {
      let top = TopTwo((0..<rows).map { self[$0, column] })
      for row in 0..<rows { byColumn[row, column] -= top.rival(of: row) }
    }
    return (byRow, byColumn)
  }

  /// Adds evidence from a third text.
  mutating func add(_ pivot: PivotEvidence) {
    for row in 0..<rows {
      for column in 0..<columns { self[row, column] += pivot[row, column] }
    }
  }

  /// Replaces evidence by what the texts state.
  mutating func overrule(by facts: StatedMatches) {
    for row in 0..<rows {
      for column in 0..<columns {
        if let score = facts.score(row, column) { self[row, column] = score }
      }
    }
  }

  /// Pairs above `threshold`, greedily: best first, each unit at most once.
  func assignment(above threshold: Double) -> [(row: Int, column: Int)] {
    let order = values.indices.filter { values[$0] > threshold }.sorted {
      (values[$1], $0) < (values[$0], $1)
    }
    var isRowTaken = Array(repeating: false, count: rows)
    var isColumnTaken = Array(repeating: false, count: columns)
    var pairs: [(row: Int, column: Int)] = []
    for index in order {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      if isRowTaken[row] || isColumnTaken[column] { continue }
      isRowTaken[row] = true
      isColumnTaken[column] = true
      pairs.append((row, column))
    }
    return pairs
  }
}

private struct TopTwo {
  private var best = -1
  private var bestValue = 0.0
  private var secondValue = 0.0

  init(_ values: [Double]) {
    for (index, value) in values.enumerated() {
      if best < 0 || value > bestValue {
        secondValue = best < 0 ? 0 : bestValue
        best = index
        bestValue = value
      } else if index == 1 || value > secondValue {
        secondValue = value
      }
    }
  }

  /// The best value at any other index; 0 if there is none.
  func rival(of index: Int) -> Double { index == best ? secondValue : bestValue }
}
