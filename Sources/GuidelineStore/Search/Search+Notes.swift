extension Search {
  /// What explains a result of so many rules.
  func notes(on total: Int) throws -> [Note] {
    guard try !store.holdsNothing() else { return [RuleStore.emptyNote] }
    guard !request.query.terms.isEmpty else {
      return [Note("the query has no words to search for")]
    }
    if let unknownTopic = request.unknownTopic {
      let nearest = try store.topicNames().nearest(to: unknownTopic)
      return [Note("there is no topic “%”", unknownTopic).followed(by: Note.nearest(nearest))]
    }
    if let unknownPlatform = request.unknownPlatform {
      return [Note(sentence: RuleStore.unknownPlatform(unknownPlatform).sentence)]
    }
    var notes = request.query.wrongScopes.map(\.note)
    notes += try notesOnEditions()
    if let page = terms.subject.missingPage {
      notes.append(try note(on: store.summary(ofMissing: page.slug, in: request.readersLanguage)))
    }
    notes += try missing.map { try note(onMissing: $0, hasResults: total > 0) }
    notes += terms.scored.compactMap(\.noteOnReading)
    if total == 0, missing.isEmpty, let note = try noteOnQuotes() { notes.append(note) }
    if total == 0, let note = try noteOnFilter() { notes.append(note) }
    return notes
  }

  /// What was made of the editions that the query names.
  private func notesOnEditions() throws -> [Note] {
    guard let (editions, texts) = request.mentioned else { return [] }
    guard editions.asksForChanges else {
      return [Note("showing %; quote the edition to search for it as a word", texts[0])]
    }
    let newest =
      try texts.count > 1
      ? texts.max { $0.edition < $1.edition }
      : store.newestEdition().map { TextQuery(edition: $0) }
    let oldest = texts.min { $0.edition < $1.edition }
    guard let newest, let oldest, newest.edition != oldest.edition else { return [] }
    return [
      terms.subject.names.first.map {
        Note("to see what changed: compare % and % on %", oldest, newest, $0.topic.slug)
      } ?? Note("to see what changed: compare % and %", oldest, newest)
    ]
  }

  /// The topic that is all that the query names, or that the store has no page on.
  func topic() throws -> TopicSummary? {
    if let missing = terms.subject.missing {
      return try store.summary(ofMissing: missing.topic.slug, in: request.readersLanguage)
    }
    return try terms.subject.page.map {
      try store.summary(
        ofTopic: $0.slug, in: request.readersLanguage, of: request.filter.texts)
    }
  }

  /// That there is no page on a topic, and where there is one.
  private func note(on summary: TopicSummary) -> Note {
    return Note("the store has no page on %", summary.title)
      .followed(by: summary.url.map { Note("Apple's page: %", $0) })
      .followed(by: Note.nearest(summary.nearest))
  }

  /// What no rule has: words for which nothing stands, and what must be found as it is written.
  private var missing: [String] {
    let named = terms.subject.missing?.text
    return terms.unknownWords.filter { $0 != named }
      + terms.scored.filter { $0.term.isRequired && $0.frequency == 0 }.map(\.term.text)
  }

  private func note(onMissing text: String, hasResults: Bool) throws -> Note {
    let element = QueryElement.elements(of: request.query.text)
      .first { !$0.isExcluded && $0.text.hasSuffix(text) }
    let name = text.shortened
    let note =
      if element?.scope == "symbol" {
        Note("no rule mentions the symbol “%”", name)
      } else if element?.isPrefix == true {
        Note("no rule contains a word starting with “%”", name)
      } else if element?.isPhrase == true {
        Note("no rule contains the phrase “%”", name)
      } else {
        Note("no rule contains “%”", name)
      }
    return hasResults ? note : note.followed(by: try help(on: text, element))
  }

  /// What there is instead of a word, far as it may be, or of words side by side.
  private func help(on text: String, _ element: QueryElement?) throws -> Note? {
    if element?.scope == "symbol" {
      let topics = try store.topics(ofSymbol: text)
      if let first = topics.first {
        return Note("its topic is %: show %", topics.list, first)
      }
      let symbols = try store.connection.texts("SELECT name FROM symbol")
      return Note.nearest(Nearest.names(to: text, among: symbols))
    }
    if element?.isPhrase == true {
      let count = try count(of: SearchQuery(text), with: filter)
      if count > 0 { return Note.withoutQuotes(count) }
    }
    guard let term = request.query.terms.first(where: { $0.shown == text }) else { return nil }
    let word = try NearestWord(in: store, isForNaming: true).word(to: term)
    return word.map { Note("the closest word is “%”", $0) }
  }

  /// How many results phrases keep away by their quotes.
  private func noteOnQuotes() throws -> Note? {
    let phrases = QueryElement.elements(of: request.query.text).filter(\.isPhrase)
    guard !phrases.isEmpty, !phrases.contains(where: \.isExcluded) else { return nil }
    let text = String(request.query.text.map { QueryElement.isQuote($0) ? " " : $0 })
    let count = try count(of: SearchQuery(text), with: filter)
    return count > 0 ? Note.withoutQuotes(count) : nil
  }

  /// How many results a filter keeps away.
  private func noteOnFilter() throws -> Note? {
    var parts: [(name: String, preset: Note?, without: SearchFilter)] = []
    func add(_ name: String?, _ preset: Note? = nil, _ remove: (inout SearchFilter) -> Void) {
      guard let name else { return }
      var without = filter
      remove(&without)
      parts.append((name, preset, without))
    }
    add(
      Self.name("edition", filter.texts),
      request.textPlace.map { Note("the edition is set in %", $0) }
    ) { $0.texts = [] }
    add(Self.name("language", filter.languages)) { $0.languages = [] }
    add(Self.name("topic", filter.topics)) { $0.topics = [] }
    add(
      Self.name("platform", filter.platforms),
      request.platformsPlace.map { Note("the platforms are set in %", $0) }
    ) { $0.platforms = [] }
    add(filter.kind.map { "kind \($0)" }) { $0.kind = nil }
    for part in parts {
      let count = try count(of: request.query, with: part.without)
      guard count > 0 else { continue }
      let problem = try store.problem(with: filter)
      return Note("no results with %", part.name).followed(by: Note("% without it", count))
        .followed(by: problem.map { Note(sentence: $0.sentence) })
        .followed(by: part.preset)
    }
    guard parts.count > 1 else { return nil }
    let count = try count(of: request.query, with: SearchFilter())
    guard count > 0 else { return nil }
    return parts.compactMap(\.preset).reduce(
      Note("no results with %", parts.map(\.name).list)
        .followed(by: Note("% without them", count))
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

extension Note {
  fileprivate static func nearest(_ names: [String]) -> Note? {
    names.isEmpty ? nil : Note("closest matches: %", names.list)
  }

  fileprivate static func withoutQuotes(_ count: Int) -> Note {
    count == 1
      ? Note("1 result without quotes") : Note("% results without quotes", count)
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
  fileprivate var noteOnReading: Note? {
    let found = Set(finding.map(\.group))
    guard !found.isEmpty else { return nil }
    let text = term.text.shortened
    var names: [String] = []
    for (number, group) in term.groups.enumerated() where names.count <= Self.namesShown {
      switch group.origin {
      case .correction(let word):
        return Note("no rule contains “%”", text).followed(
          by: Note("showing results for “%”", word))
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
    return Note(
      "“%” also matches %", text,
      names.prefix(Self.namesShown).joined(separator: ", ") + more)
  }

  private static let namesShown = 4
}

extension StoreError {
  /// Message and hint in one line.
  fileprivate var sentence: String { hint.map { "\(message); \($0)" } ?? message }
}

extension String {
  /// The text as far as a line has room for it.
  fileprivate var shortened: String { utf8.count > 40 && count > 40 ? prefix(40) + "…" : self }
}

extension QueryElement {
  /// What there is instead of what a scope names.
  fileprivate var note: Note {
    let known =
      switch scope {
      case "kind": "kinds are " + RuleKind.allCases.map(\.rawValue).joined(separator: ", ")
      case "lang": "a language is en, ko, ja …"
      default: "an edition is 2014, 2019/ios13, current …"
      }
    return Note("“%” has an unknown value", plainText).followed(by: Note(known))
  }
}
