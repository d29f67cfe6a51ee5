extension RuleStore {
  /// The rules of some documents that mention a topic, linked or not.
  func mentions(ofTopic slug: String, in documents: [StoredDocument]) throws -> [Reference] {
    let names = try Set(documents.map(\.place.language)).reduce(into: [:]) { names, language in
      names[language] = try self.names(ofTopic: slug, in: language)
    }
    let finders = try names.mapValues { TopicFinder([slug: $0], tokenizer: try tokenizer()) }
    let rooms = Rooms(documents)
    let phrases = SearchTerm.phrases(Set(names.values.joined()))
    return try keys(ofRulesWith: phrases).flatMap { key in
      guard let document = rooms.document(ofRule: key),
        let rule = try rules(withKeys: [key]).first
      else { return [Reference]() }
      return finders[document.place.language]?.mentions(in: rule) ?? []
    }
  }

  /// The other topics that a document's rules mention.
  func mentions(in document: StoredDocument, _ range: ClosedRange<Int>) throws -> [Reference] {
    var topics: [String: [String]] = [:]
    for slug in try connection.texts("SELECT slug FROM topic") where slug != document.topic {
      topics[slug] = try names(ofTopic: slug, in: document.place.language)
    }
    let finder = TopicFinder(topics, tokenizer: try tokenizer())
    return try rules(withKeys: Array(range)).flatMap(finder.mentions)
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
    ofRulesWith phrases: [SearchTerm.Phrase]
  ) throws -> [Int] {
    guard !phrases.isEmpty else { return [] }
    let rows = try connection.rows(
      "SELECT rowid FROM rule_text WHERE rule_text MATCH ?1",
      .text("{lead body} : (" + phrases.map(\.expression).joined(separator: " OR ") + ")"))
    var keys: [Int] = []
    while try rows.next() { try keys.append(rows.integer(0)) }
    return keys
  }
}

/// Finds the topics that rules mention by name.
private struct TopicFinder {
  private let slugs: [String]
  /// The keys of each topic's names.
  private let keys: [Set<String>]
  private let hits: HitFinder

  init(_ topics: [String: [String]], tokenizer: RuleTokenizer) {
    let topics = topics.sorted { $0.key < $1.key }
    slugs = topics.map(\.key)
    keys = topics.map { Set($0.value.map(TopicCatalog.key)) }
    hits = HitFinder(topics.map { SearchTerm.phrases($0.value) }, tokenizer: tokenizer)
  }

  /// The first mention of each topic.
  func mentions(in rule: Rule) -> [Reference] {
    var first: [Int: String] = [:]
    for text in [rule.lead, rule.body] {
      let bytes = ContiguousArray(text.utf8)
      for hit in hits.hits(in: bytes.span) where first[hit.term] == nil {
        let written = String(decoding: bytes[hit.range], as: UTF8.self)
        // The index contains stems, so check the whole word.
        guard
          rule.id.text.language != .english || keys[hit.term].contains(TopicCatalog.key(written))
        else { continue }
        first[hit.term] = written
      }
    }
    return first.sorted { $0.key < $1.key }.map { term, written in
      Reference(
        naming: written, in: rule, .topic(slugs[term], text: rule.id.text, section: []),
        kind: .topic)
    }
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
