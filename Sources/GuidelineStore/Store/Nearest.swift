/// The names that someone may have meant who wrote another.
package enum Nearest: EditDistance {
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

  /// How many changes make one name of the other, in whatever case.
  static func distance(between one: String, and other: String) -> Double {
    betweenBeginnings(
      one.lowercased().unicodeScalars.map(\.value), other.lowercased().unicodeScalars.map(\.value))
  }
}
