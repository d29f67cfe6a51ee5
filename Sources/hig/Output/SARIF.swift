import GuidelineStore

/// A scan report in SARIF 2.1.0, which editors and code hosts read. Topics become rules, and uses
/// become results.
///
/// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
struct SARIF {
  let json: JSON
  let resultCount: Int
  /// GitHub's limit:
  /// https://docs.github.com/en/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning
  static let mostResults = 25_000

  init(_ report: ScanReport) {
    let places = Dictionary(
      uniqueKeysWithValues: report.topics.enumerated().map { ($1.topic, $0) })
    let results = report.files.flatMap { file in
      file.uses.compactMap { use in
        places[use.topic].map { Self.result(use, in: file, report, at: $0) }
      }
    }
    resultCount = results.count
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
              "name": "hig", "version": .string(HIG.version),
              "rules": JSON(report.topics) { Self.rule($0) },
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

  private static func rule(_ topic: ScanReport.Topic) -> JSON {
    var rule: [(String, JSON)] = [
      ("id", .string(topic.topic)),
      ("name", .string(topic.title)),
      ("shortDescription", ["text": .string(topic.title)]),
      ("fullDescription", ["text": .string("What the guidelines say about \(topic.title)")]),
      (
        "help",
        [
          "text": .string(
            topic.rules.map { "\($0.shortText) (\($0.id))" }.joined(separator: "\n")),
          "markdown": .string(
            topic.rules.map { "- \(MarkdownText.escaped($0.shortText)) `\($0.id)`" }
              .joined(separator: "\n")),
        ]
      ),
    ]
    if let address = topic.address { rule.append(("helpUri", .string(address))) }
    rule += [
      ("defaultConfiguration", ["level": "note"]),
      ("properties", ["text": JSON(topic.text), "rules": JSON(topic.rules) { JSON($0.id) }]),
    ]
    return .object(rule)
  }

  private static func result(
    _ use: ScanReport.Use, in file: ScanReport.File, _ report: ScanReport, at place: Int
  ) -> JSON {
    var region: [(String, JSON)] = [
      ("startLine", .int(use.line)), ("startColumn", .int(use.column)),
    ]
    if use.endColumn > use.column { region.append(("endColumn", .int(use.endColumn))) }
    return [
      "ruleId": .string(use.topic),
      "ruleIndex": .int(place),
      "level": "note",
      "message": ["text": .string(report.message(of: use, report.topics[place]))],
      "locations": [location(of: file, .object(region))],
      "partialFingerprints": ["higUse/v1": .string(use.fingerprint)],
      "properties": ["symbol": .string(use.symbol), "rule": .optional(use.rules.first)],
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

  /// Relative to the working directory if the file is inside, because code hosts identify files by
  /// their path in the checkout.
  private static func uri(of file: ScanReport.File) -> String {
    let folder = FileTree.identity(of: ".") + "/"
    let isInside = file.path.hasPrefix("/") && file.identity.hasPrefix(folder)
    return uri(ofPath: isInside ? String(file.identity.dropFirst(folder.count)) : file.path)
  }

  /// A path as an RFC 3986 reference; relative paths stay relative.
  static func uri(ofPath path: String) -> String {
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    return (path.hasPrefix("/") ? "file://" : "")
      + String(path).percentEncoded(keeping: "/")
  }
}
