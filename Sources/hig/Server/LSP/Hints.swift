import GuidelineStore

/// The uses in a document as LSP diagnostics.
enum Hints {
  /// `DiagnosticSeverity.Hint`.
  private static let severity: JSON = 4
  static let source = "hig"

  static func all(in report: ScanReport, _ labels: Labels) -> [JSON] {
    let topics = report.topicsBySlug
    return report.files.flatMap(\.uses).compactMap { use in
      guard let topic = topics[use.topic] else { return nil }
      var members: [(String, JSON)] = [
        ("range", use.range.json), ("severity", severity), ("source", .string(source)),
        ("code", .string(use.topic)), ("message", .string(report.message(of: use, topic, labels))),
      ]
      if let address = topic.address {
        members.append(("codeDescription", ["href": .string(address)]))
      }
      return .object(members)
    }
  }
}
