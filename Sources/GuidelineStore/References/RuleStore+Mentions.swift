extension RuleStore {
  /// The rules of some documents that mention a topic, linked or not.
  func mentions(ofTopic slug: String, in documents: [StoredDocument]) throws -> [Reference] {
    let names = try Set(documents.map(\.place.language)).reduce(into: [:]) { names, language in
      names[language] = try self.names(ofTopic: slug, in: language)
    }
    let rooms = Rooms(documents)
    let phrases = SearchTerm.phrases(Set(names.values.joined()))
    return try keys(ofRulesWith: phrases).compactMap { key in
      guard let document = rooms.document(ofRule: key),
        let rule = try rules(withKeys: [key]).first
      else { return nil }
      return try mention(ofTopic: slug, by: names[document.place.language] ?? [], in: rule)
    }
  }

  /// The topics that a document's rules mention.
  func mentions(in document: StoredDocument, _ range: ClosedRange<Int>) throws -> [Reference] {
    var mentions: [(key: Int, reference: Reference)] = []
    for slug in try connection.texts("SELECT slug FROM topic ORDER BY slug")
    where slug != document.topic {
      let names = try names(ofTopic: slug, in: document.place.language)
      for key in try keys(ofRulesWith: SearchTerm.phrases(names), from: range) {
        guard let rule = try rules(withKeys: [key]).first,
          let mention = try mention(ofTopic: slug, by: names, in: rule)
        else { continue }
        mentions.append((key, mention))
      }
    }
    return mentions.sorted { $0.key < $1.key }.map(\.reference)
  }

  /// The rules of some documents that mention a symbol.
  func mentions(ofSymbol name: String, in documents: [StoredDocument]) throws -> [Reference] {
    let rooms = Rooms(documents)
    guard let phrases = SearchTerm(phrase: name)?.alternatives else { return [] }
    let key = SymbolName.key(name)
    return try keys(ofRulesWith: phrases).compactMap { rowID in
      guard rooms.document(ofRule: rowID) != nil, let rule = try rules(withKeys: [rowID]).first,
        folded(rule.lead + " " + rule.body).contains(key)
      else { return nil }
      return Reference(
        naming: name, in: rule, .symbol(name, isKnown: true), kind: .symbol)
    }
  }

  private func mention(
    ofTopic slug: String, by names: [String], in rule: Rule
  ) throws -> Reference? {
    let keys = Set(names.map(TopicCatalog.key))
    let finder = HitFinder([SearchTerm.phrases(names)], tokenizer: try tokenizer())
    for text in [rule.lead, rule.body] {
      let bytes = ContiguousArray(text.utf8)
      for hit in finder.hits(in: bytes.span) {
        let written = String(decoding: bytes[hit.range], as: UTF8.self)
        // The index contains stems, so check the whole word.
        guard rule.id.text.language != .english || keys.contains(TopicCatalog.key(written)) else {
          continue
        }
        return Reference(
          naming: written, in: rule, .topic(slug, text: rule.id.text, section: []), kind: .topic)
      }
    }
    return nil
  }

  /// A topic's names in a language, and in English, which texts of all languages use.
  private func names(ofTopic slug: String, in language: Language) throws -> [String] {
    var names =
      catalog.entries.first { $0.slug == slug }
      .map { ($0.names[language.withoutRegion] ?? []) + ($0.names[.english] ?? []) } ?? []
    let rows = try connection.rows(
      """
      SELECT DISTINCT title FROM document JOIN topic USING (topic_id)
      WHERE slug = ?1 AND language = ?2 ORDER BY title
      """, .text(slug), .text(language.tag))
    while try rows.next() { names.append(rows.text(0)) }
    // A single character occurs in too many words.
    return names.filter { $0.unicodeScalars.count > 1 }
  }

  /// The keys of the rules whose lead or body contains any of the phrases, in order.
  private func keys(
    ofRulesWith phrases: [SearchTerm.Phrase], from range: ClosedRange<Int> = 0...Int(Int32.max)
  ) throws -> [Int] {
    guard !phrases.isEmpty else { return [] }
    let rows = try connection.rows(
      "SELECT rowid FROM rule_text WHERE rule_text MATCH ?1 AND rowid BETWEEN ?2 AND ?3",
      .text("{lead body} : (" + phrases.map(\.expression).joined(separator: " OR ") + ")"),
      .integer(range.lowerBound), .integer(range.upperBound))
    var keys: [Int] = []
    while try rows.next() { try keys.append(rows.integer(0)) }
    return keys
  }
}

/// Documents by the keys of their rules.
private struct Rooms {
  private let documents: [StoredDocument]

  init(_ documents: [StoredDocument]) {
    self.documents = documents.sorted { $0.ruleIDs.lowerBound < $1.ruleIDs.lowerBound }
  }

  func document(ofRule key: Int) -> StoredDocument? {
    var (low, high) = (0, documents.count)
    while low < high {
      let middle = (low + high) / 2
      if documents[middle].ruleIDs.upperBound <= key { low = middle + 1 } else { high = middle }
    }
    guard low < documents.count, documents[low].ruleIDs.contains(key) else { return nil }
    return documents[low]
  }
}

extension SearchTerm {
  /// Phrases that match any of the names.
  fileprivate static func phrases(_ names: some Sequence<String>) -> [Phrase] {
    names.flatMap { SearchTerm(phrase: $0)?.alternatives ?? [] }
  }
}

extension Reference {
  /// Makes a reference for a mention.
  fileprivate init(
    naming text: String, in rule: Rule, _ destination: Destination, kind: ParsedReference.Kind
  ) {
    reference = CrossReference(
      kind: kind, text: text, target: text, source: rule.id, path: rule.source.path,
      line: rule.source.line)
    self.destination = destination
    isLinked = false
  }
}
