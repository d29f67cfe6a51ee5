/// Selects and sorts results.
struct Ranking {
  private let store: RuleStore
  private let filter: SearchFilter
  private let language: Language?
  private var documents: DocumentFilter
  private let past: PastAdvice?
  private let showsNewest: Bool

  /// - Parameter matches: All matches.
  init(
    _ request: SearchRequest, _ terms: QueryTerms, of matches: [SearchMatch], in store: RuleStore
  ) throws {
    filter = request.filter
    language = request.language
    self.store = store
    documents = DocumentFilter(filter, in: store)
    past = try PastAdvice(request, among: matches, in: store)
    showsNewest = !filter.everyText && !terms.isExact && !request.query.isOfNoLanguage
  }

  /// The number of results, and the first of them in order.
  ///
  /// - Parameters:
  ///   - matches: In ascending order of keys.
  ///   - limit: 0 for all.
  mutating func found(
    _ matches: [SearchMatch], limit: Int
  ) throws -> (total: Int, shown: [RankedRule]) {
    if matches.count > Search.many, let first = try first(limit, of: matches),
      first.total >= Search.enough
    {
      return (first.total, try newest(first.shown))
    }
    let results = try results(of: matches)
    return (results.count, try newest(results.ordered(limit: limit)))
  }

  /// Selects the results, unordered.
  ///
  /// Each concept occurs once, in its newest matching wording in the best language. If a language
  /// is requested, concepts that matched only in another one are shown in it, after those that
  /// matched in it.
  private mutating func results(of matches: [SearchMatch]) throws -> [RankedRule] {
    var candidates: [RankedRule] = []
    candidates.reserveCapacity(matches.count)
    /// The best score among the wordings in the same tier as the candidate.
    var best: [Double] = []
    best.reserveCapacity(matches.count)
    var places: [Int: Int] = [:]
    if !filter.everyText { places.reserveCapacity(matches.count) }
    var document: (id: Int, head: DocumentHead, isAdmitted: Bool, distance: Int)?
    for match in matches {
      if document?.id != match.document {
        let head = try store.head(ofDocument: match.document)
        document = (
          match.document, head, try documents.admits(match.document),
          distance(of: head.text.language)
        )
      }
      guard let document, document.isAdmitted else { continue }
      let candidate = RankedRule(match: match, head: document.head, tier: document.distance)
      if filter.everyText {
        candidates.append(candidate)
      } else if let place = places[match.concept] {
        let known = candidates[place]
        if candidate.tier <= known.tier {
          best[place] = max(candidate.tier == known.tier ? best[place] : 0, match.score)
        }
        if candidate.isShown(insteadOf: known) { candidates[place] = candidate }
      } else {
        places[match.concept] = candidates.count
        candidates.append(candidate)
        best.append(match.score)
      }
    }
    for (place, score) in best.enumerated() {
      candidates[place].match.gain(fromWordingWith: score, share: SiblingBoost.share)
    }
    try past?.mark(&candidates)
    guard filter.language != nil else { return candidates }
    return try candidates.compactMap { candidate in
      if filter.takesLanguage(of: candidate.head.text) { return candidate }
      guard !filter.everyText else { return nil }
      for wanted in filter.languages {
        if let rendering = try rendering(of: candidate, in: wanted) { return rendering }
      }
      return nil
    }
  }

  /// The first results in order, without looking up the documents of low-scored matches.
  ///
  /// - Returns: `nil` if a filter requires all documents.
  private mutating func first(
    _ limit: Int, of matches: [SearchMatch]
  ) throws -> (total: Int, shown: [RankedRule])? {
    guard limit > 0, filter.topic == nil, filter.edition == nil, filter.language == nil else {
      return nil
    }
    var groups: [(best: Double, last: Int)] = []
    var places: [Int: Int] = [:]
    places.reserveCapacity(matches.count)
    /// For each match, the previous one of its group.
    var previous: [Int] = []
    previous.reserveCapacity(matches.count)
    for (number, match) in matches.enumerated() {
      let identity = filter.everyText ? match.rule : match.concept
      if let place = places[identity] {
        previous.append(groups[place].last)
        groups[place] = (max(groups[place].best, match.score), number)
      } else {
        places[identity] = groups.count
        previous.append(-1)
        groups.append((match.score, number))
      }
    }
    groups.sort { $0.best > $1.best }
    var shown: [RankedRule] = []
    var rest = groups[...]
    while let best = rest.first?.best {
      if shown.count == limit, shown[limit - 1].outranks(score: best) { break }
      let some = rest.prefix(limit).flatMap { group in
        sequence(first: group.last) { previous[$0] < 0 ? nil : previous[$0] }.reversed()
          .map { matches[$0] }
      }
      for result in try results(of: some) { shown.insert(result, upTo: limit) }
      rest = rest.dropFirst(limit)
    }
    return (groups.count, shown)
  }

  /// The results in their newest wordings, unless exact text is required.
  private mutating func newest(_ results: [RankedRule]) throws -> [RankedRule] {
    guard showsNewest else { return results }
    try store.readMembers(ofConcepts: results.map(\.match.concept))
    return try results.map { try newest($0) }
  }

  /// The result in its concept's newest wording, even if only an older one contains the query's
  /// words.
  private mutating func newest(_ result: RankedRule) throws -> RankedRule {
    var newest = result
    for member in try store.members(ofConcept: result.match.concept)
    where member.head.text.language == result.head.text.language
      && member.head.isNewer(than: newest.head)
    {
      guard try documents.admits(member.document), try store.fits(UInt32(member.key), filter)
      else { continue }
      newest.match = result.match.reworded(asRule: member.key, ofDocument: member.document)
      newest.head = member.head
    }
    return newest
  }

  /// The distance of a language from the preferred one.
  private func distance(of other: Language) -> Int {
    guard let wanted = filter.language ?? language, wanted != other else { return 0 }
    return other == .english ? 1 : 2
  }

  /// The concept's newest wording in a language that passes the filter.
  private mutating func rendering(
    of result: RankedRule, in language: Language
  ) throws -> RankedRule? {
    var newest: RankedRule?
    let rows = try store.connection.rows(
      "SELECT rule_id, document_id FROM rule WHERE concept_id = ?1 AND "
        + RuleStore.ruleCondition, .integer(result.match.concept),
      SQLValue(filter.kind?.rawValue), filter.platformList)
    while try rows.next() {
      let head = try store.head(ofDocument: rows.integer(1))
      guard head.text.language == language, filter.takesLanguage(of: head.text),
        try documents.admits(rows.integer(1))
      else { continue }
      let match = result.match.reworded(
        asRule: try rows.integer(0), ofDocument: try rows.integer(1))
      let rendering = RankedRule(match: match, head: head, tier: 1)
      if let rival = newest, !rendering.isShown(insteadOf: rival) { continue }
      newest = rendering
    }
    return newest
  }
}
