import GuidelineStore

extension JSON {
  /// What a search found.
  init(_ answer: SearchAnswer) {
    self = [
      "query": .string(answer.query),
      "total": .int(answer.total),
      "results": JSON(answer.results) { result in
        [
          "rank": .int(result.rank),
          "score": .double(result.score),
          "snippet": .string(result.snippet.marked),
          "rule": JSON(result.rule),
          "siblings": JSON(result.siblings) { JSON($0) },
        ]
      },
      "notes": JSON(answer.notes) { .string($0) },
    ]
  }
}

extension Page {
  /// Adds results by topic, in the order in which topics first appear among them.
  ///
  /// - Parameter title: What a topic is called in a language.
  mutating func add(
    _ answer: SearchAnswer, titled title: (String, Language) throws -> String
  ) rethrows {
    var rest = answer.results
    while let topic = rest.first?.rule.id.topic, let language = rest.first?.rule.id.text.language {
      addGap()
      add(StyledText(try title(topic, language), .heading))
      for result in rest where result.rule.id.topic == topic {
        addGap()
        add(result)
      }
      rest.removeAll { $0.rule.id.topic == topic }
    }
  }

  private mutating func add(_ result: SearchResult) {
    let (lead, rest) = result.excerpt
    add(lead.runs.isEmpty ? rest : lead, indent: 2)
    if !lead.runs.isEmpty, !rest.runs.isEmpty { add(rest, indent: 4) }
    add(StyledText(result.rule.id.description, .name) + result.otherTexts, indent: 4)
  }
}

extension SearchResult {
  /// The lead, and the snippet as far as it goes beyond the lead.
  fileprivate var excerpt: (lead: StyledText, rest: StyledText) {
    let lead = rule.lead.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let text = snippet.runs.map(\.text).joined()
    guard !lead.isEmpty else { return (StyledText(), StyledText(snippet, .plain)) }
    guard text.hasPrefix(lead) else {
      return (StyledText(lead, .lead), StyledText(snippet, .plain))
    }
    var room = lead.count
    var marked = StyledText()
    var rest = StyledText()
    for run in snippet.runs {
      let isLead = run.text.prefix(room)
      room -= isLead.count
      marked.append(String(isLead), run.isHit ? .hit : .lead)
      rest.append(String(run.text.dropFirst(isLead.count)), run.isHit ? .hit : .plain)
    }
    return (marked, rest)
  }

  /// Where the same concept stands elsewhere, as far as a line has room for it.
  fileprivate var otherTexts: StyledText {
    guard !siblings.isEmpty else { return StyledText() }
    let shown = siblings.suffix(3).reversed().map { sibling in
      sibling.topic == rule.id.topic ? "\(sibling.text).\(sibling.ordinal)" : "\(sibling)"
    }
    let more = siblings.count - shown.count
    return StyledText(
      " — also " + shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : ""), .faint)
  }
}

extension StyledText {
  /// A snippet with its hits marked.
  fileprivate init(_ snippet: Snippet, _ emphasis: Emphasis) {
    self.init()
    for run in snippet.runs { append(run.text, run.isHit ? .hit : emphasis) }
  }
}
