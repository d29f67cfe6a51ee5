/// Output for a terminal, wrapped to its width.
struct Page {
  let terminal: Terminal
  let labels: Labels
  private(set) var text = ""

  init(for terminal: Terminal, labels: Labels) {
    self.terminal = terminal
    self.labels = labels
  }

  /// Adds an empty line, unless there is one or the page is empty.
  mutating func addGap() {
    if !text.isEmpty, !text.hasSuffix("\n\n") { text += "\n" }
  }

  /// Adds text, wrapped to the width.
  ///
  /// - Parameters:
  ///   - indent: The indentation in columns.
  ///   - margin: Text at the end of the first line's indentation.
  mutating func add(_ styled: StyledText, indent: Int = 0, margin: StyledText = StyledText()) {
    let room = max(terminal.width - indent, min(terminal.width, 8))
    for (index, line) in LineBreaker(width: room).lines(of: styled).enumerated() {
      let margin = index == 0 ? margin : StyledText()
      let free = min(indent, terminal.width - room) - margin.columns
      text += String(repeating: " ", count: max(0, free))
      text += (margin + line).rendered(for: terminal) + "\n"
    }
  }

  /// Adds a line without wrapping.
  mutating func add(line: String) { text += line + "\n" }

  /// Adds a web address on a line of its own without wrapping.
  mutating func add(address: String, margin: StyledText = StyledText()) {
    text += (margin + StyledText(address, .faint, link: address)).rendered(for: terminal) + "\n"
  }

  /// Adds two texts side by side, each wrapped to half the width.
  mutating func addColumns(_ left: StyledText, _ right: StyledText) {
    let room = max((terminal.width - 3) / 2, 4)
    let (lines, others) = (
      LineBreaker(width: room).lines(of: left), LineBreaker(width: room).lines(of: right)
    )
    for index in 0..<max(lines.count, others.count) {
      let line = index < lines.count ? lines[index] : StyledText()
      let space = String(repeating: " ", count: max(0, room - line.columns))
      let other = index < others.count ? others[index] : StyledText()
      let bar = StyledText(other.isBlank ? " │" : " │ ", .faint)
      text += (line + StyledText(space) + bar + other).rendered(for: terminal) + "\n"
    }
  }

  /// Adds text with several paragraphs, keeping line breaks and lists.
  mutating func addBody(_ body: String, indent: Int, margin: StyledText = StyledText()) {
    var margin = margin
    for line in body.split(separator: "\n", omittingEmptySubsequences: false) {
      let marker = Self.listMarker(of: line)
      if line.allSatisfy(\.isWhitespace) {
        addGap()
      } else if let marker {
        add(
          StyledText(String(line.dropFirst(marker.count))),
          indent: indent + marker.count, margin: margin + StyledText(marker))
      } else {
        add(StyledText(String(line)), indent: indent, margin: margin)
      }
      margin = StyledText()
    }
  }

  /// A list marker such as `- `, `• ` or `12. ` with the spaces around it.
  private static func listMarker(of line: Substring) -> String? {
    let spaces = line.prefix { $0 == " " }
    let rest = line[spaces.endIndex...]
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let sign = rest[digits.endIndex...].first
    let isMarker =
      digits.isEmpty ? sign.map { "-*•".contains($0) } : sign.map { ".)".contains($0) }
    guard isMarker == true, digits.count <= 3 else { return nil }
    let marker = rest.prefix(digits.count + 1)
    guard rest[marker.endIndex...].first == " " else { return nil }
    return spaces + marker + " "
  }
}
