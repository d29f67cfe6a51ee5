import GuidelineStore

/// A scan report in SARIF 2.1.0, which editors and code hosts read. Checks become rules, and findings
/// become results.
///
/// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
struct SARIF {
  let json: JSON
  /// The number of findings left out, the least serious ones.
  let omittedCount: Int
  /// GitHub's limit:
  /// https://docs.github.com/en/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning
  static let mostResults = 25_000

  init(_ report: ScanReport) {
    var found = report.files.flatMap { file in file.findings.map { (file, $0) } }
    omittedCount = max(0, found.count - Self.mostResults)
    if omittedCount > 0 {
      found = Array(found.sorted { $0.1.level > $1.1.level }.prefix(Self.mostResults))
    }
    var rules: [JSON] = []
    var places: [String: Int] = [:]
    var results: [JSON] = []
    for (file, finding) in found {
      let place = places[finding.check] ?? rules.count
      if place == rules.count {
        places[finding.check] = place
        rules.append(Self.rule(finding))
      }
      results.append(Self.result(finding, in: file, at: place))
    }
    let notifications = report.files.flatMap { file in
      file.diagnostics.map { Self.notification($0, in: file) }
    }
    json = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": [
            "driver": [
              "name": "hig", "version": .string(HIG.version), "rules": .array(rules),
            ]
          ],
          "invocations": [
            [
              "executionSuccessful": .bool(!report.hasErrors),
              "toolExecutionNotifications": .array(notifications),
            ]
          ],
          "columnKind": "utf16CodeUnits",
          "results": .array(results),
        ]
      ],
    ]
  }

  /// A check, by the rule that states it.
  private static func rule(_ finding: ScanReport.Finding) -> JSON {
    let lead = finding.rule?.shortText ?? finding.message
    let body = finding.rule?.body ?? ""
    let id = finding.rule.map { " (\($0.id))" } ?? ""
    var rule: [(String, JSON)] = [
      ("id", .string(finding.check)),
      ("name", .string(finding.check)),
      ("shortDescription", ["text": .string(lead)]),
      ("fullDescription", ["text": .string(lead)]),
      (
        "help",
        [
          "text": .string("\(lead)\n\(body)\(id)"),
          "markdown": .string(
            "**\(MarkdownText.escaped(lead))**  \n\(MarkdownText.escaped(body))\(id)"),
        ]
      ),
    ]
    if let address = finding.rule?.address { rule.append(("helpUri", .string(address))) }
    rule += [
      ("defaultConfiguration", ["level": .string(finding.level.rawValue)]),
      ("properties", ["topic": .string(finding.topic), "rule": .optional(finding.rule?.id)]),
    ]
    return .object(rule)
  }

  private static func result(
    _ finding: ScanReport.Finding, in file: ScanReport.File, at place: Int
  ) -> JSON {
    var region: [(String, JSON)] = [
      ("startLine", .int(finding.line)), ("startColumn", .int(finding.column)),
    ]
    if finding.endColumn > finding.column { region.append(("endColumn", .int(finding.endColumn))) }
    return [
      "ruleId": .string(finding.check),
      "ruleIndex": .int(place),
      "level": .string(finding.level.rawValue),
      "message": ["text": .string(finding.sentence)],
      "locations": [location(of: file, .object(region))],
      "partialFingerprints": ["higFinding/v1": .string(finding.fingerprint)],
      "properties": [
        "topic": .string(finding.topic), "concept": .optional(finding.rule?.concept),
      ],
    ]
  }

  private static func notification(_ diagnostic: Diagnostic, in file: ScanReport.File) -> JSON {
    [
      "level": .string(diagnostic.severity.rawValue),
      "message": ["text": .string(diagnostic.words.words)],
      "locations": [location(of: file, ["startLine": .int(diagnostic.line)])],
    ]
  }

  private static func location(of file: ScanReport.File, _ region: JSON) -> JSON {
    [
      "physicalLocation": [
        "artifactLocation": ["uri": .string(uri(of: file))], "region": region,
      ]
    ]
  }

  private static func uri(of file: ScanReport.File) -> String { uri(ofPath: file.pathInCheckout) }

  /// A path as an RFC 3986 reference; relative paths stay relative.
  static func uri(ofPath path: String) -> String {
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    return (path.hasPrefix("/") ? "file://" : "")
      + String(path).percentEncoded(keeping: "/")
  }
}

extension ScanReport.File {
  /// Relative to the working directory if the file is inside, because code hosts identify files by
  /// their path in the checkout.
  var pathInCheckout: String {
    let folder = FileTree.identity(of: ".") + "/"
    let isInside = path.hasPrefix("/") && identity.hasPrefix(folder)
    return isInside ? String(identity.dropFirst(folder.count)) : path
  }
}
