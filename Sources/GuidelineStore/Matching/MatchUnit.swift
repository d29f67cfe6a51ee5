/// A rule or paragraph as matching sees it.
package struct MatchUnit: Hashable, Sendable {
  /// The topic's slug, or whatever else names the page.
  package var page: String
  /// The headings above it, the outermost first.
  package var section: [String]
  /// The sentence that states it; empty in a paragraph.
  package var lead: String
  /// All that follows the lead.
  package var body: String
  /// Whether it says what a thing is, and advises nothing.
  var isDefinition: Bool
  /// The concept that the text itself states, named so that no other page has it: a fact, no guess.
  package var concept: String?
  /// Whether other texts may state that concept, too. What a file with two languages says of its pairs
  /// of rules tells nothing of other texts.
  var isConceptNamed: Bool

  /// Makes it of its parts.
  package init(
    page: String, section: [String] = [], lead: String, body: String,
    isDefinition: Bool = false, concept: String? = nil, isConceptNamed: Bool = true
  ) {
    self.page = page
    self.section = section
    self.lead = lead
    self.body = body
    self.isDefinition = isDefinition
    self.concept = concept
    self.isConceptNamed = isConceptNamed
  }
}
