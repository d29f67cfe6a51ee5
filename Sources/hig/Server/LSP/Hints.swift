import GuidelineStore

/// The findings in a document as LSP diagnostics.
enum Hints {
  static let source = "hig"

  static func all(in report: ScanReport) -> [JSON] {
    report.findings.map { finding in
      var members: [(String, JSON)] = [
        ("range", finding.range.json), ("severity", severity(finding.level)),
        ("source", .string(source)), ("code", .string(finding.check)),
        ("message", .string(finding.sentence)),
      ]
      if let address = finding.rule?.address {
        members.append(("codeDescription", ["href": .string(address)]))
      }
      return .object(members)
    }
  }

  /// `DiagnosticSeverity`; a note is information.
  private static func severity(_ level: CodeCheck.Level) -> JSON {
    switch level {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
