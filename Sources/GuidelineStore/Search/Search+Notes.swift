extension Search {
  /// What explains a result of so many rules.
  func notes(on total: Int) throws -> [String] {
    guard try !store.holdsNothing() else {
      return [RuleStore.emptyNote]
    }
    guard !query.terms.isEmpty else { return ["the query has no word to look for"] }
    if let unknownTopic {
      let nearest = try store.topicNames().nearest(to: unknownTopic)
      return ["there is no topic “\(unknownTopic)”; the nearest: \(nearest.list)"]
    }
    if let unknownPlatform { return [store.unknownPlatform(unknownPlatform).sentence] }
    var notes = query.wrongScopes.map(\.note)
    notes += try missing.map { try note(onMissing: $0, hasResults: total > 0) }
    notes += terms.compactMap(\.noteOnReading)
    if total == 0, missing.isEmpty, let note = try noteOnQuotes() { notes.append(note) }
    if total == 0, let note = try noteOnFilter() { notes.append(note) }
    return notes
  }

  /// What no rule has: words for which nothing stands, and what must be found as it is written.
  private var missing: [String] {
    unknownWords + terms.filter { $0.term.isRequired && $0.frequency == 0 }.map(\.term.text)
  }

  private func note(onMissing text: String, hasResults: Bool) throws -> String {
    let element = QueryElement.elements(of: query.text)
      .first { !$0.isExcluded && $0.text.hasSuffix(text) }
    let name = "“\(text.shortened)”"
    let what =
      if element?.scope == "symbol" {
        "the symbol \(name)"
      } else if element?.isPrefix == true {
        "a word that begins with \(name)"
      } else {
        element?.isPhrase == true ? "the phrase \(name)" : name
      }
    let help = hasResults ? nil : try help(on: text, element)
    return "no rule has \(what)" + (help.map { "; \($0)" } ?? "")
  }

  /// What there is instead of a word, far as it may be, or of words side by side.
  private func help(on text: String, _ element: QueryElement?) throws -> String? {
    if element?.scope == "symbol" {
      let topics = try store.topics(ofSymbol: text)
      if let first = topics.first {
        return "it stands for \(topics.list): hig show \(first)"
      }
      let symbols = try store.connection.texts("SELECT name FROM symbol")
      let nearest = Nearest.names(to: text, among: symbols)
      return nearest.isEmpty ? nil : "the nearest: \(nearest.list)"
    }
    if element?.isPhrase == true {
      let count = try count(of: SearchQuery(text), with: filter)
      if count > 0 { return "without quotes \(results(count))" }
    }
    guard let term = query.terms.first(where: { $0.text == text }) else { return nil }
    let word = try NearestWord(in: store, isForNaming: true).word(to: term)
    return word.map { "the nearest is “\($0)”" }
  }

  /// How many results phrases keep away by their quotes.
  private func noteOnQuotes() throws -> String? {
    let phrases = QueryElement.elements(of: query.text).filter(\.isPhrase)
    guard !phrases.isEmpty, !phrases.contains(where: \.isExcluded) else { return nil }
    let text = String(query.text.map { QueryElement.isQuote($0) ? " " : $0 })
    let count = try count(of: SearchQuery(text), with: filter)
    return count > 0 ? "without quotes \(results(count))" : nil
  }

  /// How many results a filter keeps away.
  private func noteOnFilter() throws -> String? {
    var parts: [(name: String, without: SearchFilter)] = []
    func add(_ name: String?, _ remove: (inout SearchFilter) -> Void) {
      guard let name else { return }
      var without = filter
      remove(&without)
      parts.append((name, without))
    }
    add(Self.name("edition", filter.texts)) { $0.texts = [] }
    add(Self.name("language", filter.languages)) { $0.languages = [] }
    add(Self.name("topic", filter.topics)) { $0.topics = [] }
    add(filter.platform.map { "platform \($0)" }) { $0.platform = nil }
    add(filter.kind.map { "kind \($0)" }) { $0.kind = nil }
    for part in parts {
      let count = try count(of: query, with: part.without)
      guard count > 0 else { continue }
      let note = "nothing fits \(part.name); without it \(results(count))"
      let problem = try store.problem(with: filter)
      return problem.map { "\(note); \($0.sentence)" } ?? note
    }
    guard parts.count > 1 else { return nil }
    let count = try count(of: query, with: SearchFilter())
    guard count > 0 else { return nil }
    let names = parts.map(\.name).list
    return "nothing fits \(names) together; without them \(results(count))"
  }

  /// A part of a filter with what it asks for; `nil` if that is nothing.
  private static func name(_ part: String, _ values: [some CustomStringConvertible]) -> String? {
    values.isEmpty ? nil : "\(part) \(values.map(\.description).list)"
  }

  private func count(of query: SearchQuery, with filter: SearchFilter) throws -> Int {
    var search = try Search(query, filter, in: store)
    return try search.run().total
  }

  private func results(_ count: Int) -> String {
    count == 1 ? "there is 1 result" : "there are \(count) results"
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

extension RatedTerm {
  /// What the term was taken for, beside what is written.
  fileprivate var noteOnReading: String? {
    let found = Set(finding.map(\.group))
    guard !found.isEmpty else { return nil }
    let text = term.text
    var names: [String] = []
    for (number, group) in term.groups.enumerated() where names.count <= Self.namesShown {
      switch group.origin {
      case .correction(let word):
        return "no rule has “\(text.shortened)”; showing results for “\(word)”"
      case .glossary(_, let name), .related(_, let name), .translation(let name):
        // Types are looked for as well, but tell nobody what a word means.
        if found.contains(number), !names.contains(name), name != text,
          APINames.all(in: name).isEmpty
        {
          names.append(name)
        }
      case .written, .parts, .compound, .number: break
      }
    }
    guard !names.isEmpty else { return nil }
    let more = names.count > Self.namesShown ? " …" : ""
    return "“\(text.shortened)” is also looked for as "
      + names.prefix(Self.namesShown).joined(separator: ", ") + more
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
  fileprivate var note: String {
    let known =
      switch scope {
      case "kind": "kinds are " + RuleKind.allCases.map(\.rawValue).joined(separator: ", ")
      case "lang": "a language is en, ko, ja …"
      default: "an edition is 2014, 2019/ios13, current …"
      }
    return "\(plainText) names nothing; \(known)"
  }
}
