/// A part of what a rule counts for as a result, recorded by the stage that added it.
package struct Contribution: Hashable, Sendable {
  /// What a part is from.
  package enum Source: Hashable, Sendable {
    /// A word or a term of the query, as written.
    case term(String)
    /// Terms that stand side by side, or nearly so.
    case nearness
    /// Terms that the rule lacks, which take from the others.
    case missingWords
    /// What is no advice, or not for all platforms.
    case kind
    /// The topic of the rule's page, and the other rules on it.
    case page
    /// What the concept says in other texts.
    case otherWordings
    /// Being what the query is the name of.
    case subject
  }

  /// What it is from.
  package let source: Source
  /// How much it adds to the score, or takes from it.
  package let value: Double

  init(_ source: Source, _ value: Double) {
    self.source = source
    self.value = value
  }
}
