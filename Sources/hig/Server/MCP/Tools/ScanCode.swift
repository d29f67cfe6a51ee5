import GuidelineStore

extension Tool {
  static let scanCode = Tool(
    name: "scan_code",
    description: """
      Find where an app's code goes against a rule, and the rules that concern it by the APIs it \
      uses: Swift, Objective-C, storyboards, XIBs, property lists. Use it before you write or \
      review UI code. Pass text and file, or paths below the folders that the server was started with.
      """,
    arguments: [
      Argument("text", .code, "The code."),
      Argument("file", .text, "The name of its file: Pot.swift"),
      Argument("paths", .texts, "Files and folders to read instead."),
      .topic,
      Argument("language", .text, "That of the rules: en, ko or ja."),
      Argument("limit", .number(1...50), "The most rules of each use. Default: 3."),
    ],
    output: Schema.object(
      [
        "findings": Schema.list(
          of: ["type": "object", "required": ["path", "line", "level", "check", "message"]]),
        "topics": Schema.list(
          of: Schema.object(["topic": Schema.text, "rules": Schema.list(of: Schema.rule)])),
        "files": Schema.list(
          of: Schema.object([
            "path": Schema.text,
            "uses": Schema.list(
              of: ["type": "object", "required": ["symbol", "line", "topic"]]),
          ])),
        "notes": Schema.texts, "nextCursor": Schema.text,
      ], required: ["findings", "topics", "files"])
  ) { call in
    let paths = call.arguments["paths"]?.strings
    guard paths?.isEmpty != true, let files = try call.files(at: paths) else {
      throw CommandFailure("scan_code needs either text, with file, or paths")
    }
    let topic = try call.topic()
    let report = try call.store.scan(
      files,
      ScanOptions(
        language: try call.language() ?? .ofThisPerson, limit: call.number("limit") ?? 3,
        topics: topic.map { [$0] } ?? []))
    // Findings come first, and rules before the code, which the client has.
    let members =
      (JSON(report).members ?? []).filter { $0.0 == "findings" }
      + (JSON(symbolsOf: report).members ?? [])
    let order = ["findings", "topics", "files", "notes"].compactMap { name in
      members.first { $0.0 == name }
    }
    return ToolAnswer(
      json: .object(order),
      fields: [
        "path", "line", "level", "check", "concept", "message", "mend", "rule", "symbol", "topic",
        "replacements", "id", "url", "origin", "source",
      ],
      text: words)
  }

  private static func words(_ report: JSON) -> String {
    var lines = (report["findings"]?.elements ?? []).map { finding in
      let place = "\(finding["path"]?.string ?? ""):\(finding["line"]?.wholeNumber ?? 0)"
      let texts = ["message", "mend"].compactMap { finding[$0]?.string }.filter { !$0.isEmpty }
      let rule = finding["rule"]?.string.map { " (\($0))" } ?? ""
      return "\(place): \(finding["level"]?.string ?? ""): \(texts.joined(separator: "; "))\(rule)"
        + " [\(finding["check"]?.string ?? "")]"
    }
    for topic in report["topics"]?.elements ?? [] {
      let url = topic["url"]?.string
      let place = [topic["topic"]?.string, url].compactMap(\.self).joined(separator: "; ")
      lines.append("# \(topic["title"]?.string ?? "") (\(place))")
      lines += (topic["rules"]?.elements ?? []).map { RuleText.summary(of: $0, on: url) }
    }
    for file in report["files"]?.elements ?? [] {
      let path = file["path"]?.string ?? ""
      for use in file["uses"]?.elements ?? [] {
        let line = use["line"]?.wholeNumber ?? 0
        let replacements = use["replacements"]?.strings ?? []
        let remark =
          replacements.isEmpty
          ? "" : " (deprecated, use \(replacements.joined(separator: " or ")))"
        let (symbol, topic) = (use["symbol"]?.string ?? "", use["topic"]?.string ?? "")
        lines.append("\(path):\(line): \(symbol)\(remark) → \(topic)")
      }
      for diagnostic in file["diagnostics"]?.elements ?? [] {
        let line = diagnostic["line"]?.wholeNumber ?? 1
        lines.append("\(path):\(line): \(diagnostic["message"]?.string ?? "")")
      }
    }
    return (lines + RuleText.notes(of: report)).joined(separator: "\n")
  }
}

extension ToolCall {
  /// The code or files to scan; `nil` if both are given, or neither.
  fileprivate func files(at paths: [String]?) throws -> [FoundFile]? {
    if let paths {
      guard self["text"] == nil, self["file"] == nil else { return nil }
      let places = try paths.map { FilePath(try roots.place(of: $0)) }
      return FileTree(at: places, .sources).files
    }
    return self["text"].map { [FoundFile(named: self["file"] ?? "code", holding: Array($0.utf8))] }
  }
}
