import GuidelineStore

extension JSON {
  /// The findings.
  init(_ report: ScanReport) {
    let findings = report.files.flatMap { file in file.findings.map { Self.finding($0, in: file) } }
    self = [
      "findings": .array(findings),
      "summary": [
        "errors": .int(report.findings.count { $0.level == .error }),
        "warnings": .int(report.findings.count { $0.level == .warning }),
        "notes": .int(report.findings.count { $0.level == .note }),
        "topics": JSON(report.findingCounts) {
          [
            "topic": .string($0.topic), "title": .string(report.titles[$0.topic] ?? $0.topic),
            "findings": .int($0.count),
          ]
        },
      ],
      "diagnostics": .array(
        report.files.flatMap { file in file.diagnostics.map { JSON($0, in: file) } }),
      "known": .int(report.knownCount),
      "notes": JSON(report.notes) { .string($0.words) },
    ]
  }

  private static func finding(
    _ finding: ScanReport.Finding, in file: ScanReport.File
  ) -> JSON {
    JSON(item: [
      "path": .string(file.path), "line": .int(finding.line), "column": .int(finding.column),
      "level": .string(finding.level.rawValue), "check": .string(finding.check),
      "topic": .string(finding.topic), "concept": .optional(finding.rule?.concept),
      "rule": .optional(finding.rule?.id), "lead": .optional(finding.rule?.shortText),
      "url": .optional(finding.rule?.address), "message": .string(finding.message),
      "mend": .string(finding.mend), "fingerprint": .string(finding.fingerprint),
    ])
  }

  private init(_ diagnostic: Diagnostic, in file: ScanReport.File? = nil) {
    var members: [(String, JSON)] = [
      ("severity", .string(diagnostic.severity.rawValue)), ("line", .int(diagnostic.line)),
      ("message", .string(diagnostic.words.words)),
    ]
    if let file { members.insert(("path", .string(file.path)), at: 0) }
    self = .object(members)
  }

  /// The symbols that the files use, and the rules about them.
  init(symbolsOf report: ScanReport) {
    self = [
      "files": JSON(report.files) { file in
        [
          "path": .string(file.path),
          "uses": JSON(file.uses) { JSON($0) },
          "diagnostics": JSON(file.diagnostics) { JSON($0) },
        ]
      },
      "topics": JSON(report.topics) {
        [
          "topic": .string($0.topic), "title": .string($0.title), "text": JSON($0.text),
          "url": .optional($0.address), "outdated": .bool($0.isOutdated),
          "rules": JSON($0.rules) { JSON($0) }, "more": .int($0.moreCount),
        ]
      },
      "known": .int(report.knownCount),
      "notes": JSON(report.notes) { .string($0.words) },
    ]
  }

  private init(_ use: ScanReport.Use) {
    self = JSON(item: [
      "symbol": .string(use.symbol), "line": .int(use.line), "column": .int(use.column),
      "topic": .string(use.topic), "rules": JSON(use.rules) { JSON($0) },
      "replacements": JSON(use.replacements) { .string($0) }, "namedIn": .optional(use.namedIn),
      "fingerprint": .string(use.fingerprint),
    ])
  }
}

extension ScanReport {
  /// The number of findings in each topic, the most first.
  var findingCounts: [(topic: String, count: Int)] {
    Dictionary(grouping: findings, by: \.topic).map { (topic: $0.key, count: $0.value.count) }
      .sorted { ($1.count, $0.topic) < ($0.count, $1.topic) }
  }
}

extension Rule {
  /// The lead, or the body of a rule without one.
  var shortText: String { lead.isEmpty ? body : lead }
}

extension Page {
  /// Adds the findings by file, and their numbers by topic.
  mutating func add(findingsOf report: ScanReport) {
    for file in report.files where !file.findings.isEmpty {
      addGap()
      add(StyledText(place: file.path.asField, .heading))
      for finding in file.findings {
        let position = StyledText("\(finding.line):\(finding.column)  ", .faint)
        let level = StyledText(
          labels(finding.level.word), finding.level == .note ? .name : .warning)
        let mend = finding.mend.isEmpty ? "" : "; \(finding.mend)"
        add(
          level + StyledText(": \(finding.message)\(mend)")
            + StyledText(" [\(finding.check)]", .faint), indent: 10, margin: position)
        guard let rule = finding.rule else { continue }
        add(
          StyledText("\(report.titles[finding.topic] ?? finding.topic): \(rule.shortText) ")
            + StyledText(rule.id.description, .faint), indent: 10)
      }
    }
    guard !report.findings.isEmpty else { return }
    addGap()
    let levels = CodeCheck.Level.allCases.reversed().compactMap { level -> String? in
      let count = report.findings.count { $0.level == level }
      return count == 0 ? nil : labels(level.words(count))
    }
    let files = report.files.count { !$0.findings.isEmpty }
    add(
      StyledText(
        labels(
          files == 1
            ? "\(list: levels) in \(files) file" : "\(list: levels) in \(files) files"),
        .heading))
    let counts = report.findingCounts.map { "\(report.titles[$0.topic] ?? $0.topic) \($0.count)" }
    add(StyledText(labels.list(counts), .faint), indent: 2)
  }
}

