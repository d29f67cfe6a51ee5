import GuidelineStore

extension JSON {
  init(_ check: CodeCheck, _ history: ConceptHistory) {
    let words = check.words(in: history.language)
    self = [
      "check": .string(check.name),
      "levels": JSON(check.levels) { .string($0.rawValue) },
      "message": .string(words.general(words.say)),
      "mend": .string(words.general(words.mend)),
      "bad": JSON(check.bad) { .string($0) },
      "good": JSON(check.good) { .string($0) },
      "history": JSON(history),
    ]
  }
}

extension Page {
  /// Adds what a check looks for, with examples.
  mutating func add(_ check: CodeCheck) {
    let words = check.words(in: labels.language)
    let levels = labels.list(check.levels.map { labels($0.word) })
    add(StyledText(check.name, .heading) + StyledText("  \(levels)", .faint))
    add(StyledText(words.general(words.say)), indent: 2)
    add(StyledText(words.general(words.mend)), indent: 2)
    for (title, examples) in [
      (Message("found:"), check.bad), ("not found:", check.good),
    ] where !examples.isEmpty {
      addGap()
      add(StyledText(labels(title), .faint))
      for example in examples { add(StyledText(example), indent: 2) }
    }
  }
}

extension CodeCheck.Words {
  /// A sentence without the values of a finding.
  fileprivate func general(_ sentence: String) -> String {
    ["{found}", "{limit}"].reduce(sentence) { $0.replacing($1, with: "…") }
  }
}

extension CodeCheck.Level {
  var word: Message {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }

  func words(_ count: Int) -> Message {
    switch self {
    case .error: count == 1 ? "\(count) error" : "\(count) errors"
    case .warning: count == 1 ? "\(count) warning" : "\(count) warnings"
    case .note: count == 1 ? "\(count) note" : "\(count) notes"
    }
  }
}
