import GuidelineStore

extension JSON {
  /// What sources use, and the rules that speak of it.
  init(_ report: ScanReport) {
    self = [
      "files": JSON(report.files) { file in
        [
          "path": .string(file.path),
          "uses": JSON(file.uses) { JSON($0) },
          "diagnostics": JSON(file.diagnostics) {
            [
              "severity": .string($0.severity.rawValue), "line": .int($0.line),
              "message": .string($0.message),
            ]
          },
        ]
      },
      "topics": JSON(report.topics) {
        [
          "topic": .string($0.topic), "title": .string($0.title), "text": JSON($0.text),
          "url": .optional($0.address),
          "rules": JSON($0.rules) { JSON($0) }, "more": .int($0.moreCount),
        ]
      },
      "notes": JSON(report.notes) { .string($0) },
    ]
  }

  private init(_ use: ScanReport.Use) {
    self = JSON(item: [
      "symbol": .string(use.symbol), "line": .int(use.line), "column": .int(use.column),
      "topic": .string(use.topic), "rules": JSON(use.rules) { JSON($0) },
    ])
  }
}

extension Page {
  /// Adds what each file uses, then the rules of each topic, once.
  mutating func add(_ report: ScanReport) {
    let titles = Dictionary(uniqueKeysWithValues: report.topics.map { ($0.topic, $0.title) })
    for file in report.files where !file.uses.isEmpty {
      addGap()
      add(StyledText(place: file.path.asField, .heading))
      for symbol in SymbolLines.lines(of: file) {
        let position = StyledText("\(symbol.line):\(symbol.column)  ", .faint)
        let topics = symbol.topics.map { titles[$0] ?? $0 }.joined(separator: ", ")
        add(
          StyledText(symbol.name, .name) + StyledText(" → \(topics)")
            + StyledText(symbol.others(labels), .faint), indent: 10, margin: position)
      }
    }
    for topic in report.topics {
      addGap()
      add(StyledText(topic.title, .heading))
      for rule in topic.rules {
        add(StyledText(rule.lead.isEmpty ? rule.body : rule.lead, .lead), indent: 2)
        add(StyledText(place: rule.id.description), indent: 4)
      }
      if topic.moreCount > 0 {
        add(
          StyledText(
            labels("% more: %", topic.moreCount, "hig show \(topic.topic)@\(topic.text)"), .faint),
          indent: 2)
      }
    }
  }
}

/// A symbol with all the lines of a file that use it.
private struct SymbolLines {
  let name: String
  let line: Int
  let column: Int
  var topics: [String] = []
  private var lines: [Int] = []

  private init(_ use: ScanReport.Use) {
    (name, line, column) = (use.symbol, use.line, use.column)
  }

  /// The symbols of a file, in the order in which they are first used.
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
      if use.line != symbols[place].line, symbols[place].lines.last != use.line {
        symbols[place].lines.append(use.line)
      }
    }
    return symbols
  }

  /// The lines after the first, as far as anyone reads them.
  func others(_ labels: Labels) -> String {
    guard !lines.isEmpty else { return "" }
    let shown = lines.prefix(6).map(String.init).joined(separator: ", ")
    if lines.count > 6 { return labels("; also on lines % and % more", shown, lines.count - 6) }
    return labels(lines.count == 1 ? "; also on line %" : "; also on lines %", shown)
  }
}
