import GuidelineStore

extension JSON {
  init(_ differences: Differences) {
    self = [
      "old": JSON(differences.old),
      "new": JSON(differences.new),
      "topics": JSON(differences.pages) { page in
        ["topic": .string(page.topic), "changes": JSON(page.changes) { JSON($0) }]
      },
      "summary": .object(
        ChangeKind.allCases.map { ($0.rawValue, .int(differences.summary[$0] ?? 0)) }),
      "notes": JSON(differences.notes) { .string($0.words) },
    ]
  }

  init(_ change: Change) {
    self = JSON(item: [
      "kind": .string(change.kind.rawValue),
      "confidence": .double((change.confidence * 1000).rounded() / 1000),
      "flags": JSON(change.flags) { .string($0.rawValue) },
      "old": JSON(change.old) { JSON($0) },
      "new": JSON(change.new) { JSON($0) },
      "words": JSON(change.words) {
        ["kind": .string($0.kind.rawValue), "text": .string($0.text)]
      },
    ])
  }
}

extension Differences {
  /// The number of changes of each kind, by topic and in total; fits 80 columns on a terminal.
  func table(for terminal: Terminal, _ labels: Labels) -> Table {
    let kinds = ChangeKind.allCases.filter { $0 != .same }
    func row(_ name: String, _ changes: [Change]) -> [String] {
      let counts = Differences.summary(of: changes)
      let unchanged = changes.count(where: \.isUnchanged)
      let numbers = [unchanged, (counts[.same] ?? 0) - unchanged] + kinds.map { counts[$0] ?? 0 }
      return [name] + numbers.map { String($0) }
    }
    let short: [String: Message] =
      terminal.isInteractive
      ? ["unchanged": "same", "new body": "body", "reworded": "wording", "removed": "gone"] : [:]
    let heads = ["topic", "unchanged", "new body"] + kinds.map(\.rawValue)
    var rows = [heads.map { labels(short[$0] ?? Message(words: $0)) }]
    rows += pages.map { row($0.topic, $0.changes) }
    if pages.count > 1 { rows.append(row(labels("all"), pages.flatMap(\.changes))) }
    return Table(rows: rows, gap: 1)
  }
}
