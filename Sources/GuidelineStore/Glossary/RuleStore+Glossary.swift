extension RuleStore {
  /// The terms of the glossary, in its order.
  ///
  /// - Parameter topic: The slugs of the topics whose terms to return; empty for all.
  package func terms(ofTopics topics: [String] = []) throws(StoreError) -> [Term] {
    try reading {
      try terms(where: "TRUE").filter { term in
        topics.isEmpty || term.topic.map(topics.contains) ?? false
      }
    }
  }

  /// The term with a name, in any language.
  ///
  /// - Throws: ``StoreError`` with similar names, if there is none.
  package func term(named name: String) throws(StoreError) -> Term {
    if let term = try knownTerm(named: name) { return term }
    return try reading {
      let nearest = Nearest.names(to: name, among: try termNames())
      throw StoreError.absence(
        "there is no term \(name)", hint: "closest matches: \(list: nearest)")
    }
  }

  /// The term with a name, if there is one: for names that need no suggestions, which cost most.
  package func knownTerm(named name: String) throws(StoreError) -> Term? {
    try reading {
      let known = try terms(
        where: """
          slug = ?1 OR term_id IN (SELECT term_id FROM term_name WHERE key = ?2)
          """, .text(name), .text(termKey(of: name)))
      return known.first { $0.slug == name } ?? known.first
    }
  }

  private func termNames() throws -> [String] {
    var names: [String] = []
    let rows = try connection.rows("SELECT slug FROM term UNION SELECT name FROM term_name")
    while try rows.next() { names.append(rows.text(0)) }
    return names
  }

  private func terms(where condition: String, _ values: SQLValue...) throws -> [Term] {
    var terms: [Term] = []
    var places: [Int: Int] = [:]
    let rows = try connection.rows(
      """
      SELECT term_id, slug, topic, language, standing, name
      FROM term LEFT JOIN term_name USING (term_id)
      WHERE \(condition) GROUP BY term_id, position ORDER BY term_id, language, position
      """, values: values)
    while try rows.next() {
      let key = try rows.integer(0)
      let place = places[key] ?? terms.count
      if place == terms.count {
        terms.append(Term(slug: rows.text(1), topic: rows.optionalText(2)))
        places[key] = place
      }
      guard let standing = rows.optionalText(4).flatMap(Standing.init) else { continue }
      terms[place].add(rows.text(5), standing, in: Language(rows.text(3)))
    }
    for (key, place) in places.sorted(by: { $0.value < $1.value }) {
      let related = try connection.rows(
        """
        SELECT slug FROM term_relation JOIN term ON term.term_id = related_id
        WHERE term_relation.term_id = ?1 ORDER BY related_id
        """, .integer(key))
      while try related.next() { terms[place].related.append(related.text(0)) }
    }
    return terms
  }

  /// The relation of a name to its term.
  enum Standing: String {
    case preferred, other, outdated, symbol
  }

  // MARK: Writing

  func replaceGlossary(with glossary: Glossary) throws {
    try connection.execute(
      script: """
        DELETE FROM term_relation; DELETE FROM term_name; DELETE FROM term;
        DELETE FROM chance_word
        """)
    for (index, term) in glossary.terms.enumerated() { try insert(term, key: index + 1) }
    for term in glossary.terms {
      for other in term.related { try relate(term.slug, to: other) }
    }
    let names = glossary.terms.flatMap { $0.names[.japanese]?.all ?? [] }
    for chance in KatakanaWords(of: names).chances {
      try connection.run(
        "INSERT OR IGNORE INTO chance_word (part, word, place, is_sure) VALUES (?1, ?2, ?3, ?4)",
        .text(termKey(of: chance.part)), .text(chance.word), .integer(chance.place),
        .integer(chance.isSure ? 1 : 0))
    }
  }

  private func relate(_ term: String, to other: String) throws {
    try connection.run(
      """
      INSERT OR IGNORE INTO term_relation
        SELECT one.term_id, other.term_id FROM term AS one, term AS other
        WHERE one.slug = ?1 AND other.slug = ?2
      """, .text(term), .text(other))
    guard try connection.integer("SELECT 1 FROM term WHERE slug = ?1", .text(other)) != nil else {
      throw StoreError(
        "the glossary relates \(term) to \(other), which isn't a term",
        hint: "name a record after related:")
    }
  }

  private func insert(_ term: Term, key: Int) throws {
    try connection.run(
      "INSERT INTO term (term_id, slug, topic, names_topic) VALUES (?1, ?2, ?3, ?4)",
      .integer(key), .text(term.slug), SQLValue(term.topic), .integer(term.namesTopic ? 1 : 0))
    var names: [(language: String, standing: Standing, name: String)] = []
    for (language, all) in term.names.sorted(by: { $0.key < $1.key }) {
      names += (all.preferred.map { [$0] } ?? []).map { (language.tag, .preferred, $0) }
      names += all.others.map { (language.tag, .other, $0) }
      names += all.outdated.map { (language.tag, .outdated, $0) }
    }
    names += term.symbols.map { ("", .symbol, $0) }
    for (position, name) in names.enumerated() {
      // Index other spellings: two words as one, inflected verbs, compounds without inner hiragana;
      // and the name without stop words, which queries lose too.
      var texts = [name.name, name.name.filter { $0 != " " && $0 != "-" }]
      let telling = name.name.split(separator: " ").filter {
        !StopWords.contain(folded(String($0)))
      }
      if telling.count > 1 { texts.append(telling.joined(separator: " ")) }
      if name.language == "ja" {
        texts += JapaneseInflection.beginnings(of: name.name)
        texts += ScriptStretch.shortForms(ofCompound: name.name)
      }
      if name.language == "ko" { texts += HangulVerb.beginnings(of: name.name) }
      for nameKey in try Set(texts.map(termKey)).sorted() {
        try connection.run(
          """
          INSERT INTO term_name (key, term_id, language, position, standing, name)
          VALUES (?1, ?2, ?3, ?4, ?5, ?6)
          """, .text(nameKey), .integer(key), .text(name.language), .integer(position),
          .text(name.standing.rawValue), .text(name.name))
      }
    }
  }
}

extension Term {
  /// Adds a name; symbols have no language.
  fileprivate mutating func add(
    _ name: String, _ standing: RuleStore.Standing, in language: Language?
  ) {
    guard let language, standing != .symbol else {
      symbols.append(name)
      return
    }
    switch standing {
    case .preferred: names[language, default: Names()].preferred = name
    case .outdated: names[language, default: Names()].outdated.append(name)
    case .other, .symbol: names[language, default: Names()].others.append(name)
    }
  }
}

extension Term {
  /// Whether the term is the topic itself, not just something on its page.
  fileprivate var namesTopic: Bool {
    guard let topic else { return false }
    return ([slug] + names.values.flatMap(\.all))
      .contains { TopicCatalog.shared.slug(named: $0) == topic }
  }
}
