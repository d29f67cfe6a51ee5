/// One search under way.
struct Search {
  let query: SearchQuery
  private(set) var filter: SearchFilter
  let store: RuleStore
  /// Whether results will be explained.
  private let explains: Bool
  /// The name of the topic that was asked for, if no topic has it.
  private(set) var unknownTopic: String?
  /// The platform that was asked for, if there is none of that name.
  private(set) var unknownPlatform: String?
  /// What is looked for, in the end.
  private(set) var terms: [ScoredTerm] = []
  /// The words that no rule has, nor anything that may stand for them.
  private(set) var unknownWords: [String] = []
  /// The topics that the query names.
  private(set) var subject = Subject()
  /// The editions that the query names, and those texts of them that are looked at.
  private(set) var mentioned: (editions: MentionedEditions, texts: [TextQuery])?

  init(
    _ query: SearchQuery, _ filter: SearchFilter, in store: RuleStore, explains: Bool = false
  ) throws {
    var filter = filter
    if !filter.topics.isEmpty {
      let names = try store.topicNames()
      unknownTopic = filter.topics.first { names.slug(named: $0) == nil }
      filter.topics = filter.topics.compactMap(names.slug)
    }
    if let platform = filter.platform {
      filter.platform = try store.platformIfKnown(platform)
      if filter.platform == nil { unknownPlatform = platform }
    }
    var query = query
    if filter.edition == nil, let editions = MentionedEditions(in: query.text) {
      let texts = try editions.eras.compactMap(store.texts)
      if texts.count == editions.eras.count {
        mentioned = (editions, texts)
        query = SearchQuery(editions.rest)
        if !editions.asksForChanges { filter.edition = texts[0] }
      }
    }
    self.query = query
    self.filter = filter
    self.store = store
    self.explains = explains
    if let language, let place = filter.languages.firstIndex(of: language) {
      // Of several languages, the query's own comes first.
      self.filter.languages.swapAt(0, place)
    }
  }

  /// Finds everything, and puts as much of it in order as will be shown.
  mutating func run() throws -> (total: Int, shown: [RankedRule]) {
    guard !query.terms.isEmpty, unknownTopic == nil, unknownPlatform == nil else { return (0, []) }
    let own = language ?? .english
    var found = try run(in: Set(filter.languages + [own]))
    if found.total < Self.enoughOfOwn, filter.language == nil {
      found = try run(in: [.english, .korean, .japanese, own])
    }
    return found
  }

  /// The language that the query is written in, or that its reader reads.
  var language: Language? {
    query.isOfNoLanguage ? filter.reader?.withoutRegion ?? query.language : query.language
  }

  /// The language that results must be in, if it is not that of the query.
  private var target: Language? { filter.language == language ? nil : filter.language }

  /// Whether a platform was asked for.
  private var isPlatformNamed: Bool {
    filter.platform != nil
      || subject.names.contains { $0.topic.slug.hasPrefix("designing-for-") }
  }

  /// Whether something must be found as it is written, or must not be there.
  private var isExact: Bool {
    !query.exclusions.isEmpty || terms.contains(where: \.term.isRequired)
  }

  private mutating func run(
    in languages: Set<Language>
  ) throws -> (total: Int, shown: [RankedRule]) {
    let expansion = QueryExpansion(in: store, languages: languages, target: target)
    terms = []
    unknownWords = []
    var unknown = 0.0
    let expanded = try expansion.terms(of: query)
    subject = try Subject(expanded, in: store)
    for term in expanded {
      if let scored = try ScoredTerm(term, in: store, for: expansion.wanted) {
        terms.append(scored)
        if scored.finding.isEmpty { unknownWords.append(term.text) }
      } else if !term.isBonus {
        unknownWords.append(term.text)
        unknown += try store.rarity(ofCount: 0, in: [filter.language ?? language ?? .english])
      }
    }
    guard !terms.isEmpty else { return (0, []) }
    var matches = try matches()
    if !filter.everyText, let missing = subject.missing {
      guard let term = terms.first(where: { $0.term.text == missing.text }) else { return (0, []) }
      let holding = try rules(named: term)
      matches.removeAll { !holding.contains(UInt32($0.rule)) }
    }
    if !filter.everyText, unknown > 0 {
      let known = terms.lazy.filter { !$0.term.isBonus }.compactMap {
        $0.phrases.map(\.value).max()
      }
      .reduce(0, +)
      matches.removeAll { $0.held * known < Self.leastHeld * (known + unknown) }
    }
    try TopicBoost(terms, in: store).add(to: &matches)
    PageBoost.add(to: &matches)
    if terms[0].isSymbolOfTexts { subject.isWhole = false }
    let page = filter.everyText ? nil : subject.page
    let name =
      unknownWords.isEmpty && target == nil && page == nil
      ? NamedText(terms, filter, in: store) : nil
    let named = try name?.named(among: matches)
    if filter.everyText || target != nil {
      matches = try SiblingBoost(in: store, hearsSilent: target != nil || !isExact).matches(
        matches, filter,
        in: filter.languages.isEmpty ? [language ?? .english] : filter.languages)
    }
    if let name, let named { matches = try name.matches(matches, with: named) }
    if let page {
      try NamedPage(
        of: [page.slug] + store.successors(ofTopic: page.slug), filter, in: store
      ).bringForward(in: &matches)
    }
    var ranking = try Ranking(filter, language: language, of: matches, in: store)
    ranking.wanted = try rulesOfOldSymbol()
    if matches.count > Self.many, let first = try ranking.first(filter.limit, of: matches),
      first.total >= Self.enough
    {
      return (first.total, try newest(first.shown, by: &ranking))
    }
    let results = try ranking.results(of: matches)
    return (results.count, try newest(results.ordered(limit: filter.limit), by: &ranking))
  }

