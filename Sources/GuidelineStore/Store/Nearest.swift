/// The names that someone may have meant who wrote another.
package enum Nearest {
  /// The names that need the fewest changes to become what was written, the nearest first.
  ///
  /// - Parameter most: The number of changes above which a name isn't near.
  package static func names(
    to written: String, among names: [String], limit: Int = 3, within most: Double = .infinity
  ) -> [String] {
    let written = Array(written.lowercased().unicodeScalars.prefix(longestLookedAt))
    var seen: Set<String> = []
    return
      names
      .filter { seen.insert($0).inserted }
      .map { (name: $0, distance: distance(Array($0.lowercased().unicodeScalars), written)) }
      .filter { $0.distance <= most }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(limit)
      .map(\.name)
  }

  /// No name is as long; what somebody pasted may be longer by far.
  private static let longestLookedAt = 100

  /// How many scalars must be put in, taken out or replaced to make one of the other; what only goes
  /// on where the other ends counts half.
  ///
  /// - Complexity: O(*nm*).
  static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Double {
    var row = (0...other.count).map(Double.init)
    for (i, a) in one.enumerated() {
      var diagonal = row[0]
      row[0] = Double(i + 1)
      for (j, b) in other.enumerated() {
        let replaced = diagonal + (a == b ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    let isBeginning = one.starts(with: other) || other.starts(with: one)
    return isBeginning ? row[other.count] / 2 : row[other.count]
  }
}
