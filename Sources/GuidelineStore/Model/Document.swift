/// What a reader makes of one piece of a page: a ``Rule`` before it has a place in a store.
package struct ParsedRule: Hashable, Sendable {
  /// The headings above it, outermost first, without the title.
  package var section: [String]
  /// What it is.
  package var kind: RuleKind
  /// The sentence or span that states it; empty in a paragraph.
  package var lead: String
  /// All that follows the lead; paragraphs apart by a blank line.
  package var body: String
  /// The platforms it is meant for, in the source’s order; empty for all.
  package var platforms: [String]
  /// The first and the last line of the file, counted from 1; of a file that is no text, those that its
  /// blocks would have in one.
  package var lines: ClosedRange<Int>
  /// The concept's slug, where the text states one.
  package var concept: String?
  /// The slugs of the concepts it came from, where the text states that it was split or merged.
  var comesFrom: [String]
  /// The number that this rule shares with its rendering in another language of the same file.
  package var pair: Int?

  /// How people ask for it in other words than its own, phrase by phrase, apart by semicolons.
  package var asked = ""

  /// Makes it of its parts.
  init(
    section: [String], kind: RuleKind, lead: String, body: String, platforms: [String] = [],
    lines: ClosedRange<Int>, concept: String? = nil, comesFrom: [String] = [], pair: Int? = nil
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
  }
}

/// What a page's text points at, as found, before anyone has looked for its target.
package struct ParsedReference: Hashable, Sendable {
  /// What is pointed at.
  package enum Kind: String, Hashable, Sendable {
    case topic, rule, symbol, url
  }

  /// What it is.
  package var kind: Kind
  /// The words that carry the reference.
  package var text: String
  /// The address, anchor or title as written.
  package var target: String
  /// The line it stands on, counted from 1.
  package var line: Int

  /// Makes it of its parts.
  init(kind: Kind, text: String, target: String, line: Int) {
    self.kind = kind
    self.text = text
    self.target = target
    self.line = line
  }
}

/// A place in a page that others can point at by a name.
struct ParsedAnchor: Hashable, Sendable {
  /// The name behind the `#`.
  package var name: String
  /// The heading that it stands on; `nil` elsewhere.
  package var heading: String?
  /// The line it stands on, counted from 1.
  package var line: Int
}

/// One topic of one text, as read from a file: a file gives one for each topic and language.
package struct ParsedDocument: Hashable, Sendable {
  /// The topic's slug.
  package var topic: String
  /// The title as the document writes it, in the document's language.
  package var title: String
  /// The edition, revision, source and language.
  package var text: TextID
  /// Whether ``TextID/origin`` was asked for by name rather than worked out from the path.
  var hasNamedOrigin: Bool
  /// Where on the web the page stands; `nil` where the document does not say.
  package var address: String?
  /// The place of this file among the pieces of its book; below 0 for a page of a technology that has
  /// several; 0 where it is no piece.
  package var piece: Int
  /// What the document was taken for: `bold`, `headings`, `interleaved` …
  package var shape: String
  /// What was read, in order.
  package var rules: [ParsedRule]
  /// What the text points at, in order.
  package var references: [ParsedReference]
  /// What changed on the page, the newest first, where the document says so.
  var changes: [PageChange] = []
  /// What the page as a whole says of platforms.
  var platforms = PagePlatforms()
  /// What others can point at in it, in order.
  var anchors: [ParsedAnchor]
  /// What the reader should know, in the order of lines.
  package var diagnostics: [Diagnostic]

  /// Makes it of its parts.
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

  /// States what the page as a whole says of platforms, which its rules inherit.
  mutating func state(_ platforms: PagePlatforms) {
    self.platforms = platforms
    for index in rules.indices where rules[index].platforms.isEmpty {
      rules[index].platforms = platforms.supported
    }
  }
}
