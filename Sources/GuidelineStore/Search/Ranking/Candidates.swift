/// The rules that will be scored: those with the rarest terms, and more only if these are few.
struct Candidates {
  let request: SearchRequest
  let terms: QueryTerms
  let store: RuleStore
  let explains: Bool

  /// The candidates, scored by their words.
  ///
  /// - Parameter isBroad: Whether all rules with any of the words are candidates.
  func matches(isBroad: Bool) throws -> [SearchMatch] {
    let terms = terms.scored
    let order = terms.indices.sorted { terms[$0].frequency < terms[$1].frequency }
    if isBroad { return try matches(SearchPlan(terms, finding: order, takesParts: true)) }
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

  /// The rules that contain a name of the term's subject.
  func rules(named term: ScoredTerm) throws -> RowSet {
    let named = term.finding.filter { !term.term.groups[$0.group].origin.isRelated }
    return SearchPlan([named.map(\.postings)]).rules(capacity: try store.ruleCapacity())
  }

  private func matches(_ plan: SearchPlan) throws -> [SearchMatch] {
    var rules = plan.rules(capacity: try store.ruleCapacity())
    for parts in request.query.exclusions { rules.subtract(try self.rules(withAll: parts)) }
    return try store.matches(
      in: rules.filter { try store.fits($0, request.filter) }, for: terms.scored,
      isAcrossLanguages: request.target != nil, isPlatformNamed: isPlatformNamed,
      explains: explains)
  }

  private var isPlatformNamed: Bool {
    !request.filter.platforms.isEmpty || terms.subject.names.contains { $0.topic.platform != nil }
  }

  /// The rules that contain all of the terms.
  private func rules(withAll terms: [SearchTerm]) throws -> RowSet {
    let sets = try terms.map { try $0.alternatives.map(store.postings) }
    return SearchPlan(sets).rules(capacity: try store.ruleCapacity())
  }

  /// Whether there are enough matches in the wanted language. Across languages, matches in the
  /// query's own language count for their siblings.
  private func areEnough(_ matches: [SearchMatch]) throws -> Bool {
    let (filter, enough) = (request.filter, Search.enough)
    guard matches.count >= enough else { return false }
    guard request.target == nil, let wanted = filter.language ?? request.language else {
      return true
    }
    var rules = try store.rules(in: wanted)
    if !filter.everyText, filter.edition == nil, let present = try store.presentRules() {
      rules.formIntersection(present)
    }
    return matches.lazy.filter { rules.contains(UInt32($0.rule)) }.prefix(enough).count == enough
  }

  /// The number of rules to score for their rarest words. Across languages it is larger, since the
  /// right rule may lack these.
  private func mostWeighed() throws -> Int {
    let count = try store.ruleCount()
    return request.target == nil
      ? max(Self.few, count / Self.fraction)
      : max(4 * Self.few, 2 * count / Self.fraction)
  }
}
