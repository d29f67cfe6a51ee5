#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The probabilities of pairs in a translation that keeps its original's order.
///
/// Runs the forward–backward algorithm over all alignments that pair or skip units in order.
/// Dynamic programming as in Gale and Church finds only the best alignment; the sum over all also
/// gives each pair's certainty.
struct MonotonePaths {
  /// The log probability of each pair.
  private(set) var logProbability: PairGrid

  /// - Parameters:
  ///   - evidence: The log likelihood ratio of each pair.
  ///   - skip: The same for skipping a unit.
  /// - Complexity: O(*nm*).
  init(_ evidence: PairGrid, skip: Double) {
    let (rows, columns) = (evidence.rows, evidence.columns)
    var ahead = PairGrid(rows: rows + 1, columns: columns + 1)
    for row in 0...rows {
      for column in 0...columns where row + column > 0 {
        var sum = -Double.infinity
        if row > 0 { sum = ahead[row - 1, column] + skip }
        if column > 0 { sum = logSum(sum, ahead[row, column - 1] + skip) }
        if row > 0 && column > 0 {
          sum = logSum(sum, ahead[row - 1, column - 1] + evidence[row - 1, column - 1])
        }
        ahead[row, column] = sum
      }
    }
    var behind = PairGrid(rows: rows + 1, columns: columns + 1)
    logProbability = PairGrid(rows: rows, columns: columns)
    for row in (0...rows).reversed() {
      for column in (0...columns).reversed() where row + column < rows + columns {
        var sum = -Double.infinity
        if row < rows { sum = behind[row + 1, column] + skip }
        if column < columns { sum = logSum(sum, behind[row, column + 1] + skip) }
        if row < rows && column < columns {
          let through = behind[row + 1, column + 1] + evidence[row, column]
          logProbability[row, column] = ahead[row, column] + through - ahead[rows, columns]
          sum = logSum(sum, through)
        }
        behind[row, column] = sum
      }
    }
  }

  /// The share of the longer text that is paired: near 1 for a translation.
  var share: Double {
    let (rows, columns) = (logProbability.rows, logProbability.columns)
    var sum = 0.0
    for row in 0..<rows {
      for column in 0..<columns { sum += exp(logProbability[row, column]) }
    }
    return sum / Double(max(rows, columns, 1))
  }

  /// A pair's log odds, clamped to -6...6.
  func logOdds(_ row: Int, _ column: Int) -> Double {
    let value = min(logProbability[row, column], -1e-4)
    return max(-6, min(6, value - log(1 - exp(value))))
  }
}

private func logSum(_ first: Double, _ second: Double) -> Double {
  let (low, high) = first < second ? (first, second) : (second, first)
  return low - high < -40 ? high : high + log1p(exp(low - high))
}
