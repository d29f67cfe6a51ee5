/// A part of a result's score, recorded by the stage that added it.
package struct Contribution: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// A term of the query, as written.
    case term(String)
    /// Terms that are adjacent or close.
    case nearness
    /// The penalty for missing terms.
    case missingWords
    /// The penalty for a rule that isn't advice, or not for all platforms.
    case kind
    /// The topic of the rule's page.
    case page
    /// The concept's wordings in other texts.
    case otherWordings
    /// The rule is what the query names.
    case subject
  }

  package let source: Source
  /// The amount added to the score; negative for a penalty.
  package let value: Double

  init(_ source: Source, _ value: Double) {
    self.source = source
    self.value = value
  }
}
