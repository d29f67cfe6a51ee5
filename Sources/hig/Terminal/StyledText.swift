import GuidelineStore

/// The role of text, whose value is its ANSI style.
enum Emphasis: String {
  case plain = ""
  case heading = "1;4"
  case lead = "1"
  case hit = "1;31"
  case name = "36"
  case faint = "2"
  case warning = "33"
  case removed = "31;9"
  case added = "32"
}

struct TextStyle: Equatable {
  var emphasis = Emphasis.plain
  var link: String?
  /// Whether the text must not be broken, as a path.
  var isWhole = false
}

/// A line or paragraph as runs of different styles.
struct StyledText {
  /// The runs, in order.
  private(set) var runs: [(text: String, style: TextStyle)] = []

  init() {}

  init(_ text: String, _ emphasis: Emphasis = .plain, link: String? = nil) {
    append(text, TextStyle(emphasis: emphasis, link: link))
  }

  /// Makes a path or ID, which isn't broken.
  ///
  /// - Parameter link: The address to link to.
  init(place: String, _ emphasis: Emphasis = .name, link: String? = nil) {
    append(place, TextStyle(emphasis: emphasis, link: link, isWhole: true))
  }

  mutating func append(_ text: String, _ emphasis: Emphasis = .plain) {
    append(text, TextStyle(emphasis: emphasis))
  }

  mutating func append(_ text: String, _ style: TextStyle) {
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].text += text
    } else if !text.isEmpty {
      runs.append((text, style))
    }
  }

  mutating func append(_ other: StyledText) {
    for run in other.runs { append(run.text, run.style) }
  }

  var isBlank: Bool { runs.allSatisfy { $0.text.allSatisfy(\.isWhitespace) } }

  /// The width in columns on one line.
  var columns: Int { runs.reduce(0) { $0 + TerminalWidth.columns(of: $1.text) } }

  static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.append(right)
    return sum
  }

  /// The text with the terminal's control codes.
  ///
  /// Control characters in the text itself become visible.
  func rendered(for terminal: Terminal) -> String {
    runs.map { run in
      var text = run.text.withVisibleControls
      if terminal.hasColors, run.style.emphasis != .plain {
        text = "\u{1B}[\(run.style.emphasis.rawValue)m\(text)\u{1B}[0m"
      }
      if terminal.hasHyperlinks, let link = run.style.link {
        text =
          "\u{1B}]8;;\(link.percentEncoded { $0 > 0x20 && $0 < 0x7F })\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
      }
      return text
    }.joined()
  }
}
