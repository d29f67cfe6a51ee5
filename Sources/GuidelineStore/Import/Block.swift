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
  var text: InlineText {
    didSet { (line, language) = Self.reading(text) }
  }
  /// The whole text as one line.
  private(set) var line: String
  /// The language of this block alone; English if it has no letters.
  private(set) var language: Language
  /// The first and the last line in the file, counted from 1.
  var lines: ClosedRange<Int>
  /// How many `>` stand before it.
  var quoteDepth = 0
  /// The depth of the list that it belongs to, as an item or below one; 0 outside of lists.
  var listDepth = 0
  /// Whether a call-out of some wiki dialect (`{% hint %}`, `:::tip`, `[!NOTE]`) surrounds it.
  var isCallout = false

  var isHeading: Bool {
    if case .heading = kind { return true }
    return false
  }

  var isItem: Bool {
    if case .item = kind { return true }
    return false
  }

  init(kind: Kind, text: InlineText, lines: ClosedRange<Int>) {
    self.kind = kind
    self.text = text
    self.lines = lines
    (line, language) = Self.reading(text)
  }

  private static func reading(_ text: InlineText) -> (String, Language) {
    (text.line, ScriptCounts(text.text).language ?? .english)
  }
}
