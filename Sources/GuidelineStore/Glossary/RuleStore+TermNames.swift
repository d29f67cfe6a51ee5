extension RuleStore {
  /// The terms with a name, in any spelling.
  func terms(named text: String) throws -> [NamedTerm] {
    if let known = cache.namedTerms[text] { return known }
    var terms: [NamedTerm] = []
    let rows = try connection.rows(
      "SELECT term_id, standing, name FROM term_name WHERE key = ?1 ORDER BY term_id",
      .text(termKey(of: text)))
    while try rows.next() {
      terms.append(
        NamedTerm(
          term: try rows.integer(0), isSymbol: rows.text(1) == Standing.symbol.rawValue,
          name: rows.text(2)))
    }
    terms = try terms.meant(by: text).filter {
      try $0.name == text || !isDevice($0.name) || isWhole($0.name, in: text)
    }
    cache.remember(terms, named: text)
    return terms
  }

  /// Whether some term's name starts with one of the texts.
  func hasTerm(beginningWith texts: [String]) throws -> Bool {
    try texts.contains { try hasTerm(withKeyBeginning: termKey(of: $0)) }
  }

  /// Whether a name of several words starts with an English word.
  func hasTerm(beginningWithWord word: String) throws -> Bool {
    try hasTerm(withKeyBeginning: termKey(of: word) + " ")
  }

  private func hasTerm(withKeyBeginning key: String) throws -> Bool {
    try connection.integer(
      "SELECT 1 FROM term_name WHERE key >= ?1 AND key < ?2 LIMIT 1", .text(key),
      .text(key + "\u{10FFFF}")) != nil
  }

  /// The keys of the terms that name a symbol's topics, or of the first terms of these topics.
  ///
  /// - Parameter name: The symbol, with or without its type; may be in the notation of
  ///   `Data/symbols`: `UIColor*`, `tintColor =`, `UIAlertView -> UIAlertController`.
  func terms(ofSymbol name: String) throws -> [Int] {
    var terms: [Int] = []
    let rows = try connection.rows(
      """
      SELECT term_id FROM (
        SELECT term_id, row_number() OVER (
          PARTITION BY topic ORDER BY slug <> topic AND slug || 's' <> topic, term_id) AS place
        FROM term JOIN symbol USING (topic), json_each(?1) AS form
        WHERE name IN (form.value, form.value || '*')
          OR name >= form.value || ' ' AND name < form.value || '!')
      WHERE place = 1 ORDER BY term_id
      """, .list([name, "." + name, "\\." + name]))
    while try rows.next() { try terms.append(rows.integer(0)) }
    return terms
  }

  /// The keys of related terms.
  func relatedTerms(of terms: [Int]) throws -> [Int] {
    var related: [Int] = []
    for term in terms {
      let rows = try connection.rows(
        "SELECT related_id FROM term_relation WHERE term_id = ?1 ORDER BY related_id",
        .integer(term))
      while try rows.next() {
        if !terms.contains(try rows.integer(0)) { related.append(try rows.integer(0)) }
      }
    }
    return related
  }

  /// The names of terms in some languages, and their symbols.
  func names(
    ofTerms terms: [Int], in languages: Set<Language>
  ) throws -> [(slug: String, name: String, standing: Standing)] {
    var names: [(slug: String, name: String, standing: Standing)] = []
    for term in terms {
      names += try self.names(ofTerm: term)
        .filter { $0.language.map(languages.contains) ?? true }
        .map { ($0.slug, $0.name, $0.standing) }
    }
    return names
  }

  /// All names of a term by language; symbols last.
  private func names(ofTerm term: Int) throws -> [TermName] {
    if let known = cache.termNames[term] { return known }
    var names: [TermName] = []
    var symbols: [TermName] = []
    var position: Int?
    let rows = try connection.rows(
      """
      SELECT slug, language, position, name, standing
      FROM term_name JOIN term USING (term_id)
      WHERE term_id = ?1 ORDER BY language, position
      """, .integer(term))
    while try rows.next() {
      // A name with several index keys has several rows.
      guard let standing = Standing(rawValue: rows.text(4)), try rows.integer(2) != position else {
        continue
      }
      position = try rows.integer(2)
      let name = TermName(
        slug: rows.text(0), language: Language(rows.text(1)), name: rows.text(3),
        standing: standing)
      if standing == .symbol { symbols.append(name) } else { names.append(name) }
    }
    cache.termNames[term] = names + symbols
    return names + symbols
  }

  /// The phrases to search for a name: the name, and the beginnings of a verb's other forms.
  func phrases(ofName name: String) throws -> [SearchTerm.Phrase] {
    if let known = cache.namePhrases[name] { return known }
    let forms = try [name] + formsOfKoreanVerb(name) + JapaneseInflection.forms(ofVerb: name)
    let phrases = forms.flatMap { SearchTerm(name: $0)?.alternatives ?? [] }
    cache.namePhrases[name] = phrases
    return phrases
  }

  /// The forms of the verb that a name is the noun of.
  private func formsOfKoreanVerb(_ name: String) throws -> [String] {
    try isDevice(name) ? [] : HangulVerb.forms(ofNoun: name)
  }

  /// Whether 기 in a name means a device, as in `편집기`: the part before it takes 하다.
  private func isDevice(_ name: String) throws -> Bool {
    guard let stem = HangulVerb.forms(ofNoun: name).first, let verb = SearchTerm(name: stem + "하")
    else { return false }
    return try verb.alternatives.contains { try frequency(of: $0) > 0 }
  }

  /// Whether a text is exactly a name.
  private func isWhole(_ name: String, in text: String) throws -> Bool {
    try termKey(of: text) == termKey(of: name)
  }
}

/// A name of a term in one language; symbols have no language.
struct TermName {
  let slug: String
  let language: Language?
  let name: String
  let standing: RuleStore.Standing
}
