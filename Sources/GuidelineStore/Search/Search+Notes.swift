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
    var notes = try query.terms.compactMap { try note(on: $0) }
    if total == 0, let note = try noteOnFilter() {
      notes.append(note)
    }
    return notes
  }

  /// That no rule has a term, and what it may have been meant to be.
  private func note(on term: SearchTerm) throws -> String? {
    guard try count(of: term, upTo: 1) == 0 else { return nil }
    let nearest = try NearestWord(in: store, tokenizer: store.tokenizer()).word(to: term)
    return "no rule has “\(term.shown)”" + (nearest.map { "; the nearest word is “\($0)”" } ?? "")
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
      if count > 0 { return "nothing fits \(part.name); without it \(results(count))" }
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

extension SearchTerm {
  /// The text as written, as far as a line has room for it.
  var shown: String { text.count > 40 ? text.prefix(40) + "…" : text }
}
