/// The names that someone may have meant who wrote another.
package enum Nearest {
  /// The names that need the fewest changes to become what was written, the nearest first.
  ///
  /// - Parameter most: The number of changes above which a name isn't near.
  package static func names(
    to written: String, among names: [String], limit: Int = 3, within most: Double = .infinity
  ) -> [String] {
    let written = String(String.UnicodeScalarView(written.unicodeScalars.prefix(longestLookedAt)))
    var seen: Set<String> = []
    return
      names
      .filter { seen.insert($0).inserted }
      .map { (name: $0, distance: distance(between: $0, and: written)) }
      .filter { $0.distance <= most }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(limit)
      .map(\.name)
  }

  /// No name is as long; what somebody pasted may be longer by far.
  private static let longestLookedAt = 100

  /// How many scalars must be put in, taken out, replaced or swapped with their neighbors to make one name of
  /// the other, in whatever case; what only goes on where the other ends counts half.
  ///
  /// - Complexity: O(*nm*).
  static func distance(between one: String, and other: String) -> Double {
    let (one, other) = (
      Array(one.lowercased().unicodeScalars), Array(other.lowercased().unicodeScalars)
    )
    if one.starts(with: other) || other.starts(with: one) {
      return Double(abs(one.count - other.count)) / 2
    }
    var (before, above) = ([Double](), [Double]())
    var row = (0...other.count).map(Double.init)
    for (i, a) in one.enumerated() {
      (before, above, row[0]) = (above, row, Double(i + 1))
      for (j, b) in other.enumerated() {
        row[j + 1] = min(above[j] + (a == b ? 0 : 1), row[j] + 1, above[j + 1] + 1)
        if i > 0, j > 0, a == other[j - 1], b == one[i - 1] {
          row[j + 1] = min(row[j + 1], before[j - 1] + 1)
        }
      }
    }
    return row[other.count]
  }
}
