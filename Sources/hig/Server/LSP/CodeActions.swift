import GuidelineStore

/// The code actions for uses: opening the page about them, and suppressing a hint.
struct CodeActions {
  static let openCommand = "hig.open"

  private(set) var all: [JSON] = []

  /// - Parameters:
  ///   - report: The uses at the place.
  ///   - context: The `CodeActionContext` with the requested kinds and the diagnostics shown.
  init(on document: OpenDocument, _ report: ScanReport, context: JSON, labels: Labels) {
    let only = context["only"].map(\.strings)
    if only == nil {
      for topic in report.topics {
        guard let address = topic.address else { continue }
        all.append(Self.opening(address, labels("Open “\(topic.title)” in the guidelines")))
      }
    }
    guard only?.contains(where: { "quickfix".hasPrefix($0) }) ?? true else { return }
    let hints = (context["diagnostics"]?.elements ?? []).filter {
      $0["source"]?.string == Hints.source
    }
    let indentations = hints.isEmpty ? [] : document.indentations
    var known: Set<String> = []
    for hint in hints {
      guard let check = hint["code"]?.string,
        let line = hint["range"].flatMap(DocumentRange.init)?.start.line,
        indentations.indices.contains(line), known.insert("\(line) \(check)").inserted
      else { continue }
      let comment = indentations[line] + document.file.ignoreComment(on: check) + "\n"
      all.append(
        Self.inserting(
          comment, at: line, of: document.uri, against: hint,
          labels("Ignore “\(check)” on this line")))
    }
  }

  private static func opening(_ address: String, _ title: String) -> JSON {
    [
      "title": .string(title),
      "command": [
        "title": .string(title), "command": .string(openCommand), "arguments": [.string(address)],
      ],
    ]
  }

  /// Inserts a comment above a line. Only a multiline string could continue there.
  private static func inserting(
    _ comment: String, at line: Int, of uri: String, against hint: JSON, _ title: String
  ) -> JSON {
    let position: JSON = ["line": .int(line), "character": 0]
    let edit: JSON = [
      "range": ["start": position, "end": position], "newText": .string(comment),
    ]
    return [
      "title": .string(title), "kind": "quickfix", "diagnostics": [hint],
      "edit": ["changes": .object([(uri, .array([edit]))])],
    ]
  }
}
