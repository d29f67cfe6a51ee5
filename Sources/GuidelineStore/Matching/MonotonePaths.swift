#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// How probable pairs are in a translation that keeps the order of its original.
///
/// The forward–backward algorithm over all ways to walk through both texts by pairing the next unit of
/// each or passing one over: what dynamic programming as in Gale and Church finds is the best of these
/// ways, and the sum over all of them tells how sure each step is.
struct MonotonePaths {
  /// The logarithm of each pair's probability.
  private(set) var logProbability: PairGrid

  /// - Parameters:
  ///   - evidence: The logarithm of how much speaks for each pair.
  ///   - skip: The same for passing over a unit.
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

  /// How much of the longer text is paired: near 1 if the one follows the other.
  var share: Double {
    let (rows, columns) = (logProbability.rows, logProbability.columns)
    var sum = 0.0
    for row in 0..<rows {
      for column in 0..<columns { sum += exp(logProbability[row, column]) }
    }
    return sum / Double(max(rows, columns, 1))
  }

  /// The logarithm of a pair's odds, between -6 and 6.
  func logOdds(_ row: Int, _ column: Int) -> Double {
    let value = min(logProbability[row, column], -1e-4)
    return max(-6, min(6, value - log(1 - exp(value))))
  }
}

private func logSum(_ first: Double, _ second: Double) -> Double {
  let (low, high) = first < second ? (first, second) : (second, first)
  return low - high < -40 ? high : high + log1p(exp(low - high))
}
