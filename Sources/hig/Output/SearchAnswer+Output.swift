import GuidelineStore

extension JSON {
  /// Makes the JSON of an answer.
  ///
  /// - Parameters:
  ///   - groups: The groups of topics.
  ///   - remark: A note before all others.
  init(_ answer: SearchAnswer, groups: TopicGroups, remark: Message? = nil) {
    var members: [(String, JSON)] = [
      ("query", .string(answer.query)),
      ("total", .int(answer.total)),
      (
        "results",
        JSON(answer.results) { result in
          JSON(item: [
            "rank": .int(result.rank),
            "score": .double(result.score),
            "snippet": .string(result.snippet.marked),
            "group": .optional(groups.path(ofTopic: result.rule.id.topic).last?.slug),
            "rule": JSON(result.rule),
            "siblings": JSON(result.siblings) { JSON($0) },
          ])
        }
      ),
      ("notes", JSON([remark].compactMap(\.self) + answer.notes) { .string($0.words) }),
    ]
    if let topic = answer.topic { members.insert(("topic", JSON(topic)), at: 2) }
    if let explanation = answer.explanation {
      members.append(("explanation", JSON(explanation)))
    }
    self = .object(members)
  }

  private init(_ topic: TopicSummary) {
    self = [
      "topic": .string(topic.slug), "title": .string(topic.title),
      "texts": JSON(topic.texts) { .string($0.description) },
      "introduction": .optional(topic.introduction),
      "definition": .optional(topic.definition?.description), "url": .optional(topic.url),
      "successors": JSON(topic.successors) { .string($0) },
      "nearest": JSON(topic.nearest) { .string($0) },
    ]
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
      "sources": JSON(explanation.scores.first ?? []) { .string($0.source.name) },
      "scores": JSON(explanation.scores) { JSON($0) { .double($0.value) } },
    ]
  }
}

