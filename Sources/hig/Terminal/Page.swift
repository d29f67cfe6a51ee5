import GuidelineStore

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
    add(
      lines: LineBreaker(width: room).lines(of: styled), indent: min(indent, terminal.width - room),
      margin: margin)
  }

  private mutating func add(lines: [StyledText], indent: Int, margin: StyledText) {
    for (index, line) in lines.enumerated() {
      let margin = index == 0 ? margin : StyledText()
      text += String(repeating: " ", count: max(0, indent - margin.columns))
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

  /// Adds text with several paragraphs, keeping line breaks and lists; tables are aligned if they fit.
  mutating func addBody(_ body: String, indent: Int, margin: StyledText = StyledText()) {
    var margin = margin
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    for paragraph in lines.split(whereSeparator: { $0.allSatisfy(\.isWhitespace) }) {
      if paragraph.startIndex > 0 { addGap() }
      if let table = TextTable(lines: paragraph.map(String.init)),
        let lines = AlignedTable(table, width: terminal.width - indent).lines
      {
        add(lines: lines, indent: indent, margin: margin)
        margin = StyledText()
        continue
      }
      for line in paragraph {
        let marker = Self.listMarker(of: line) ?? ""
        add(
          StyledText(String(line.dropFirst(marker.count))), indent: indent + marker.count,
          margin: margin + StyledText(marker))
        margin = StyledText()
      }
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
