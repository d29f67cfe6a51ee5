import GuidelineStore

extension JSON {
  init(_ report: ScanReport) {
    self = [
      "files": JSON(report.files) { file in
        [
          "path": .string(file.path),
          "uses": JSON(file.uses) { JSON($0) },
          "diagnostics": JSON(file.diagnostics) {
            [
              "severity": .string($0.severity.rawValue), "line": .int($0.line),
              "message": .string($0.words.words),
            ]
          },
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
  /// A use in one line: the topic, and the first rule to read.
  func message(
    of use: Use, _ topic: Topic, _ labels: Labels = Labels(language: .english)
  ) -> String {
    let rule = use.rules.first.flatMap { id in topic.rules.first { $0.id == id } }
    let edition = topic.isOutdated ? labels.remark(topic.text.edition.description) : ""
    let replacements = use.replacements.joined(separator: " or ")
    let symbol =
      replacements.isEmpty
      ? use.symbol : labels("\(use.symbol) is deprecated, use \(replacements)")
    return "\(symbol) → \(topic.title)\(edition)" + (rule.map { ": \($0.shortText)" } ?? "")
  }

  var topicsBySlug: [String: Topic] {
    Dictionary(uniqueKeysWithValues: topics.map { ($0.topic, $0) })
  }

  /// Lines that Xcode shows as warnings when printed by a build phase.
  var xcodeLines: [String] {
    let topics = topicsBySlug
    return files.flatMap { file in
      let path = file.identity.hasPrefix("/") ? file.identity : file.path
      return file.uses.compactMap { use -> String? in
        guard let topic = topics[use.topic] else { return nil }
        let rule = use.rules.first.map { " [\($0)]" } ?? ""
        return "\(path.asField):\(use.line):\(use.column): note: "
          + "\(message(of: use, topic).asField)\(rule)"
      }
    }
  }
}

extension Rule {
  /// The lead, or the body of a rule without one.
  var shortText: String { lead.isEmpty ? body : lead }
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