extension Page {
  /// Adds results grouped by topic, in order of each topic's first result.
  ///
  /// - Parameter title: Returns the title of a topic in a language.
  mutating func add(
    _ answer: SearchAnswer, titled title: (String, Language) throws -> String
  ) rethrows {
    var rest = answer.results
    if let topic = answer.topic, !topic.texts.isEmpty {
      add(topic)
      // The topic's definition is already shown.
      for result in rest
      where result.rule.id.topic == topic.slug && result.rule.id != topic.definition {
        addGap()
        add(result)
      }
      rest.removeAll { $0.rule.id.topic == topic.slug }
    }
    while let topic = rest.first?.rule.id.topic, let language = rest.first?.rule.id.text.language {
      addGap()
      let results = rest.filter { $0.rule.id.topic == topic }
      let address = results.map(\.rule).newestAddress
      add(StyledText(try title(topic, language), .heading, link: address))
      if let address, !terminal.hasHyperlinks { add(address: address) }
      for result in results {
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

  private mutating func add(_ topic: TopicSummary) {
    add(StyledText(topic.title, .heading, link: topic.url))
    if let words = topic.introduction { add(StyledText(words, .plain), indent: 2) }
    let texts = StyledText(labels.list(topic.texts.map(\.description)), .name)
    let successors = labels.list(topic.successors)
    let gone = successors.isEmpty ? "" : " — " + labels("now in \(successors)")
    add(texts + StyledText(gone, .warning), indent: 2)
    if let address = topic.url, !terminal.hasHyperlinks {
      add(address: address, margin: StyledText("  "))
    }
  }

  private mutating func add(_ explanation: SearchExplanation) {
    addGap()
    add(StyledText(labels("Searched for"), .heading))
    for term in explanation.terms {
      addGap()
      add(StyledText(term.text, .lead), indent: 2)
      for reading in term.readings {
        add(
          StyledText(
            "\(reading.text) (\(reading.origin)): \(reading.weight.oneDecimal), "
              + labels("in \(reading.frequency) rules"), .plain), indent: 4)
      }
    }
  }

  private mutating func add(_ result: SearchResult) {
    let (lead, rest) = result.excerpt
    if !lead.runs.isEmpty { add(lead, indent: 2) }
    if !rest.isBlank { add(rest, indent: lead.runs.isEmpty ? 2 : 4) }
    let id = StyledText(place: result.rule.id.description, link: result.rule.address)
    add(id + result.fate(labels) + result.otherTexts(labels), indent: 4)
  }
}

extension [Rule] {
  /// The web address of the newest rule that has one.
  fileprivate var newestAddress: String? {
    filter { $0.address != nil }.max { $0.id.text < $1.id.text }?.address
  }
}

extension SearchResult {
  /// The lead with hits marked, and the rest of the snippet after the lead.
  fileprivate var excerpt: (lead: StyledText, rest: StyledText) {
    let lead = rule.lead.utf8.split { $0 <= 0x20 }.map { String(Substring($0)) }
      .joined(separator: " ")
    var shown = snippet.runs[...]
    guard let start = Self.overlap(of: lead, snippet.runs.map(\.text).joined()) else {
      return (StyledText(lead, .lead), StyledText(shown, .plain))
    }
    if start > lead.startIndex { shown.removeFirst() }
    let (within, beyond) = Self.parts(of: shown, cutAfter: lead.utf8[start...].count)
    let marked = StyledText(String(lead[..<start]), .lead) + StyledText(within, .lead)
    return (marked, StyledText(beyond, .plain))
  }

  /// The index in the lead where the snippet starts, if it contains the rest of the lead.
  private static func overlap(of lead: String, _ snippet: String) -> String.Index? {
    guard !lead.isEmpty else { return nil }
    if snippet.utf8.starts(with: lead.utf8) { return lead.startIndex }
    guard snippet.hasPrefix(Snippet.cut) else { return nil }
    let shown = snippet.utf8.dropFirst(Snippet.cut.utf8.count)
    var before: UInt8?
    for start in lead.utf8.indices {
      defer { before = lead.utf8[start] }
      guard let before, before == UInt8(ascii: " ") || lead.utf8[start] >= 0xC0 else { continue }
      if shown.starts(with: lead.utf8[start...]) { return start }
    }
    return nil
  }

  /// Splits runs after a number of bytes.
  private static func parts(
    of runs: ArraySlice<Snippet.Run>, cutAfter count: Int
  ) -> (ArraySlice<Snippet.Run>, ArraySlice<Snippet.Run>) {
    var (first, rest) = (runs[..<runs.startIndex], runs)
    var room = count
    while room > 0, let run = rest.popFirst() {
      let text = run.text.utf8
      first.append(Snippet.Run(text: String(Substring(text.prefix(room))), isHit: run.isHit))
      let more = Substring(text.dropFirst(room))
      if !more.isEmpty { rest = [Snippet.Run(text: String(more), isHit: run.isHit)] + rest }
      room -= text.count
    }
    return (first, rest)
  }

  /// What happened to advice that the newest edition lacks.
  fileprivate func fate(_ labels: Labels) -> StyledText {
    let words: String
    switch rule.standing {
    case .current: return StyledText()
    case .superseded(let successors):
      words = labels("now in \(list: successors.prefix(2).map(\.description))")
    case .dropped:
      let editions = Set(siblings.map(\.text.edition)).union([rule.id.text.edition])
      words =
        editions.count == 1
        ? labels("\(rule.id.text.edition) only") : labels("no longer advised")
    }
    return StyledText(" — " + words, .warning)
  }

  /// The reader's language if available, and other editions with the same concept, newest first.
  fileprivate func otherTexts(_ labels: Labels) -> StyledText {
    let own = rule.id.text
    let reader = labels.language.withoutRegion
    let isInReadersLanguage = siblings.contains { $0.text.language.withoutRegion == reader }
    let language = own.language.withoutRegion != reader && isInReadersLanguage ? [reader.tag] : []
    let editions = Set(siblings.map(\.text.edition)).subtracting([own.edition]).sorted(by: >)
    let places = language + editions.map(\.slug)
    guard !places.isEmpty else { return StyledText() }
    return StyledText(" — " + labels("also in \(list: places)"), .faint)
  }
}

extension StyledText {
  /// The runs of a snippet with hits marked.
  fileprivate init(_ runs: some Sequence<Snippet.Run>, _ emphasis: Emphasis) {
    self.init()
    for run in runs { append(run.text, run.isHit ? .hit : emphasis) }
  }
}

extension SearchExplanation {
  /// The score of each term for a result.
  fileprivate func words(for result: SearchResult, _ labels: Labels) -> String {
    let parts = scores[result.rank - 1].filter { abs($0.value) >= 0.05 }.map { part in
      let name = part.source.isTerm ? part.source.name : labels(Message(words: part.source.name))
      return "\(name) \(part.value.oneDecimal)"
    }
    return "\(result.score.oneDecimal): " + labels.list(parts)
  }
}

extension Contribution.Source {
  fileprivate var isTerm: Bool { if case .term = self { true } else { false } }

  /// The term, or a name for another part of the score.
  fileprivate var name: String {
    switch self {
    case .term(let text): text
    case .nearness: "proximity"
    case .missingWords: "missing words"
    case .kind: "kind"
    case .page: "page"
    case .otherWordings: "other wordings"
    case .subject: "named by the query"
    }
  }
}

extension Double {
  fileprivate var oneDecimal: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}
