import GuidelineStore

extension Page {
  /// Adds the rules of a page in order, each with its number.
  ///
  /// - Parameter platforms: The platforms of the page, which rules don't repeat.
  mutating func add(_ rules: [Rule], ofPageFor platforms: [String] = []) {
    let margin = String(rules.last?.id.ordinal ?? 0).count + 2
    var section: [String] = []
    for rule in rules {
      addGap()
      addHeadings(of: rule, after: section)
      section = rule.section
      let number = StyledText("\(rule.id.ordinal)  ", .faint)
      if rule.lead.isEmpty {
        addBody(rule.body, indent: margin, margin: number)
      } else {
        add(titled(rule, onPageFor: platforms), indent: margin, margin: number)
        addBody(rule.body, indent: margin)
      }
    }
  }

  /// Adds a single rule with its section and metadata.
  mutating func add(_ rule: Rule, inTopicTitled title: String) {
    add(StyledText(([title] + rule.section).joined(separator: " › "), .faint))
    if !rule.lead.isEmpty { add(titled(rule)) }
    addGap()
    addBody(rule.body, indent: 0)
    addGap()
    let source = rule.source
    let lines = source.line == source.endLine ? "" : "-\(source.endLine)"
    let facts: [(Message, String, String?)] = [
      ("rule", rule.id.description, nil), ("concept", rule.concept.description, nil),
      ("status", labels.today(rule.standing) ?? "", nil),
      ("platforms", labels.list(rule.platforms), nil),
      (
        "source", "\(source.path):\(source.line)\(lines)".asField,
        Places.file(ofSource: source.path).map { "file://" + $0 }
      ),
    ]
    let names = facts.map { labels($0.0) }
    let indent = (names.map { TerminalWidth.columns(of: $0) }.max() ?? 0) + 2
    for (name, (_, value, link)) in zip(names, facts) where !value.isEmpty {
      add(
        name == labels("platforms")
          ? StyledText(value, .name) : StyledText(place: value, link: link), indent: indent,
        margin: StyledText(name.padded(to: indent), .faint))
    }
    if let address = rule.address {
      add(address: address, margin: StyledText(labels("page").padded(to: indent), .faint))
    }
  }

  /// Adds a rule as one wording of a concept.
  mutating func add(wording rule: Rule) {
    addGap()
    add(StyledText(place: rule.id.description, link: rule.address))
    if !rule.lead.isEmpty { add(titled(rule), indent: 2) }
    addBody(rule.body, indent: 2)
  }

  private mutating func addHeadings(of rule: Rule, after section: [String]) {
    let shared = zip(rule.section, section).prefix { $0 == $1 }.count
    guard rule.section.count > shared else { return }
    for heading in rule.section[shared...] { add(StyledText(heading, .heading)) }
    addGap()
  }

  /// The lead, with the kind and platforms if they aren't the default.
  private func titled(_ rule: Rule, onPageFor platforms: [String] = []) -> StyledText {
    var remarks = rule.kind == .rule ? [] : [labels(Message(words: rule.kind.rawValue))]
    if !rule.platforms.isEmpty, rule.platforms != platforms {
      remarks.append(labels.list(rule.platforms))
    }
    let lead = StyledText(rule.lead, .lead)
    return remarks.isEmpty
      ? lead : lead + StyledText(" [\(remarks.joined(separator: "; "))]", .faint)
  }
}

extension Labels {
  /// The standing of a rule that the newest edition lacks; `nil` otherwise.
  func today(_ standing: RuleStanding) -> String? {
    switch standing {
    case .current: nil
    case .superseded(let successors):
      self("now part of \(list: successors.map(\.description))")
    case .dropped: self("not in the newest edition")
    }
  }
}

extension String {
  fileprivate func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - TerminalWidth.columns(of: self)))
  }
}
