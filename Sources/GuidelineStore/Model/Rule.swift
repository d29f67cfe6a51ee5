/// The kind of a piece of a page.
public enum RuleKind: String, Hashable, Sendable, CaseIterable {
  /// Advice: a lead that states it and a body that explains it.
  case rule
  /// A style or term with its meaning.
  case definition
  /// A note or aside.
  case note
  /// Other text, such as an introduction or a caption.
  case paragraph
}

/// A range of lines in a source file.
public struct SourceLocation: Hashable, Sendable {
  /// The path given to the import joined with the path inside it, or relative to `Data/`.
  public let path: String
  /// The first line, counted from 1.
  public let line: Int
  /// The last line, included.
  public let endLine: Int

  package init(path: String, line: Int, endLine: Int) {
    self.path = path
    self.line = line
    self.endLine = endLine
  }
}

/// One piece of guidance in the store.
public struct Rule: Hashable, Sendable {
  /// The place of the rule; valid until its text is imported with other rules.
  public let id: RuleID
  /// The concept, shared by all its wordings.
  public let concept: ConceptID
  /// The headings above the rule, outermost first, without the topic's title.
  public let section: [String]
  /// The kind of the piece.
  public let kind: RuleKind
  /// The sentence that states the rule, or the span that the source marks; empty in a paragraph.
  public let lead: String
  /// The text after the lead, up to the next rule or heading; paragraphs are separated by blank
  /// lines.
  public let body: String
  /// The platforms the rule applies to, in the source's order; empty for all.
  public let platforms: [String]
  /// The lines the rule was read from.
  public let source: SourceLocation
  /// Its status in the newest edition.
  public let standing: RuleStanding
  /// The page's web address, if the document has it.
  public let address: String?
  /// The date of the page's last change, such as `2025-12-16`, if known.
  package let updated: String?

  package init(
    id: RuleID, concept: ConceptID, section: [String], kind: RuleKind, lead: String, body: String,
    platforms: [String], source: SourceLocation, address: String? = nil,
    updated: String? = nil, standing: RuleStanding = .current
  ) {
    self.id = id
    self.concept = concept
    self.section = section
    self.kind = kind
    self.lead = lead
    self.body = body
    self.platforms = platforms
    self.source = source
    self.standing = standing
    self.address = address
    self.updated = updated
  }
}
