/// A rule or paragraph, as input to matching.
package struct MatchUnit: Hashable, Sendable {
  /// The topic's slug, or another name of the page.
  package var page: String
  /// The headings above it, outermost first.
  package var section: [String]
  /// The sentence that states the rule; empty in a paragraph.
  package var lead: String
  /// The text after the lead.
  package var body: String
  /// Whether it defines something instead of giving advice.
  var isDefinition: Bool
  /// A concept stated by the text itself, with a name that no other page uses; matched without
  /// guessing.
  package var concept: String?
  /// Whether other texts may state the same concept. False for pair numbers in a bilingual file,
  /// which mean nothing outside it.
  var isConceptNamed: Bool

  /// Makes a unit.
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
