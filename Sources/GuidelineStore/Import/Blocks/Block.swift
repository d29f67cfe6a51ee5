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
  /// The first and last line in the file, counted from 1.
  var lines: ClosedRange<Int>
  /// How many quotes (`>`) it is nested in.
  var quoteDepth = 0
  /// The depth of the list it is in, as an item or as text below one; 0 outside lists.
  var listDepth = 0
  /// Whether the heading follows an item marker: `- ## Cups`.
  var isHeadingOfItem = false
  /// Whether it is in a call-out: `{% hint %}`, `:::tip`, or an aside of a web page.
  var isCallout = false
  /// Whether a quote or aside starts here, even right below another one.
  var startsQuote = false
  /// Whether it is prose between fences, framed for emphasis.
  var isFramed = false
  /// Whether it is a translation that follows its original on the same line.
  var endsLine = false
  /// Whether it starts a list right below another: `1.` after bullets, or an item after a blank
  /// line if the list above has none.
  var startsList = false
  var marker: ItemMarker?
  /// Whether it is a numbered item, but not number 1.
  var isCountedOn: Bool { marker?.number.map { $0 != 1 } ?? false }
  /// False for prose between fences.
  var isCode: Bool { kind == .code && !isFramed }

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

  /// A text and its properties, each computed once. Copies of a block share them.
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
    lazy var statesRule =
      isHeading && attributes == nil && Conventions.statesRule(line, label, language)
  }

  var text: InlineText {
    get { reading.text }
    set { reading = Reading(newValue, isHeading: isHeading) }
  }

  /// The whole text as one line.
  var line: String { reading.line }
  /// The known uses of the line as a label: menu, note, common section …
  var label: PageWords.Label { reading.label }
  var scripts: ScriptCounts { reading.scripts }
  /// The language of this block alone; English if it has no letters.
  var language: Language { reading.language }
  var lead: Lead? { reading.lead }
  var attributes: HeadingAttributes? { reading.attributes }
  /// Whether this heading reads like advice rather than like a title.
  var statesRule: Bool { reading.statesRule }
}
