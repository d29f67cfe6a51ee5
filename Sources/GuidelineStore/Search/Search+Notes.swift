extension Search {
  /// Notes for a result with this number of rules.
  func notes(on total: Int) throws -> [Message] {
    guard try !store.holdsNothing() else { return [RuleStore.emptyNote] }
    guard !request.query.terms.isEmpty else {
      return [Message("the query has no words to search for")]
    }
    if let unknownTopic = request.unknownTopic {
      let nearest = try store.topics(withNamesNearestTo: unknownTopic)
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
    notes += try notesOnPlatforms()
    notes += try missing.map { try note(onMissing: $0, hasResults: total > 0) }
    if !nearestTopics.isEmpty {
      let titles = try nearestTopics.map {
        try store.title(ofTopic: $0, in: request.readersLanguage)
      }
      return notes + [
        Message("no guideline is about this").followed(
          by: Message("the closest topics are \(list: titles)"))
      ]
    }
    notes += terms.scored.compactMap { $0.noteOnReading(in: request.query) }
    if total == 0, missing.isEmpty, let note = try noteOnQuotes() { notes.append(note) }
    if total == 0, let note = try noteOnFilter() { notes.append(note) }
    return notes
  }

  /// How mentioned editions were interpreted.
  private func notesOnEditions() throws -> [Message] {
    guard let (editions, found) = request.mentioned else {
      let dated = request.datedTexts
      return dated.isEmpty ? [] : [Self.note(onShowing: dated.map(\.description).list)]
    }
    let texts = found.map(\.text)
    guard editions.asksForChanges else {
      let (text, mention) = (texts[0], editions.mentions[0])
      if found[0].isOfEra { return [Self.note(onShowing: "\(text)")] }
      return text.edition > mention.era.edition
        ? [Message("no edition is as old as \(mention.text); showing \(text), the earliest")]
        : [Message("showing \(text), the edition at the time of \(mention.text)")]
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

  private static func note(onShowing texts: String) -> Message {
    Message("showing \(texts); quote the edition to search for it as a word")
  }

  /// The replacements of deprecated symbols in the query.
  private func notesOnSymbols() throws -> [Message] {
    try request.query.terms.compactMap { term in
      guard term.stretch?.kind == .word,
        let symbol = try store.deprecatedSymbol(named: term.text)
      else { return nil }
      return Message("\(symbol.name) is deprecated; use \(list: symbol.replacements)")
    }
  }

  /// What the named pages say about the requested platforms.
  private func notesOnPlatforms() throws -> [Message] {
    let asked =
      filter.platforms
      + request.query.terms.compactMap { try? RuleStore.platform(named: $0.text) }
    guard !asked.isEmpty else { return [] }
    return try pagesOnPlatforms().compactMap { slug, isNamed, platforms in
      let notes = platforms.notes(
        on: isNamed ? asked : asked.filter(platforms.unsupported.contains))
      let title = try store.title(ofTopic: slug, in: request.readersLanguage)
      return notes.isEmpty ? nil : "\(title): \(list: notes)"
    }
  }

  /// The pages that the query names, with the platforms that their newest texts give. A name of
  /// something on a page, such as `CarPlay app`, counts for the page.
  private func pagesOnPlatforms() throws -> [(
    slug: String, isNamed: Bool, platforms: PagePlatforms
  )] {
    guard filter.edition.map({ $0.edition == .current }) ?? true else { return [] }
    var seen: Set<String> = []
    return try terms.subject.names.map(\.topic).filter { $0.isHeld }
      .filter { seen.insert($0.slug).inserted }
      .map { ($0.slug, $0.isNamed, try store.newestPlatforms(ofTopic: $0.slug)) }
  }

  /// The named topics that none of the filter's platforms supports.
  func unsupportedPages() throws -> Set<String> {
    guard !filter.platforms.isEmpty else { return [] }
    return Set(
      try pagesOnPlatforms().filter { page in
        filter.platforms.allSatisfy(page.platforms.unsupported.contains)
      }.map(\.slug))
  }

  /// The topic that is the whole query, or a named topic without a page in the store.
  func topic() throws -> TopicSummary? {
    if let missing = terms.subject.missing {
      return try store.summary(ofMissing: missing.topic.slug, in: request.readersLanguage)
    }
    return try terms.subject.page.map {
      try store.summary(
        ofTopic: $0.slug, in: request.readersLanguage, of: request.filter.texts)
    }
  }

  /// A note that the topic has no page, and where to find one.
  private func note(on summary: TopicSummary) -> Message {
    return Message("the store has no page on \(summary.title)")
      .followed(by: summary.url.map { Message("Apple's page: \($0)") })
      .followed(by: Message.nearest(summary.nearest))
  }

  /// Words without a match, and required text that no rule contains.
  private var missing: [String] {
    let named = terms.subject.missing?.text
    return terms.unknownWords.filter { $0 != named }
      + terms.scored.filter { $0.term.isRequired && $0.frequency == 0 }.map(\.term.text)
  }

  private func note(onMissing text: String, hasResults: Bool) throws -> Message {
    let element = QueryElement.elements(of: request.query.text)
      .first { !$0.isExcluded && $0.text.hasSuffix(text) }
    let name = request.query.spelling(of: text).shortened
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
    return hasResults || !nearestTopics.isEmpty
      ? note : note.followed(by: try help(on: text, element))
  }

  /// Suggestions for a word or phrase without matches, at any distance.
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

  /// How many more results there are without quotes.
  private func noteOnQuotes() throws -> Message? {
    let phrases = QueryElement.elements(of: request.query.text).filter(\.isPhrase)
    guard !phrases.isEmpty, !phrases.contains(where: \.isExcluded) else { return nil }
    let text = String(request.query.text.map { QueryElement.isQuote($0) ? " " : $0 })
    let count = try count(of: SearchQuery(text), with: filter)
    return count > 0 ? Message.withoutQuotes(count) : nil
  }

  /// How many more results there are without the filter.
  private func noteOnFilter() throws -> Message? {
    var parts: [(name: Message, preset: Message?, without: SearchFilter)] = []
    func add(_ name: Message?, _ preset: Message? = nil, _ remove: (inout SearchFilter) -> Void) {
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
    add(Self.name("kind", [filter.kind].compactMap { $0?.rawValue })) { $0.kind = nil }
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

  /// A description of one part of the filter; `nil` if it is empty.
  private static func name(
    _ part: String, _ values: [some CustomStringConvertible]
  ) -> Message? {
    values.isEmpty ? nil : "\(Message(words: part)) \(list: values)"
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
  /// The error for the first text or language in the filter that the store lacks.
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
  /// A note on the spelling correction of the term.
  fileprivate func noteOnReading(in query: SearchQuery) -> Message? {
    for group in Set(finding.map(\.group)).sorted() {
      if case .correction(let word) = term.groups[group].origin {
        return Message("no rule contains “\(query.spelling(of: term.text).shortened)”").followed(
          by: "showing results for “\(word)”")
      }
    }
    return nil
  }
}

extension StoreError {
  /// The problem and its hint in one message.
  fileprivate var sentence: Message { problem.followed(by: hint) }
}

extension SearchQuery {
  /// How the query spells a term. Its words may be written together: `引っ 張って → 引っ張って`.
  func spelling(of term: String) -> String {
    let joined = term.filter { !$0.isWhitespace }
    return !text.contains(term) && text.contains(joined) ? joined : term
  }
}

extension String {
  /// The text, cut to fit a line.
  fileprivate var shortened: String { utf8.count > 40 && count > 40 ? prefix(40) + "…" : self }
}

extension QueryElement {
  /// The valid values for the scope.
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
