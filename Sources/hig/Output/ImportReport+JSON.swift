import GuidelineStore

extension JSON {
  /// The imported documents, with their rules as stored.
  init(_ reports: [ImportReport], in store: RuleStore) throws(StoreError) {
    var documents: [JSON] = []
    for report in reports { documents += try Self.documents(of: report, in: store) }
    self = ["documents": .array(documents)]
  }

  /// A sample document with a rule, for field names.
  static let sampleImport: JSON = [
    document(path: "", of: nil, .imported, rules: [.sampleRule], [])
  ]

  private static func documents(
    of report: ImportReport, in store: RuleStore
  ) throws(StoreError) -> [JSON] {
    guard report.status != .refused else {
      return [document(path: report.path, of: nil, report.status, rules: [], report.diagnostics)]
    }
    var documents: [JSON] = []
    for stored in try store.documents(ofFile: report.identity) {
      let rules = try store.rules(inTopic: stored.topic, text: stored.text).filter {
        $0.id.ordinal >= stored.firstOrdinal
          && $0.id.ordinal < stored.firstOrdinal + stored.ruleCount
      }
      let read = report.documents.first {
        $0.topic == stored.topic && $0.text.language == stored.text.language
      }
      documents.append(
        document(
          path: report.path, of: stored, report.status, rules: rules.map { JSON($0) },
          read?.diagnostics ?? []))
    }
    return documents
  }

  private static func document(
    path: String, of document: DocumentSummary?, _ status: ImportReport.Status, rules: [JSON],
    _ diagnostics: [Diagnostic]
  ) -> JSON {
    JSON(item: [
      "path": .string(path),
      "topic": .optional(document?.topic),
      "edition": .optional(document?.text.edition),
      "revision": .optional(document?.text.revision),
      "origin": .optional(document?.text.origin),
      "language": .optional(document?.text.language),
      "url": .optional(document?.address),
      "shape": .optional(document?.shape),
      "status": .string(status.rawValue),
      "rules": .array(rules),
      "diagnostics": JSON(diagnostics) { diagnostic in
        [
          "severity": .string(diagnostic.severity.rawValue),
          "line": .int(diagnostic.line),
          "message": .string(diagnostic.words.words),
        ]
      },
    ])
  }
}
