/// Expands the words of a query to their alternatives: other inflections, other names,
/// translations, and spelling corrections.
struct QueryExpansion {
  let store: RuleStore
  let languages: Set<Language>
  let target: Language?
  /// The only language to search in, if it is one.
  let wanted: Language?
  /// Whether rules of the newest edition are wanted.
  let isOfToday: Bool
  private let translations: LearnedTranslations
  private let numbers: NumberWords

  /// - Parameters:
  ///   - languages: The languages of the texts that are searched.
  ///   - target: The language that results must be in.
  init(
    in store: RuleStore, languages: Set<Language>, target: Language? = nil, isOfToday: Bool = true
  ) {
    self.store = store
    self.isOfToday = isOfToday
    self.languages = languages
    self.target = target
    wanted = languages.count == 1 ? languages.first : nil
    translations = LearnedTranslations(store: store, languages: languages)
    numbers = NumberWords(languages: languages)
  }

  /// Whether no rule of the newest edition contains the symbol, so that it only names its topics.
  private func isOnlyName(_ symbol: String) throws -> Bool {
    guard isOfToday, let present = try store.presentRules(),
      let term = SearchTerm(phrase: symbol)
    else { return false }
    return try !term.alternatives.contains {
      try store.postings(of: $0).rows.contains(where: present.contains)
    }
  }

  /// The expanded terms of a query.
  func terms(of query: SearchQuery) throws -> [ExpandedTerm] {
    let words = try QueryWords(query, in: store, target: target)
    var expanded: [ExpandedTerm] = []
    var index = 0
    while index < words.terms.count {
      let (word, next) = (words.terms[index], words.terms.dropFirst(index + 1).first)
      if let (name, count) = try named(from: index, of: words) {
        expanded.append(name)
        index += count
      } else if let next, let number = numbers.counted(word, next) {
        expanded.append(number)
        index += 2
      } else {
        if !words.stopWords.contains(word.text) { expanded.append(try guessed(word, before: next)) }
        index += 1
      }
    }
    joinCompounds(&expanded, words.terms)
    if let answers = try words.asked.bonus(in: languages, of: store) { expanded.append(answers) }
    if let whole = whole(of: query) { expanded.append(whole) }
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

  /// The whole query as a phrase, for users who remember a sentence.
  private func whole(of query: SearchQuery) -> ExpandedTerm? {
    guard query.terms.allSatisfy({ $0.stretch != nil }), query.terms.count > 1,
      let phrases = SearchTerm(phrase: query.text)?.alternatives,
      phrases[0].tokens.count <= Self.longestWhole
    else { return nil }
    return ExpandedTerm(
      text: query.text,
      groups: phrases.map {
        ExpandedTerm.Group(origin: .written, weight: Self.whole, phrases: [$0])
      }, isBonus: true)
  }

  private static let longestWhole = 16

  /// A query for a symbol wants rules that mention it more than rules on its topic.
  private func weight(of standing: RuleStore.Standing, isSymbol: Bool) -> Double {
    if isSymbol { return Self.nameOfSymbol }
    return standing == .outdated ? Self.outdatedName : Self.name
  }

  /// A term for a word that isn't a name of the glossary.
  func guessed(_ written: SearchTerm, before next: SearchTerm?) throws -> ExpandedTerm {
    var term = try term(written)
    numbers.add(to: &term, for: written, before: next)
    if written.stretch?.kind == .word, try !isFound(term) {
      try addTopics(ofSymbol: written.text, to: &term)
    }
    // A correction is better evidence than parts of the word.
    if written.stretch != nil, try !isFound(term),
      try written.alternatives.allSatisfy({ try store.frequency(of: $0) == 0 }),
      let word = try katakanaName(of: written) ?? positive(of: written) ?? nearest(to: written)
    {
      term.add(.correction(word), word, weight: Self.correction)
      try addReadings(ofCorrection: word, to: &term)
    } else {
      try translations.add(to: &term, for: written)
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

  /// The katakana name of a word written in hiragana: `めにゅー`.
  private func katakanaName(of term: SearchTerm) throws -> String? {
    guard let stretch = term.stretch, stretch.kind == .hiragana else { return nil }
    let katakana = String(
      scalars: stretch.scalars.map { 0x3041...0x3096 ~= $0 ? $0 + 0x60 : $0 })
    return try store.terms(named: katakana).isEmpty ? nil : katakana
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
      return try addNames(
        of: span.terms, to: &term, isSymbol: span.isSymbol, share: Self.correction)
    }
    if let only = meant.first, meant.count == 1 { try translations.add(to: &term, for: only) }
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
    let text = terms.map { $0.misspelling ?? $0.shown }.joined(separator: " ")
    var expanded: ExpandedTerm
    if terms.count == 1, let only = terms.first {
      expanded = try term(only.asName(span.text, in: store))
      if span.isSymbol {
        try nameTopic(bySymbol: span.text, &expanded)
        if try store.topics(ofTerms: span.terms).isEmpty {
          try addTopics(ofSymbol: span.text, to: &expanded)
        }
      }
      if only.stretch?.kind == .hangul { try addForms(ofNames: span.text, to: &expanded) }
    } else {
      expanded = ExpandedTerm(text: text, groups: [])
      if let whole = SearchTerm(phrase: span.text) {
        let isCorrected = terms.contains { $0.misspelling != nil }
        expanded.groups += whole.alternatives.map {
          ExpandedTerm.Group(
            origin: isCorrected ? .correction(span.text) : .written, weight: 1, phrases: [$0])
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
    try addNames(of: store.platforms(ofTerms: span.terms), to: &expanded, share: Self.platform)
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

  /// Lowers the weight of a symbol that only older rules mention, in favor of its topic's names.
  private func nameTopic(bySymbol name: String, _ term: inout ExpandedTerm) throws {
    guard try isOnlyName(name) else { return }
    for index in term.groups.indices where term.groups[index].origin == .written {
      term.groups[index].weight = Self.nameOfSymbol
    }
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
    let isSymbol = try isSymbol && !isOnlyName(term.text)
    for name in try store.names(ofTerms: terms, in: languages) {
      term.add(
        .glossary(term: name.slug, name: name.name), try store.phrases(ofName: name.name),
        weight: share * weight(of: name.standing, isSymbol: isSymbol))
    }
    guard let wanted, wanted != .english else { return }
    for name in try store.names(ofTerms: terms, in: [.english])
    where name.standing == .preferred || name.standing == .other {
      term.add(
        .glossary(term: name.slug, name: name.name), try store.phrases(ofName: name.name),
        weight: share * Self.leftInEnglish, isLeftInEnglish: true)
    }
  }
}
