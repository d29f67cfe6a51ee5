/// What a piece of a guideline page is.
public enum RuleKind: String, Hashable, Sendable, CaseIterable {
  /// Advice: a lead that states it and a body that explains it.
  case rule
  /// A style or term with its meaning.
  case definition
  /// A remark that stands beside the text.
  case note
  /// An introduction, a caption and the like.
  case paragraph
}

/// The lines of a file that something came from.
public struct SourceLocation: Hashable, Sendable {
  /// The path given to the import joined with the path inside it, or relative to `Data/`.
  public let path: String
  /// The first line, counted from 1.
  public let line: Int
  /// The last line, included.
  public let endLine: Int

  /// Makes it of its parts.
  package init(path: String, line: Int, endLine: Int) {
    self.path = path
    self.line = line
    self.endLine = endLine
  }
}

/// One piece of guidance, in a section of a topic, as the store holds it.
public struct Rule: Hashable, Sendable {
  /// Its place; valid as long as its text keeps its rules.
  public let id: RuleID
  /// What it shares with its other wordings.
  public let concept: ConceptID
  /// The headings above the rule, outermost first, without the topic's title.
  public let section: [String]
  /// What it is.
  public let kind: RuleKind
  /// The sentence that states the rule, or the span that the source marks; empty in a paragraph.
  public let lead: String
  /// All that follows, up to the next rule or heading; paragraphs apart by a blank line.
  public let body: String
  /// The platforms that the rule is meant for, in the source's order; empty for all of them.
  public let platforms: [String]
  /// Where it was read.
  public let source: SourceLocation
  /// What became of its advice by the newest edition.
  public let standing: RuleStanding
  /// Where on the web the page stands that has it; `nil` where the document does not say.
  public let address: String?
  /// The last day on which its page changed, such as `2025-12-16`, if the page says so.
  package let updated: String?

  /// Makes it of its parts.
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
