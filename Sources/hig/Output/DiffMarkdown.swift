import GuidelineStore

/// The differences between two texts as Markdown.
///
/// Changed words are in HTML elements, because asterisks and tildes don't work beside Japanese full
/// stops.
struct DiffMarkdown {
  private(set) var text: String

  /// - Parameters:
  ///   - labels: The labels.
  ///   - title: Returns the title of a topic in a language.
  init(
    _ differences: Differences, _ labels: Labels, titled title: (String, Language) throws -> String
  ) rethrows {
    text = "# \(differences.old) → \(differences.new)\n"
    for page in differences.pages {
      text += "\n## \(MarkdownText.escaped(try title(page.topic, differences.titleLanguage)))\n"
      for line in DiffOutline(of: page.changes, isAlone: differences.pages.count == 1).lines {
        switch line {
        case .headings(let headings):
          text += "\n### \(MarkdownText.escaped(headings.joined(separator: " › ")))\n"
        case .page(let kind, let count):
          text += "\n*\(differences.words(forPage: kind, count, labels))*\n"
        case .unchanged(let count):
          text += "\n*\(differences.words(forUnchanged: count, labels))*\n"
        case .change(let change):
          text += "\n- \(differences.words(for: change, labels)): `\(change.places)`\n"
          for paragraph in Self.paragraphs(of: change) { text += "\n  \(paragraph)\n" }
        }
      }
    }
  }

  private static func paragraphs(of change: Change) -> [String] {
    guard change.isMarked else {
      return change.old.map { escaped($0.heading, as: "del") }
        + change.newHeadings.map { escaped($0, as: "ins") }
    }
    let parts = [change.lead, change.body.hasChanges ? change.body.excerpt : []]
    return parts.filter { !$0.isEmpty }.flatMap(marked)
  }

  /// Text with changes marked, split into lines.
  static func marked(_ changes: [WordChange]) -> [String] {
    changes.map { change in
      switch change.kind {
      case .equal: MarkdownText.escaped(change.text)
      case .delete: escaped(change.text, as: "del")
      case .insert: escaped(change.text, as: "ins")
      }
    }.joined().split(whereSeparator: \.isNewline).map(String.init)
  }

  /// Text in HTML elements, one per line, because an element can't span paragraphs.
  private static func escaped(_ text: String, as element: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.allSatisfy(\.isWhitespace)
        ? String(line) : "<\(element)>\(MarkdownText.escaped(String(line)))</\(element)>"
    }.joined(separator: "\n")
  }
}
