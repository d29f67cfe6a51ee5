/// One block of a document: a heading, a paragraph, an item of a list …
struct Block {
  enum Kind: Equatable {
    /// Level 1 is the outermost.
    case heading(level: Int)
    case paragraph
    /// Depth 1 is an item of an outermost list.
    case item(depth: Int)
    case table
    case code
    case thematicBreak
  }

  var kind: Kind
  private var reading: Reading
  /// The first and the last line in the file, counted from 1.
  var lines: ClosedRange<Int>
  /// How many `>` stand before it.
  var quoteDepth = 0
  /// The depth of the list that it belongs to, as an item or below one; 0 outside of lists.
  var listDepth = 0
  /// Whether it is a heading behind the mark of an item.
  var isHeadingOfItem = false
  /// Whether a call-out of some wiki dialect (`{% hint %}`, `:::tip`, `[!NOTE]`) surrounds it.
  var isCallout = false
  /// Whether a quote or a remark starts with it, also where another one ends right above.
  var startsQuote = false
  /// Whether it stands between fences although it is no code: sentences that someone wanted framed.
  var isFramed = false
  /// Whether it is a heading only because the one in the other language is that it renders.
  var rendersTitle = false
  /// Whether it stands behind what it renders, on the same line.
  var endsLine = false
  /// How far in it stands as the title of the list below it, which no mark makes a heading; 1 is the
  /// outermost, 0 a section of the page. `nil` if it is no such title.
  var labelLevel: Int?
  /// Whether it is an item that no item above belongs with, although no other text parts them: `1.` behind
  /// bullets, or one that a blank line parts from items in a row.
  var startsList = false
  /// The mark of an item.
  var marker: ItemMarker?
  /// Whether it is an item with a number that is not the first one of its list.
  var isCountedOn: Bool { marker?.number.map { $0 != 1 } ?? false }
  /// Whether it is code, which is in no language that people speak.
  var isCode: Bool { kind == .code && !isFramed }

  /// The level of the innermost headings.
  static let deepestHeading = 6

  /// 1 is the outermost; `nil` if it is no heading.
  var headingLevel: Int? {
    if case .heading(let level) = kind { return level }
    return nil
  }

  var isHeading: Bool { headingLevel != nil }

  var isItem: Bool {
    if case .item = kind { return true }
    return false
  }

  init(kind: Kind, text: InlineText, lines: ClosedRange<Int>) {
    self.kind = kind
    self.lines = lines
    var isHeading = false
    if case .heading = kind { isHeading = true }
    reading = Reading(text, isHeading: isHeading)
  }

  /// A text, and what every reader of a block asks of it, worked out once. Copies of a block share it.
  private final class Reading {
    let text: InlineText
    let isHeading: Bool

    init(_ text: InlineText, isHeading: Bool) {
      self.text = text
      self.isHeading = isHeading
    }

    lazy var line = text.line
    lazy var label = PageWords.Label(of: line)
    lazy var scripts = ScriptCounts(text.text)
    lazy var language = scripts.language ?? .english
    lazy var lead = Lead(strongStartOf: text, language)
    lazy var attributes = isHeading ? HeadingAttributes(line) : nil
    lazy var announcesFacts = RuleAnnouncement.isOfFacts(atEndOf: text.text, line, language)
    lazy var statesRule =
      isHeading && attributes == nil && Conventions.statesRule(line, label, language)
  }

  var text: InlineText {
    get { reading.text }
    set { reading = Reading(newValue, isHeading: isHeading) }
  }

  /// The whole text as one line.
  var line: String { reading.line }
  /// What the line stands over, if pages and sites have it as a label.
  var label: PageWords.Label { reading.label }
  /// How many letters of each script it has.
  var scripts: ScriptCounts { reading.scripts }
  /// The language of this block alone; English if it has no letters.
  var language: Language { reading.language }
  /// The bold span that the text starts with.
  var lead: Lead? { reading.lead }
  /// Whether its last sentence says that facts are listed below it.
  var announcesFacts: Bool { kind == .paragraph && reading.announcesFacts }
  /// What an authored heading states behind its text.
  var attributes: HeadingAttributes? { reading.attributes }
  /// Whether this is a heading that reads like advice rather than like a title.
  var statesRule: Bool { reading.statesRule }
}
