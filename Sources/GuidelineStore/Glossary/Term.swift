/// A term of the field with its names in each language.
public struct Term: Hashable, Sendable {
  /// What it is called in one language.
  public struct Names: Hashable, Sendable {
    /// The name that Apple's documents prefer today.
    public var preferred: String?
    /// Names that people use for the very same thing.
    public var others: [String] = []
    /// What it was called before.
    public var outdated: [String] = []

    /// All names, the preferred one first.
    public var all: [String] { (preferred.map { [$0] } ?? []) + others + outdated }
  }

  /// Its name in the glossary.
  public let slug: String
  /// The slug of the topic that is about it.
  public var topic: String?
  /// What it is called.
  public var names: [Language: Names] = [:]
  /// The types that stand for it in code.
  public var symbols: [String] = []
  /// The terms that somebody who asks for it may want, too.
  public var related: [String] = []
}
