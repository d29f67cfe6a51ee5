extension Search {
  /// What explains a result of so many rules.
  func notes(on total: Int) throws -> [Message] {
    guard try !store.holdsNothing() else { return [RuleStore.emptyNote] }
    guard !request.query.terms.isEmpty else {
      return [Message("the query has no words to search for")]
    }
    if let unknownTopic = request.unknownTopic {
      let nearest = try store.topicNames().nearest(to: unknownTopic)
      return [Message("there is no topic “\(unknownTopic)”").followed(by: Message.nearest(nearest))]
    }
    if let unknownPlatform = request.unknownPlatform {
      return [RuleStore.unknownPlatform(unknownPlatform).sentence]
    }
    var notes = request.query.wrongScopes.map(\.note)
    notes += try notesOnEditions()
    if let page = terms.subject.missingPage {
      notes.append(try note(on: store.summary(ofMissing: page.slug, in: request.readersLanguage)))
    }
    notes += try notesOnSymbols()
    if let note = try noteOnSilence() { notes.append(note) }
    notes += try missing.map { try note(onMissing: $0, hasResults: total > 0) }
    notes += terms.scored.compactMap(\.noteOnReading)
    if total == 0, missing.isEmpty, let note = try noteOnQuotes() { notes.append(note) }
    if total == 0, let note = try noteOnFilter() { notes.append(note) }
    return notes
  }

  /// What was made of the editions that the query names.
  private func notesOnEditions() throws -> [Message] {
    guard let (editions, texts) = request.mentioned else { return [] }
    guard editions.asksForChanges else {
      return [Message("showing \(texts[0]); quote the edition to search for it as a word")]
    }
    let newest =
      try texts.count > 1
      ? texts.max { $0.edition < $1.edition }
      : store.newestEdition().map { TextQuery(edition: $0) }
    let oldest = texts.min { $0.edition < $1.edition }
    guard let newest, let oldest, newest.edition != oldest.edition else { return [] }
    return [
      terms.subject.names.first.map {
        Message("to see what changed: compare \(oldest) and \(newest) on \($0.topic.slug)")
      } ?? Message("to see what changed: compare \(oldest) and \(newest)")
    ]
  }

  /// What replaces symbols of the query that are deprecated.
  private func notesOnSymbols() throws -> [Message] {
    try request.query.terms.compactMap { term in
      guard term.stretch?.kind == .word,
        let symbol = try store.deprecatedSymbol(named: term.text)
      else { return nil }
      return Message("\(symbol.name) is deprecated; use \(list: symbol.replacements)")
    }
  }

  /// That a page has nothing of its own for the platform that is asked for, in the page's words.
  private func noteOnSilence() throws -> Message? {
    let named = terms.subject.names
    let platforms =
      named.compactMap { try? RuleStore.platform(named: $0.text) } + filter.platforms
    guard let platform = platforms.first,
      let page = named.first(where: {
        $0.topic.isHeld && $0.topic.isNamed && !$0.topic.slug.hasPrefix("designing-for-")
      })?.topic.slug,
      let words = try store.silence(ofTopic: page, on: platform, in: request.readersLanguage)
    else { return nil }
    return Message(
      verbatim: try store.title(ofTopic: page, in: request.readersLanguage) + ": " + words)
  }

  /// The topic that is all that the query names, or that the store has no page on.
  func topic() throws -> TopicSummary? {
    if let missing = terms.subject.missing {
      return try store.summary(ofMissing: missing.topic.slug, in: request.readersLanguage)
    }
    return try terms.subject.page.map {
      try store.summary(ofTopic: $0.slug, in: request.readersLanguage)
    }
  }

  /// That there is no page on a topic, and where there is one.
  private func note(on summary: TopicSummary) -> Message {
    return Message("the store has no page on \(summary.title)")
      .followed(by: summary.url.map { Message("Apple's page: \($0)") })
      .followed(by: Message.nearest(summary.nearest))
  }

  /// What no rule has: words for which nothing stands, and what must be found as it is written.
  private var missing: [String] {
    let named = terms.subject.missing?.text
    return terms.unknownWords.filter { $0 != named }
      + terms.scored.filter { $0.term.isRequired && $0.frequency == 0 }.map(\.term.text)
  }

  private func note(onMissing text: String, hasResults: Bool) throws -> Message {
    let element = QueryElement.elements(of: request.query.text)
      .first { !$0.isExcluded && $0.text.hasSuffix(text) }
    let name = text.shortened
    let note =
      if element?.scope == "symbol" {
        Message("no rule mentions the symbol “\(name)”")
      } else if element?.isPrefix == true {
        Message("no rule contains a word starting with “\(name)”")
      } else if element?.isPhrase == true {
        Message("no rule contains the phrase “\(name)”")
      } else {
        Message("no rule contains “\(name)”")
      }
    return hasResults ? note : note.followed(by: try help(on: text, element))
  }

  /// What there is instead of a word, far as it may be, or of words side by side.
  private func help(on text: String, _ element: QueryElement?) throws -> Message? {
    if element?.scope == "symbol" {
      let topics = try store.topics(ofSymbol: text)
      if let first = topics.first {
        return Message("its topic is \(list: topics): show \(first)")
      }
      let symbols = try store.connection.texts("SELECT name FROM symbol")
      return Message.nearest(Nearest.names(to: text, among: symbols))
    }
    if element?.isPhrase == true {
      let count = try count(of: SearchQuery(text), with: filter)
      if count > 0 { return Message.withoutQuotes(count) }
    }
    guard let term = request.query.terms.first(where: { $0.shown == text }) else { return nil }
    let word = try NearestWord(in: store, isForNaming: true).word(to: term)
    return word.map { Message("the closest word is “\($0)”") }
  }

  /// How many results phrases keep away by their quotes.
  private func noteOnQuotes() throws -> Message? {
    let phrases = QueryElement.elements(of: request.query.text).filter(\.isPhrase)
    guard !phrases.isEmpty, !phrases.contains(where: \.isExcluded) else { return nil }
    let text = String(request.query.text.map { QueryElement.isQuote($0) ? " " : $0 })
    let count = try count(of: SearchQuery(text), with: filter)
    return count > 0 ? Message.withoutQuotes(count) : nil
  }

  /// How many results a filter keeps away.
  private func noteOnFilter() throws -> Message? {
    var parts: [(name: String, preset: Message?, without: SearchFilter)] = []
    func add(_ name: String?, _ preset: Message? = nil, _ remove: (inout SearchFilter) -> Void) {
      guard let name else { return }
      var without = filter
      remove(&without)
      parts.append((name, preset, without))
    }
    add(
      Self.name("edition", filter.texts),
      request.textPlace.map { Message("the edition is set in \($0)") }
    ) { $0.texts = [] }
    add(Self.name("language", filter.languages)) { $0.languages = [] }
    add(Self.name("topic", filter.topics)) { $0.topics = [] }
    add(
      Self.name("platform", filter.platforms),
      request.platformsPlace.map { Message("the platforms are set in \($0)") }
    ) { $0.platforms = [] }
    add(filter.kind.map { "kind \($0)" }) { $0.kind = nil }
    for part in parts {
      let count = try count(of: request.query, with: part.without)
      guard count > 0 else { continue }
      let problem = try store.problem(with: filter)
      return Message("no results with \(part.name)").followed(by: Message("\(count) without it"))
        .followed(by: problem?.sentence)
        .followed(by: part.preset)
    }
    guard parts.count > 1 else { return nil }
    let count = try count(of: request.query, with: SearchFilter())
    guard count > 0 else { return nil }
    return parts.compactMap(\.preset).reduce(
      Message("no results with \(list: parts.map(\.name))")
        .followed(by: Message("\(count) without them"))
    ) { $0.followed(by: $1) }
  }

  /// A part of a filter with what it asks for; `nil` if that is nothing.
  private static func name(_ part: String, _ values: [some CustomStringConvertible]) -> String? {
    values.isEmpty ? nil : "\(part) \(values.map(\.description).list)"
  }

  private func count(of query: SearchQuery, with filter: SearchFilter) throws -> Int {
    var search = try Search(query, filter, in: store)
    return try search.run().total
  }
}

