extension Search {
  /// What explains a result of so many rules.
  func notes(on total: Int) throws -> [String] {
    guard try store.connection.integer("SELECT rule_id FROM rule LIMIT 1") != nil else {
      return ["the store is empty; fill it with hig build or hig import"]
    }
    guard !query.terms.isEmpty else { return ["the query has no word to look for"] }
    if let unknownTopic {
      let nearest = try store.topicNames().nearest(to: unknownTopic)
      return ["there is no topic “\(unknownTopic)”; the nearest: \(nearest.list)"]
    }
    var notes = query.wrongScopes.map(\.note)
    notes += try unknownWords.map { word in
      let nearest = total == 0 ? try nearest(to: word) : nil
      return "no rule has “\(word.shortened)”" + (nearest.map { "; the nearest is “\($0)”" } ?? "")
    }
    notes += terms.compactMap { $0.term.noteOnReading(finding: $0.finding.map(\.phrase)) }
    if total == 0, let note = try noteOnFilter() { notes.append(note) }
    return notes
  }

  /// The word of the store that looks most like an unknown one, far as it may be.
  private func nearest(to word: String) throws -> String? {
    guard let term = query.terms.first(where: { $0.text == word }) else { return nil }
    return try NearestWord(in: store, isForNaming: true).word(to: term)
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
    add(filter.edition.map { "edition \($0)" }) { $0.edition = nil }
    add(filter.language.map { "language \($0)" }) { $0.language = nil }
    add(filter.topic.map { "topic \($0)" }) { $0.topic = nil }
    add(filter.platform.map { "platform \($0)" }) { $0.platform = nil }
    add(filter.kind.map { "kind \($0)" }) { $0.kind = nil }
    for part in parts {
      let count = try count(with: part.without)
      guard count > 0 else { continue }
      let note = "nothing fits \(part.name); without it \(results(count))"
      let editions = Set(try store.editions().map(\.edition))
      let isUnknown = filter.edition.map { !editions.contains($0.edition) } ?? false
      return isUnknown ? note + "; editions are \(editions.sorted().map(\.slug).list)" : note
    }
    guard parts.count > 1 else { return nil }
    let count = try count(with: SearchFilter())
    guard count > 0 else { return nil }
    let names = parts.map(\.name).list
    return "nothing fits \(names) together; without them \(results(count))"
  }

  private func count(with filter: SearchFilter) throws -> Int {
    var search = try Search(query, filter, in: store)
    return try search.run().total
  }

  private func results(_ count: Int) -> String {
    count == 1 ? "there is 1 result" : "there are \(count) results"
  }
}

extension WeighedTerm {
  /// What the term was taken for, beside what is written.
  fileprivate func noteOnReading(finding: [SearchTerm.Phrase]) -> String? {
    guard !finding.isEmpty else { return nil }
    var names: [String] = []
    for group in groups {
      switch group.origin {
      case .correction(let word):
        return "no rule has “\(text.shortened)”; showing results for “\(word)”"
      case .glossary(_, let name), .related(_, let name), .translation(let name):
        // Types are looked for as well, but tell nobody what a word means.
        if group.phrases.contains(where: finding.contains), !names.contains(name), name != text,
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
