import GuidelineStore

extension JSON {
  init(_ history: PageHistory) {
    let topic = history.topic
    self = [
      "topic": .string(topic.slug),
      "title": .string(topic.title(in: history.language)),
      "language": JSON(history.language),
      "names": JSON(topic.names) {
        ["language": .optional($0.language), "name": .string($0.name)]
      },
      "successors": JSON(history.entries.last?.successors ?? []) { .string($0) },
      "entries": JSON(history.entries) { entry in
        [
          "edition": JSON(entry.edition),
          "text": .optional(entry.text),
          "titles": JSON(entry.titles.sorted { $0.key < $1.key }) {
            ["language": JSON($0.key), "title": .string($0.value)]
          },
          "successors": JSON(entry.successors) { .string($0) },
          "rules": .int(entry.ruleCount),
          "same": JSON(entry.same) { JSON($0) },
          "reworded": JSON(entry.reworded) { JSON($0) },
          "came": JSON(entry.came) {
            ["rule": JSON($0.rule), "from": JSON($0.from) { JSON($0) }]
          },
          "left": JSON(entry.left) {
            ["rule": JSON($0.rule), "became": JSON($0.became) { JSON($0.id) }]
          },
        ]
      },
    ]
  }
}

extension Page {
  /// The maximum number of added and of removed rules to show.
  private static let most = 4

  /// Adds the history of a page, short enough for a screen.
  mutating func add(_ history: PageHistory) {
    let topic = history.topic
    add(StyledText(topic.title(in: history.language), .heading))
    let others = topic.titles.filter { $0.key != history.language }.sorted { $0.key < $1.key }
    add(
      StyledText(topic.slug, .name)
        + StyledText(others.map { "  " + $0.value }.joined(), .faint))
    for (place, entry) in history.entries.enumerated() {
      addGap()
      add(entry, in: history.language, isFirst: place == 0)
    }
  }

  private mutating func add(
    _ entry: PageHistory.Entry, in language: Language, isFirst: Bool
  ) {
    let revision = entry.text?.revision.map { "/\($0)" } ?? ""
    let titles =
      [entry.titles[language]].compactMap(\.self)
      + entry.titles.filter { $0.key != language }.sorted { $0.key < $1.key }.map(\.value)
    add(
      StyledText(entry.edition.slug + revision, .lead)
        + StyledText("  " + titles.joined(separator: " · "), .faint))
    add(StyledText(summary(of: entry, isFirst: isFirst)), indent: 2)
    guard !isFirst else { return }
    let came = entry.came.first(\.isNotable).map { arrival in
      line("+ ", .added, arrival.rule, "← ", arrival.from)
    }
    let left = entry.left.first(\.isNotable).map { departure in
      line("- ", .removed, departure.rule, "→ ", departure.became.map(\.id))
    }
    for lines in [came, left] {
      for (mark, text) in lines.prefix(Self.most) { add(text, indent: 4, margin: mark) }
      if lines.count > Self.most {
        add(StyledText(labels("and \(lines.count - Self.most) more"), .faint), indent: 4)
      }
    }
  }

  private func line(
    _ mark: String, _ emphasis: Emphasis, _ rule: Rule, _ arrow: String, _ others: [RuleID]
  ) -> (mark: StyledText, text: StyledText) {
    let names = others.map(\.description)
    let remark = names.isEmpty ? "" : "  " + arrow + labels.list(names)
    return (StyledText(mark, emphasis), StyledText(rule.heading) + StyledText(remark, .faint))
  }

  private func summary(of entry: PageHistory.Entry, isFirst: Bool) -> String {
    let successors = labels.list(entry.successors)
    guard entry.text != nil else {
      return successors.isEmpty
        ? labels("no such page") : labels("no such page; its advice is in \(successors)")
    }
    let rules = labels(
      entry.ruleCount == 1 ? "\(entry.ruleCount) rule" : "\(entry.ruleCount) rules")
    let new = entry.came.count { $0.from.isEmpty }
    let gone = entry.left.count { $0.became.isEmpty }
    let counts: [(Int, Message)] = [
      (new, "\(new) new"),
      (entry.came.count - new, "\(entry.came.count - new) split off or moved here"),
      (entry.reworded.count, "\(entry.reworded.count) reworded"),
      (entry.same.count, "\(entry.same.count) unchanged"),
      (entry.left.count - gone, "\(entry.left.count - gone) merged or moved"),
      (gone, "\(gone) removed"),
    ]
    let changes = counts.filter { $0.0 > 0 }.map { labels($0.1) }
    return isFirst || changes.isEmpty ? rules : rules + labels.remark(labels.list(changes))
  }
}

extension Array {
  /// The elements with those that satisfy a predicate first.
  fileprivate func first(_ isFirst: (Element) -> Bool) -> [Element] {
    filter(isFirst) + filter { !isFirst($0) }
  }
}

extension PageHistory.Arrival {
  /// Whether the rule is entirely new advice.
  fileprivate var isNotable: Bool { rule.kind == .rule && from.isEmpty }
}

extension PageHistory.Departure {
  /// Whether the advice moved elsewhere.
  fileprivate var isNotable: Bool { rule.kind == .rule && !became.isEmpty }
}
