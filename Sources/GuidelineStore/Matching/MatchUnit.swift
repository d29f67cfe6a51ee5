/// A rule or paragraph as matching sees it.
struct MatchUnit: Hashable, Sendable {
  /// The topic's slug, or whatever else names the page.
  var page: String
  /// The headings above it, the outermost first.
  var section: [String] = []
  var lead: String
  var body: String
  /// The concept that the text itself states: a fact, no guess.
  var concept: String?
}
