import GuidelineStore

/// What can be done about the uses at a place: to open the page that speaks of them, and where a hint is
/// shown, to have it shown no more.
struct CodeActions {
  static let openCommand = "hig.open"

  private(set) var all: [JSON] = []

  /// - Parameters:
  ///   - report: What is used at the place.
  ///   - context: Which kinds are wanted, and the diagnostics that the editor shows there.
  init(on document: OpenDocument, _ report: ScanReport, context: JSON, labels: Labels) {
    let only = context["only"].map(\.strings)
    if only == nil {
      for topic in report.topics {
        guard let address = topic.address else { continue }
        all.append(Self.opening(address, labels("Open “%” in the guidelines", topic.title)))
      }
    }
    guard only?.contains(where: { "quickfix".hasPrefix($0) }) ?? true else { return }
    for hint in context["diagnostics"]?.elements ?? [] where hint["source"]?.string == Hints.source
    {
      guard let topic = hint["code"]?.string, let range = hint["range"].flatMap(DocumentRange.init)
      else { continue }
      all.append(Self.ignoring(topic, hint, at: range.start.line, in: document, labels))
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

  /// Puts a comment above the line, where no string can go on around it but in strings of many lines.
  private static func ignoring(
    _ topic: String, _ hint: JSON, at line: Int, in document: OpenDocument, _ labels: Labels
  ) -> JSON {
    let comment = document.comment("hig:ignore \(topic)")
    let position: JSON = ["line": .int(line), "character": 0]
    let edit: JSON = [
      "range": ["start": position, "end": position],
      "newText": .string(document.indentation(ofLine: line) + comment + "\n"),
    ]
    return [
      "title": .string(labels("Ignore “%” on this line", topic)), "kind": "quickfix",
      "diagnostics": [hint],
      "edit": ["changes": .object([(document.uri, .array([edit]))])],
    ]
  }
}