  /// The rules that have the name in code that the query is, if none of the newest edition has it.
  private func rulesOfOldSymbol() throws -> Set<UInt32> {
    guard query.isOfNoLanguage, let present = try store.presentRules() else { return [] }
    let rows = terms.flatMap { term in
      term.finding.filter { term.term.groups[$0.group].origin == .written }
        .flatMap(\.postings.rows)
    }
    return rows.contains(where: present.contains) ? [] : Set(rows)
  }

  /// Results in their newest wordings, unless one must be as it is written.
  private func newest(
    _ results: [RankedRule], by ranking: inout Ranking
  ) throws -> [RankedRule] {
    guard !isExact, !query.isOfNoLanguage else { return results }
    try store.readMembers(ofConcepts: results.map(\.match.concept))
    return try results.map { try ranking.newest($0) }
  }

  /// The rules worth a look, weighed.
  private func matches() throws -> [SearchMatch] {
    let order = terms.indices.filter { !terms[$0].term.isBonus }
      .sorted { terms[$0].frequency < terms[$1].frequency }
    guard let rarest = order.first else { return [] }
    if order.count > 1, terms[rarest].frequency > Self.few {
      let all = try matches(SearchPlan(terms, finding: order, needsAll: true))
      if try areEnough(all) { return all }
    }
    var room = try mostWeighed()
    let rare = order.enumerated().prefix { place, number in
      room -= terms[number].frequency
      return place == 0 || room >= 0
    }.map(\.element)
    let found = try matches(SearchPlan(terms, finding: rare))
    guard try !areEnough(found) else { return found }
    return try matches(SearchPlan(terms, finding: order, takesParts: true))
  }

  /// Whether there are enough in the language that is wanted. Between languages, those in the query's own
  /// speak for others.
  private func areEnough(_ matches: [SearchMatch]) throws -> Bool {
    guard matches.count >= Self.enough else { return false }
    guard target == nil, let wanted = filter.language ?? language else { return true }
    var rules = try store.rules(in: wanted)
    if !filter.everyText, filter.edition == nil, let present = try store.presentRules() {
      rules.formIntersection(present)
    }
    return matches.lazy.filter { rules.contains(UInt32($0.rule)) }.prefix(Self.enough).count
      == Self.enough
  }

  /// How many rules are weighed for their rarest words. Between languages it takes more, for there the
  /// right rule may lack these.
  private func mostWeighed() throws -> Int {
    let count = try store.ruleCount()
    return target == nil
      ? max(Self.few, count / Self.fraction)
      : max(4 * Self.few, 2 * count / Self.fraction)
  }

  /// Why rules stand where they stand.
  func explanation(of shown: [RankedRule]) -> SearchExplanation {
    SearchExplanation(
      terms: terms.map(SearchExplanation.Term.init),
      scores: shown.map { $0.match.contributions(of: terms) })
  }

  private func matches(_ plan: SearchPlan) throws -> [SearchMatch] {
    var rules = plan.rules(capacity: try store.ruleCapacity())
    for parts in query.exclusions { rules.subtract(try self.rules(withAll: parts)) }
    return try store.matches(
      in: rules.filter { try store.fits($0, filter) }, for: terms, isAcrossLanguages: target != nil,
      isPlatformNamed: isPlatformNamed, explains: explains)
  }

  /// The rules that hold a name of what a term stands for.
  private func rules(named term: ScoredTerm) throws -> RowSet {
    let named = term.finding.filter { !term.term.groups[$0.group].origin.isRelated }
    return SearchPlan([named.map(\.postings)]).rules(capacity: try store.ruleCapacity())
  }

  /// The rules that hold each of some terms.
  private func rules(withAll terms: [SearchTerm]) throws -> RowSet {
    let sets = try terms.map { try $0.alternatives.map(store.postings) }
    return SearchPlan(sets).rules(capacity: try store.ruleCapacity())
  }
}
