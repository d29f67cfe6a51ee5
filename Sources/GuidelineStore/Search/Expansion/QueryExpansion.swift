/// Expands the words of a query to their alternatives: other inflections, other names, also in
/// other languages, and spelling corrections.
struct QueryExpansion {
  let store: RuleStore
  let languages: Set<Language>
  let target: Language?

  /// - Parameters:
  ///   - languages: The languages of the texts that are searched.
  ///   - target: The language that results must be in.
  init(in store: RuleStore, languages: Set<Language>, target: Language? = nil) {
    self.store = store
    self.languages = languages
    self.target = target
  }

  /// The expanded terms of a query.
  func terms(of query: SearchQuery) throws -> [ExpandedTerm] {
    let words = try QueryWords(query, in: store, target: target)
    var expanded: [ExpandedTerm] = []
    var index = 0
    while index < words.terms.count {
      let word = words.terms[index]
      if let (name, count) = try named(from: index, of: words) {
        expanded.append(name)
        index += count
      } else {
        if !words.stopWords.contains(word.text) { expanded.append(try guessed(word)) }
        index += 1
      }
    }
    return expanded
  }

  /// The longest name that starts at a word, and its number of words.
  private func named(from index: Int, of words: QueryWords) throws -> (ExpandedTerm, Int)? {
    for span in words.names.named(from: index) {
      let name = words.terms[index..<index + span.count]
      if let term = try term(named: span, of: name, beside: words.stopWords) {
        return (term, span.count)
      }
    }
    return nil
  }

  /// A query for a symbol wants rules that mention it more than rules on its topic.
  private func weight(of standing: RuleStore.Standing, isSymbol: Bool) -> Double {
    if isSymbol { return Self.nameOfSymbol }
    return standing == .outdated ? Self.outdatedName : Self.name
  }

  /// A term for a word that isn't a name of the glossary.
  func guessed(_ written: SearchTerm) throws -> ExpandedTerm {
    var term = try term(written)
    if written.stretch?.kind == .word, try !isFound(term) {
      try addTopics(ofSymbol: written.text, to: &term)
    }
    // A correction is better evidence than parts of the word.
    if written.stretch != nil, try !isFound(term),
      try written.alternatives.allSatisfy({ try store.frequency(of: $0) == 0 }),
      let word = try positive(of: written) ?? nearest(to: written)
    {
      term.add(.correction(word), word, weight: Self.correction)
      try addReadings(ofCorrection: word, to: &term)
    }
    return term
  }

  /// The spelling correction of a word. `nil` for an English word that starts a name of the
  /// glossary, and for a correction that only drops the last kanji.
  private func nearest(to term: SearchTerm) throws -> String? {
    if try term.isLatinWord && store.hasTerm(beginningWithWord: term.text) { return nil }
    guard let word = try NearestWord(in: store).word(to: term) else { return nil }
    return term.stretch?.kind == .kanji && term.text.hasPrefix(word) ? nil : word
  }

  /// The base form of an English comparative, if the texts have it.
  private func positive(of term: SearchTerm) throws -> String? {
    guard term.isLatinWord else { return nil }
    return try EnglishComparison.positives(of: folded(term.text)).first { word in
      // Proper names have no comparative: `docker`.
      try !StopWords.contain(word)
        && !store.terms(named: word).contains { $0.name.first?.isUppercase == true }
        && SearchTerm(phrase: word)?.alternatives
          .contains { try store.frequency(of: $0) > 0 } ?? false
    }
  }

  /// Adds the topics that a symbol belongs to. If no topic has the symbol, those of the type that
  /// it is a member of.
  private func addTopics(ofSymbol name: String, to term: inout ExpandedTerm) throws {
    var terms = try store.terms(ofSymbol: name)
    if terms.isEmpty, let point = name.lastIndex(of: "."), point > name.startIndex {
      terms = try store.terms(ofSymbol: String(name[..<point]))
    }
    for name in try store.names(ofTerms: terms, in: languages)
    where name.standing == .preferred {
      term.add(
        .related(term: name.slug, name: name.name), try store.phrases(ofName: name.name),
        weight: Self.nameOfSymbol)
    }
  }

  /// Adds the alternatives of a correction.
  private func addReadings(ofCorrection word: String, to term: inout ExpandedTerm) throws {
    let meant = ScriptStretch.stretches(of: word).compactMap { SearchTerm($0, isPrefix: false) }
    let span = try GlossarySpans(meant, in: store).named(from: 0).first
    if let span, span.count == meant.count {
      term.named = span.terms
      try addNames(of: span.terms, to: &term, isSymbol: span.isSymbol, share: Self.correction)
    }
  }

  /// Whether a rule contains more of the term than its parts.
  private func isFound(_ term: ExpandedTerm) throws -> Bool {
    try term.groups.contains { group in
      try group.origin != .parts
        && group.phrases.contains { phrase in
          try (target == nil || phrase.language == target) && store.frequency(of: phrase) > 0
        }
    }
  }

  /// A term for words that are a name, with its other names. `nil` if the texts contain several of
  /// the words but neither this name nor another.
  func term(
    named span: GlossarySpans.Span, of terms: ArraySlice<SearchTerm>, beside stopWords: Set<String>
  ) throws -> ExpandedTerm? {
    let text = terms.map(\.shown).joined(separator: " ")
    var expanded: ExpandedTerm
    if terms.count == 1, let only = terms.first {
      expanded = try term(only.asName(span.text, in: store))
      if try span.isSymbol && store.topics(ofTerms: span.terms).isEmpty {
        try addTopics(ofSymbol: span.text, to: &expanded)
      }
      if only.stretch?.kind == .hangul { try addForms(ofNames: span.text, to: &expanded) }
    } else {
      expanded = ExpandedTerm(text: text, groups: [])
      if let whole = SearchTerm(phrase: span.text) {
        expanded.groups += whole.alternatives.map {
          ExpandedTerm.Group(origin: .written, weight: 1, phrases: [$0])
        }
      }
      expanded.groups.append(
        ExpandedTerm.Group(
          origin: .parts, weight: Self.parts,
          phrases: terms.filter { !stopWords.contains($0.text) }.map {
            $0.inside ?? $0.alternatives[0]
          }))
    }
    expanded.named = span.terms
    try addNames(of: span.terms, to: &expanded, isSymbol: span.isSymbol)
    for name in try store.names(ofTerms: store.relatedTerms(of: span.terms), in: languages)
    where name.standing == .preferred || name.standing == .other {
      expanded.add(
        .related(term: name.slug, name: name.name), try store.phrases(ofName: name.name),
        weight: Self.related)
    }
    guard terms.count > 1, try !isFound(expanded) else { return expanded }
    // A topic without a page is no more than its name.
    let topics = try store.topics(ofTerms: span.terms)
    return topics.contains { !$0.isHeld && $0.isNamed } ? expanded : nil
  }

  /// Adds the other forms of a Korean verb: all forms are equally good, however rare one may be.
  private func addForms(ofNames text: String, to term: inout ExpandedTerm) throws {
    for named in try store.terms(named: text) {
      term.add(.written, try store.phrases(ofName: named.name), weight: 1)
    }
  }

  private func addNames(
    of terms: [Int], to term: inout ExpandedTerm, isSymbol: Bool = false, share: Double = 1
  ) throws {
    for name in try store.names(ofTerms: terms, in: languages) {
      term.add(
        .glossary(term: name.slug, name: name.name), try store.phrases(ofName: name.name),
        weight: share * weight(of: name.standing, isSymbol: isSymbol))
    }
  }
}
