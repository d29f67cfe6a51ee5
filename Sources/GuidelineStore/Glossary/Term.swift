/// A glossary term with its names in each language.
package struct Term: Hashable, Sendable {
  /// The names in one language.
  package struct Names: Hashable, Sendable {
    /// The name Apple's documents prefer today.
    package var preferred: String?
    /// Synonyms.
    package var others: [String] = []
    /// Former names.
    package var outdated: [String] = []

    /// All names, the preferred one first.
    package var all: [String] { (preferred.map { [$0] } ?? []) + others + outdated }
  }

  /// The term's ID in the glossary.
  package let slug: String
  /// The slug of the topic about it.
  package var topic: String?
  /// The names by language.
  package var names: [Language: Names] = [:]
  /// The types that implement it.
  package var symbols: [String] = []
  /// Related terms, to suggest.
  package var related: [String] = []
}
