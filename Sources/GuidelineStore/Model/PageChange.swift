/// An entry of a page's change log.
package struct PageChange: Hashable, Sendable {
  /// The publication date: `2025-12-16`.
  package let day: String
  /// What changed, in the page's language.
  package let summary: String

  /// - Returns: `nil` if `day` isn't of that form.
  init?(day: String, summary: String) {
    let parts = day.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy(\.isASCIIDigit) })
    else { return nil }
    self.day = day
    self.summary = summary
  }
}
