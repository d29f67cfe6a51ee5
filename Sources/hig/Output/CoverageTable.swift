import GuidelineStore

/// A table of topics and texts for a terminal, split into several if too wide. The languages of an
/// edition are side by side below its name.
struct CoverageTable {
  private let coverage: Coverage
  private let width: Int
  private let topicWidth: Int
  private let head: String

  /// Texts that differ only in language.
  private struct Group {
    let name: String
    var texts: [TextID]
    var widths: [Int]

    /// The width of the fields; each is preceded by two spaces.
    var fields: Int { widths.reduce(0) { $0 + $1 + 2 } }
    var width: Int { max(fields, TerminalWidth.columns(of: name) + 2) }
  }

  /// - Parameter width: The maximum width of a line in columns.
  init(_ coverage: Coverage, _ labels: Labels, width: Int) {
    (self.coverage, self.width) = (coverage, width)
    head = labels("topic")
    let names = [head] + coverage.topics.map(\.topic)
    let longest = names.map { TerminalWidth.columns(of: $0) }.max() ?? 0
    topicWidth = min(longest, width / 3)
  }

  /// The lines of all tables, within the width.
  var lines: [String] {
    var lines: [String] = []
    var rest = groups[...]
    while let first = rest.first {
      var count = 1
      var room = width - topicWidth - first.width
      while count < rest.count, room >= rest[rest.startIndex + count].width {
        room -= rest[rest.startIndex + count].width
        count += 1
      }
      if !lines.isEmpty { lines.append("") }
      lines += table(of: rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return lines
  }

  private var groups: [Group] {
    var groups: [Group] = []
    for text in coverage.texts {
      let name = "\(text)".dropLast("\(text.language)".count + 1)
      let cells = coverage.topics.map { $0.field(of: text).count }
      let column = max(text.language.tag.count, cells.max() ?? 0)
      if groups.last?.name == String(name), let last = groups.indices.last {
        groups[last].texts.append(text)
        groups[last].widths.append(column)
      } else {
        groups.append(Group(name: String(name), texts: [text], widths: [column]))
      }
    }
    return groups
  }

  private func table(of groups: ArraySlice<Group>) -> [String] {
    let names = groups.map { Self.padded("  " + $0.name, to: $0.width) }
    let languages = groups.map { line(of: $0, $0.texts.map(\.language.tag)) }
    var lines = [
      Self.padded("", to: topicWidth) + names.joined(),
      Self.padded(head, to: topicWidth) + languages.joined(),
    ]
    for page in coverage.topics {
      let cells = groups.map { group in
        group.texts.map(page.field)
      }
      guard cells.contains(where: { $0.contains { !$0.isEmpty } }) else { continue }
      let fields = zip(groups, cells).map { line(of: $0, $1) }
      lines.append(Self.padded(page.topic.asField, to: topicWidth) + fields.joined())
    }
    return lines.map {
      Self.withoutSpaceAtEnd(Self.padded($0, to: min(width, Self.columns(of: $0))))
    }
  }

  private func line(of group: Group, _ fields: [String]) -> String {
    let padded = zip(fields, group.widths).map { "  " + Self.padded($0, to: $1) }
    return Self.padded(padded.joined(), to: group.width)
  }

  private static func columns(of text: String) -> Int { TerminalWidth.columns(of: text) }

  /// Pads text with spaces, or truncates it with an ellipsis.
  private static func padded(_ text: String, to width: Int) -> String {
    let free = width - columns(of: text)
    guard free < 0 else { return text + String(repeating: " ", count: free) }
    var cut = text
    while !cut.isEmpty, columns(of: cut) > width - 1 { cut.removeLast() }
    return padded(cut + "…", to: max(width, 1))
  }

  private static func withoutSpaceAtEnd(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " }.reversed())
  }
}
