import GuidelineStore

extension Page {
  /// Adds the differences between two texts, page by page.
  ///
  /// - Parameter title: Returns the title of a topic in a language.
  mutating func add(
    _ differences: Differences, sideBySide: Bool, titled title: (String, Language) throws -> String
  ) rethrows {
    for page in differences.pages {
      addGap()
      add(StyledText(try title(page.topic, differences.titleLanguage), .heading))
      add(StyledText("\(differences.old) → \(differences.new)", .faint))
      for line in DiffOutline(of: page.changes, isAlone: differences.pages.count == 1).lines {
        addGap()
        switch line {
        case .headings(let headings):
          for heading in headings { add(StyledText(heading, .heading)) }
        case .page(let kind, let count):
          add(StyledText(differences.words(forPage: kind, count, labels), .faint), indent: 2)
        case .unchanged(let count):
          add(StyledText(differences.words(forUnchanged: count, labels), .faint), indent: 2)
        case .change(let change):
          if sideBySide { addColumns(of: change) } else { add(change) }
          let facts = StyledText(differences.words(for: change, labels) + ": ", .faint)
          add(facts + change.styledPlaces, indent: sideBySide ? 0 : 4)
        }
      }
    }
  }

  private mutating func add(_ change: Change) {
    guard change.isMarked else {
      for rule in change.old { add(rule, change.isTranslation ? .plain : .removed, sign: "-") }
      for rule in change.new {
        add(
          rule, change.isTranslation ? .plain : .added, sign: "+", withBody: change.kind == .added)
      }
      return
    }
    let sign = StyledText("~ ", .faint)
    let hasLead = !change.lead.isEmpty
    if hasLead { add(marked(change.lead, .lead), indent: 4, margin: sign) }
    if change.body.hasChanges {
      add(
        marked(change.body.excerpt), indent: hasLead ? 6 : 4,
        margin: hasLead ? StyledText() : sign)
    }
  }

  /// Adds a rule; an added rule can include the first line of its body for context.
  private mutating func add(
    _ rule: Rule, _ emphasis: Emphasis, sign: String, withBody: Bool = false
  ) {
    add(StyledText(rule.heading, emphasis), indent: 4, margin: StyledText(sign + " ", emphasis))
    if withBody, let line = rule.bodyOpening { add(StyledText(line, emphasis), indent: 6) }
  }

  private mutating func addColumns(of change: Change) {
    guard change.isMarked else {
      addColumns(
        StyledText(change.old.map(\.heading).joined(separator: "\n\n")),
        StyledText(change.newHeadings.joined(separator: "\n\n")))
      return
    }
    if !change.lead.isEmpty {
      addColumns(
        marked(change.lead.without(.insert), .lead), marked(change.lead.without(.delete), .lead))
    }
    if change.body.hasChanges {
      let body = change.body.excerpt
      addColumns(marked(body.without(.insert)), marked(body.without(.delete)))
    }
  }

  /// Text with changes in color, or in brackets if there are no colors.
  func marked(_ changes: [WordChange], _ emphasis: Emphasis = .plain) -> StyledText {
    changes.reduce(into: StyledText()) { text, change in
      let lines = change.text.withSingleLineBreaks
      guard change.kind != .equal else { return text.append(lines, emphasis) }
      // White space looks better outside of marks.
      let start = lines.prefix(while: \.isWhitespace)
      let end = lines.dropFirst(start.count).reversed().prefix(while: \.isWhitespace).count
      let words = String(lines.dropFirst(start.count).dropLast(end))
      text.append(String(start), emphasis)
      switch (change.kind, terminal.hasColors) {
      case (.delete, true): text.append(words, .removed)
      case (.delete, false): text.append("[-\(words)-]", .removed)
      case (_, true): text.append(words, .added)
      case (_, false): text.append("{+\(words)+}", .added)
      }
      text.append(String(lines.suffix(end)), emphasis)
    }
  }
}

extension String {
  /// The text with one line per paragraph and no empty lines.
  fileprivate var withSingleLineBreaks: String {
    guard contains("\n\n") else { return self }
    return reduce(into: "") { text, character in
      if character != "\n" || text.last != "\n" { text.append(character) }
    }
  }
}

extension [WordChange] {
  fileprivate func without(_ kind: WordChange.Kind) -> [WordChange] { filter { $0.kind != kind } }
}

extension Change {
  fileprivate var isTranslation: Bool {
    guard let old = old.first?.id.text.language, let new = new.first?.id.text.language else {
      return false
    }
    return old != new
  }
}