extension Page {
  /// Adds a summary of topics, the uses in each file, and the rules of each topic.
  ///
  /// - Parameter limit: The maximum number of rules per topic; 0 for all.
  mutating func add(_ report: ScanReport, limit: Int) {
    guard report.hasUses else { return }
    addSummary(report)
    let titles = Dictionary(uniqueKeysWithValues: report.topics.map { ($0.topic, $0.title) })
    for file in report.files where !file.uses.isEmpty {
      addGap()
      add(StyledText(place: file.path.asField, .heading))
      for symbol in SymbolLines.lines(of: file) {
        let use = symbol.firstUse
        let position = StyledText("\(use.line):\(use.column)  ", .faint)
        let topics = labels.list(symbol.topics.map { titles[$0] ?? $0 })
        add(
          StyledText(use.symbol, .name) + StyledText(" → \(topics)")
            + StyledText(labels.deprecation(of: use), .warning)
            + StyledText(symbol.others(labels), .faint), indent: 10, margin: position)
      }
    }
    for topic in report.topics { add(topic, limit: limit) }
  }

  private mutating func addSummary(_ report: ScanReport) {
    let used = report.files.map(\.uses)
    add(StyledText(labels.uses(used.joined().count, in: used.count { !$0.isEmpty }), .heading))
    for topic in report.topics {
      let counts = used.map { $0.count { $0.topic == topic.topic } }.filter { $0 > 0 }
      let words = labels.uses(counts.reduce(0, +), in: counts.count)
      add(heading(of: topic, .plain) + StyledText(": \(words)", .faint), indent: 2)
    }
  }

  private func heading(of topic: ScanReport.Topic, _ emphasis: Emphasis) -> StyledText {
    StyledText(topic.title, emphasis, link: topic.address)
      + StyledText(
        topic.isOutdated ? labels.remark(topic.text.edition.description) : "", .warning)
  }

  private mutating func add(_ topic: ScanReport.Topic, limit: Int) {
    addGap()
    add(heading(of: topic, .heading))
    let shown = limit > 0 ? Array(topic.rules.prefix(limit)) : topic.rules
    for rule in shown {
      add(StyledText(rule.shortText, .lead), indent: 2)
      add(StyledText(place: rule.id.description), indent: 4)
    }
    let moreCount = topic.moreCount + topic.rules.count - shown.count
    if moreCount > 0 {
      add(
        StyledText(
          labels("\(moreCount) more: \("hig show \(topic.topic)@\(topic.text)")"), .faint),
        indent: 2)
    }
  }
}

extension Labels {
  /// The replacements of a deprecated symbol, and the last edition that mentions it.
  func deprecation(of use: ScanReport.Use) -> String {
    guard !use.replacements.isEmpty else { return "" }
    let words = self("; deprecated, use \(list: use.replacements)")
    guard let edition = use.namedIn?.edition, edition != .current else { return words }
    return words + self("; last mentioned in \(edition)")
  }

  /// Separate messages, because English distinguishes singular and plural.
  fileprivate func uses(_ count: Int, in fileCount: Int) -> String {
    let uses: Message = count == 1 ? "\(count) use" : "\(count) uses"
    return self(
      fileCount == 1 ? "\(uses) in \(fileCount) file" : "\(uses) in \(fileCount) files")
  }
}

/// A symbol and all the lines of a file that use it.
private struct SymbolLines {
  let firstUse: ScanReport.Use
  var topics: [String] = []
  private var lines: [Int] = []

  private init(_ use: ScanReport.Use) { firstUse = use }

  /// The symbols of a file, in order of first use.
  static func lines(of file: ScanReport.File) -> [SymbolLines] {
    var symbols: [SymbolLines] = []
    var places: [String: Int] = [:]
    for use in file.uses {
      let place = places[use.symbol] ?? symbols.count
      if place == symbols.count {
        places[use.symbol] = place
        symbols.append(SymbolLines(use))
      }
      if !symbols[place].topics.contains(use.topic) { symbols[place].topics.append(use.topic) }
      if use.line != symbols[place].firstUse.line, symbols[place].lines.last != use.line {
        symbols[place].lines.append(use.line)
      }
    }
    return symbols
  }

  /// The lines after the first, up to a readable number.
  func others(_ labels: Labels) -> String {
    guard !lines.isEmpty else { return "" }
    let shown = labels.list(lines.prefix(6).map(String.init))
    if lines.count > 6 { return labels("; also on lines \(shown) and \(lines.count - 6) more") }
    return labels(lines.count == 1 ? "; also on line \(shown)" : "; also on lines \(shown)")
  }
}