extension Message {
  fileprivate static func nearest(_ names: [String]) -> Message? {
    names.isEmpty ? nil : Message("closest matches: \(list: names)")
  }

  fileprivate static func withoutQuotes(_ count: Int) -> Message {
    count == 1
      ? Message("1 result without quotes") : Message("\(count) results without quotes")
  }
}

extension RuleStore {
  /// What to say about the first text or language of a filter that the store does not hold.
  fileprivate func problem(with filter: SearchFilter) throws -> StoreError? {
    for text in filter.texts {
      if let problem = try problem(with: text, in: nil) { return problem }
    }
    for language in filter.languages {
      if let problem = try problem(with: nil, in: language) { return problem }
    }
    return nil
  }
}

extension ScoredTerm {
  /// What the term was taken for, beside what is written.
  fileprivate var noteOnReading: Message? {
    let found = Set(finding.map(\.group))
    guard !found.isEmpty else { return nil }
    let text = term.text.shortened
    var names: [String] = []
    for (number, group) in term.groups.enumerated() where names.count <= Self.namesShown {
      switch group.origin {
      case .correction(let word):
        return Message("no rule contains “\(text)”").followed(
          by: Message("showing results for “\(word)”"))
      case .glossary(_, let name), .related(_, let name), .translation(let name):
        // Types are looked for as well, but tell nobody what a word means.
        if found.contains(number), !names.contains(name), name != term.text,
          APINames.all(in: name).isEmpty
        {
          names.append(name)
        }
      case .written, .parts, .compound, .number: break
      }
    }
    guard !names.isEmpty else { return nil }
    let more = names.count > Self.namesShown ? " …" : ""
    return Message(
      "“\(text)” also matches \(names.prefix(Self.namesShown).joined(separator: ", ") + more)")
  }

  private static let namesShown = 4
}

extension StoreError {
  /// Problem and hint in one message.
  fileprivate var sentence: Message { problem.followed(by: hint) }
}

extension String {
  /// The text as far as a line has room for it.
  fileprivate var shortened: String { utf8.count > 40 && count > 40 ? prefix(40) + "…" : self }
}

extension QueryElement {
  /// What there is instead of what a scope names.
  fileprivate var note: Message {
    let known: Message =
      switch scope {
      case "kind": "kinds are \(list: RuleKind.allCases.map(\.rawValue))"
      case "lang": "a language is en, ko, ja …"
      default: "an edition is 2014, 2019/ios13, current …"
      }
    return Message("“\(plainText)” has an unknown value").followed(by: known)
  }
}
