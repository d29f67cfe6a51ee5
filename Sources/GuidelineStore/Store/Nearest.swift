/// Finds names that resemble a mistyped one.
package enum Nearest: EditDistance {
  /// The names at the smallest edit distance, nearest first.
  ///
  /// - Parameter most: The maximum distance.
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

  /// Longer than any name; bounds the cost of pasted text.
  private static let longestLookedAt = 100

  /// The edit distance of two names, ignoring case.
  package static func distance(between one: String, and other: String) -> Double {
    betweenBeginnings(
      one.lowercased().unicodeScalars.map(\.value), other.lowercased().unicodeScalars.map(\.value))
  }
}
