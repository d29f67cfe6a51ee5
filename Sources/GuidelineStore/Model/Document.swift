/// A rule as parsed, before it has a place in a store.
package struct ParsedRule: Hashable, Sendable {
  /// The headings above it, outermost first, without the title.
  package var section: [String]
  package var kind: RuleKind
  /// The sentence or span that states it; empty in a paragraph.
  package var lead: String
  /// The text after the lead; paragraphs are separated by blank lines.
  package var body: String
  /// The platforms it applies to, in the source's order; empty for all.
  package var platforms: [String]
  /// The first and last line, counted from 1; in a binary format, as if its blocks were lines.
  package var lines: ClosedRange<Int>
  /// The concept's slug, if the text states one.
  package var concept: String?
  /// The slugs of the concepts it was split or merged from, if the text states them.
  var comesFrom: [String]
  /// The number it shares with its translation in the same file.
  package var pair: Int?

  /// Why it has its kind.
  package var reason: PieceReason

  /// Other ways users ask for it: phrases separated by semicolons.
  package var asked = ""

  init(
    section: [String], kind: RuleKind, lead: String, body: String, platforms: [String] = [],
    lines: ClosedRange<Int>, concept: String? = nil, comesFrom: [String] = [], pair: Int? = nil,
    reason: PieceReason = .text
  ) {
    self.section = section
    self.kind = kind
    self.lead = lead
    self.body = body
    self.platforms = platforms
    self.lines = lines
    self.concept = concept
    self.comesFrom = comesFrom
    self.pair = pair
    self.reason = reason
  }
}

/// A reference found in a page, not yet resolved.
package struct ParsedReference: Hashable, Sendable {
  /// The kind of target.
  package enum Kind: String, Hashable, Sendable {
    case topic, rule, symbol, url
  }

  /// The kind of target.
  package var kind: Kind
  /// The words of the link.
  package var text: String
  /// The address, anchor or title as written.
  package var target: String
  /// The line, counted from 1.
  package var line: Int

  init(kind: Kind, text: String, target: String, line: Int) {
    self.kind = kind
    self.text = text
    self.target = target
    self.line = line
  }
}

/// A named place that links can point to.
struct ParsedAnchor: Hashable, Sendable {
  /// The name after the `#`.
  package var name: String
  /// The heading it is on; `nil` elsewhere.
  package var heading: String?
  /// The line, counted from 1.
  package var line: Int
}

/// One topic in one language, as parsed from a file; a file may contain several.
package struct ParsedDocument: Hashable, Sendable {
  /// The topic's slug.
  package var topic: String
  /// The title as the document has it.
  package var title: String
  /// The edition, revision, source and language.
  package var text: TextID
  /// Whether the user named ``TextID/origin``; otherwise it comes from the path.
  var hasNamedOrigin: Bool
  /// The page's web address, if the document has it.
  package var address: String?
  /// The file's position among the parts of its book; negative for a page of a technology with
  /// several; 0 if it isn't a part.
  package var piece: Int
  /// The detected layout: `bold`, `headings`, `interleaved` …
  package var shape: String
  /// The rules, in document order.
  package var rules: [ParsedRule]
  /// The references, in document order.
  package var references: [ParsedReference]
  /// The page's change log, newest first, if it has one.
  var changes: [PageChange] = []
  /// What the page says about platforms as a whole.
  var platforms = PagePlatforms()
  /// The named places, in document order.
  var anchors: [ParsedAnchor]
  /// What decided edition, topic and language, and what else suggests some; each in order of trust.
  /// Empty unless it was asked for.
  var evidence: [Evidence] = []
  /// The diagnostics, ordered by line.
  package var diagnostics: [Diagnostic]

  init(
    topic: String, title: String, text: TextID, hasNamedOrigin: Bool = false,
    address: String? = nil, piece: Int = 0, shape: String, rules: [ParsedRule],
    references: [ParsedReference] = [],
    anchors: [ParsedAnchor] = [], diagnostics: [Diagnostic] = []
  ) {
    self.topic = topic
    self.title = title
    self.text = text
    self.hasNamedOrigin = hasNamedOrigin
    self.address = address
    self.piece = piece
    self.shape = shape
    self.rules = rules
    self.references = references
    self.anchors = anchors
    self.diagnostics = diagnostics
  }

  /// Sets the page's platforms, which rules without their own inherit.
  mutating func state(_ platforms: PagePlatforms) {
    self.platforms = platforms
    for index in rules.indices where rules[index].platforms.isEmpty {
      rules[index].platforms = platforms.supported
    }
  }
}
