import GuidelineStore

extension JSON {
  /// What a search found.
  init(_ answer: SearchAnswer) {
    var members: [(String, JSON)] = [
      ("query", .string(answer.query)),
      ("total", .int(answer.total)),
      (
        "results",
        JSON(answer.results) { result in
          [
            "rank": .int(result.rank),
            "score": .double(result.score),
            "snippet": .string(result.snippet.marked),
            "rule": JSON(result.rule),
            "siblings": JSON(result.siblings) { JSON($0) },
          ]
        }
      ),
      ("notes", JSON(answer.notes) { .string($0) }),
    ]
    if let explanation = answer.explanation {
      members.append(("explanation", JSON(explanation)))
    }
    self = .object(members)
  }

  private init(_ explanation: SearchExplanation) {
    self = [
      "terms": JSON(explanation.terms) { term in
        [
          "text": .string(term.text),
          "readings": JSON(term.readings) { reading in
            [
              "text": .string(reading.text), "origin": .string(reading.origin),
              "weight": .double(reading.weight), "frequency": .int(reading.frequency),
            ]
          },
        ]
      },
      "scores": JSON(explanation.scores) { JSON($0) { .double($0) } },
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
        if let explanation = answer.explanation {
          add(StyledText(explanation.words(for: result, labels), .plain), indent: 4)
        }
      }
      rest.removeAll { $0.rule.id.topic == topic }
    }
    if let explanation = answer.explanation { add(explanation) }
  }

  private mutating func add(_ explanation: SearchExplanation) {
    addGap()
    add(StyledText(labels("Looked for"), .heading))
    for term in explanation.terms {
      addGap()
      add(StyledText(term.text, .lead), indent: 2)
      for reading in term.readings {
        add(
          StyledText(
            "\(reading.text) (\(reading.origin)): \(reading.weight.oneDecimal), "
              + labels("in % rules", reading.frequency), .plain), indent: 4)
      }
    }
  }

  private mutating func add(_ result: SearchResult) {
    let (lead, rest) = result.excerpt
    if !lead.runs.isEmpty { add(lead, indent: 2) }
    if !rest.isBlank { add(rest, indent: lead.runs.isEmpty ? 2 : 4) }
    add(StyledText(result.rule.id.description, .name) + result.otherTexts(labels), indent: 4)
  }
}

extension SearchResult {
  /// The lead with the hits in it, and the snippet as far as it goes beyond the lead.
  fileprivate var excerpt: (lead: StyledText, rest: StyledText) {
    let lead = Array(rule.lead.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    var shown = snippet.runs.flatMap { run in run.text.map { ($0, run.isHit) } }
    guard let start = Self.overlap(of: lead, shown.map(\.0)) else {
      return (StyledText(String(lead), .lead), StyledText(shown, .plain))
    }
    if start > 0 { shown.removeFirst() }
    let count = min(lead.count - start, shown.count)
    let marked = StyledText(String(lead[..<start]), .lead) + StyledText(shown[..<count], .lead)
    return (marked, StyledText(shown[count...], .plain))
  }

  /// Where in the lead the snippet begins, if it does and goes on to the lead's end.
  private static func overlap(of lead: [Character], _ snippet: [Character]) -> Int? {
    guard !lead.isEmpty else { return nil }
    if snippet.starts(with: lead) { return 0 }
    guard snippet.first == "…" else { return nil }
    return lead.indices.dropFirst().dropLast().first { start in
      (lead[start - 1] == " " || !lead[start].isASCII)
        && snippet.dropFirst().starts(with: lead[start...])
    }
  }

  /// Where the same concept stands elsewhere, as far as a line has room for it.
  fileprivate func otherTexts(_ labels: Labels) -> StyledText {
    guard !siblings.isEmpty else { return StyledText() }
    let shown = siblings.suffix(3).reversed().map { sibling in
      sibling.topic == rule.id.topic ? "\(sibling.text).\(sibling.ordinal)" : "\(sibling)"
    }
    let more = siblings.count - shown.count
    let list = shown.joined(separator: ", ")
    let words = more > 0 ? labels("also % and % more", list, more) : labels("also %", list)
    return StyledText(" — " + words, .faint)
  }
}

extension StyledText {
  /// Characters of a snippet with the hits marked.
  fileprivate init(_ characters: some Sequence<(Character, Bool)>, _ emphasis: Emphasis) {
    self.init()
    for (character, isHit) in characters {
      append(String(character), isHit && character != "…" ? .hit : emphasis)
    }
  }
}

extension SearchExplanation {
  /// What the terms count for in a result.
  fileprivate func words(for result: SearchResult, _ labels: Labels) -> String {
    let scores = scores[result.rank - 1]
    let names = terms.map(\.text) + [labels("nearness")]
    let parts = zip(names, scores).filter { $0.1 > 0 }.map { "\($0) \($1.oneDecimal)" }
    return "\(result.score.oneDecimal): " + parts.joined(separator: ", ")
  }
}

extension Double {
  fileprivate var oneDecimal: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10))"
  }
}
