/// A term of the field with its names in each language.
package struct Term: Hashable, Sendable {
  /// What it is called in one language.
  package struct Names: Hashable, Sendable {
    /// The name that Apple's documents prefer today.
    package var preferred: String?
    /// Names that people use for the very same thing.
    package var others: [String] = []
    /// What it was called before.
    package var outdated: [String] = []

    /// All names, the preferred one first.
    package var all: [String] { (preferred.map { [$0] } ?? []) + others + outdated }
  }

  /// Its name in the glossary.
  package let slug: String
  /// The slug of the topic that is about it.
  package var topic: String?
  /// What it is called.
  package var names: [Language: Names] = [:]
  /// The types that stand for it in code.
  package var symbols: [String] = []
  /// The terms that somebody who asks for it may want, too.
  package var related: [String] = []
}
