import GuidelineStore

extension JSON {
  init(_ history: ConceptHistory) {
    self = [
      "concept": JSON(history.concept),
      "language": JSON(history.language),
      "entries": JSON(history.allEntries) { entry in
        JSON(item: [
          "text": JSON(entry.text),
          "change": .string(entry.change.rawValue),
          "rule": entry.rule.map { JSON($0) } ?? .null,
          "flags": JSON(entry.flags) { .string($0.rawValue) },
          "from": JSON(entry.from) { JSON($0) },
          "became": JSON(entry.became) { JSON($0) },
          "follows": .optional(entry.follows),
          "copies": JSON(entry.copies) { JSON($0) },
          "words": JSON(entry.words) {
            ["kind": .string($0.kind.rawValue), "text": .string($0.text)]
          },
        ])
      },
    ]
  }
}

extension Page {
  /// Adds the history of a concept, under headings for editions and revisions.
  mutating func add(_ history: ConceptHistory) {
    add(StyledText(history.concept.description, .heading))
    var state = ""
    for entry in history.entries {
      let isOriginal = entry.text.language == history.language
      let text = entry.text.revision == nil ? entry.follows?.text ?? entry.text : entry.text
      let name = text.edition.slug + (text.revision.map { "/\($0)" } ?? "")
      if name != state || isOriginal { addGap() }
      if name != state { add(StyledText(name, .lead)) }
      state = name
      add(entry, indent: isOriginal ? 2 : 4, isOriginal: isOriginal)
    }
    for sequel in history.sequels {
      addGap()
      add(sequel)
    }
  }

  private mutating func add(
    _ entry: ConceptHistory.Entry, indent: Int, isOriginal: Bool
  ) {
    let place = entry.rule.map { $0.id.description } ?? entry.text.description
    add(
      StyledText(place: place)
        + StyledText(
          "  " + labels.list(entry.words(isOriginal: isOriginal, labels)), .faint),
      indent: indent)
    guard let rule = entry.rule, !(isOriginal && entry.isUnchanged) else { return }
    if isOriginal {
      addWording(of: entry, rule, indent: indent + 2)
    } else {
      add(StyledText(rule.heading), indent: indent + 2)
    }
  }

  /// Adds the full wording, or only its changes if there was an earlier one.
  private mutating func addWording(of entry: ConceptHistory.Entry, _ rule: Rule, indent: Int) {
    guard !entry.words.isEmpty else {
      if !rule.lead.isEmpty { add(StyledText(rule.lead, .lead), indent: indent) }
      addBody(rule.body, indent: indent)
      return
    }
    if !entry.lead.isEmpty { add(marked(entry.lead, .lead), indent: indent) }
    if entry.body.hasChanges { add(marked(entry.body.excerpt), indent: indent) }
  }
}

extension ConceptHistory.Entry {
  /// The changes of the whole text since the previous entry.
  fileprivate var words: [WordChange] { lead.followed(by: body) }

  /// Describes what happened to the concept.
  fileprivate func words(isOriginal: Bool, _ labels: Labels) -> [String] {
    var words = [isOriginal || follows == nil ? labels(kind) : rendering(labels)]
    if !from.isEmpty, follows == nil {
      words.append(labels("from \(list: from)"))
    }
    if !became.isEmpty, follows == nil {
      let names = labels.list(became.map(\.description))
      words.append(labels(rule == nil ? "became part of \(names)" : "partly became \(names)"))
    }
    if isOriginal { words += flags.filter { $0 != .body }.map { labels($0.words) } }
    if !copies.isEmpty {
      words.append(
        labels(copies.count == 1 ? "\(copies.count) other source" : "\(copies.count) other sources")
      )
    }
    return words
  }

  private var kind: Message {
    switch change {
    case .added: "first seen"
    case .same: flags.contains(.body) ? "lead unchanged, body reworded" : "unchanged"
    case .removed: "dropped"
    case .reworded, .moved, .split, .merged: Message(words: change.rawValue)
    }
  }

  private func rendering(_ labels: Labels) -> String {
    switch change {
    case .same where flags.isEmpty: labels("translated")
    default: labels("translates the wording of \(follows?.description ?? "")")
    }
  }
}
