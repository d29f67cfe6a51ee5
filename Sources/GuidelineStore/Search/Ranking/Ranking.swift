/// A rule that will be a result.
struct RankedRule {
  var match: SearchMatch
  var head: DocumentHead
  /// What goes before the score; less is better.
  let tier: Int
  /// Whether its advice is of an older edition only, and what is advised now holds as much of what was
  /// asked for.
  var isPast = false
}

/// Puts the rules that hold what was looked for in the order in which they are shown.
struct Ranking {
  private let store: RuleStore
  private let filter: SearchFilter
  private let language: Language?
  private var documents: DocumentFilter
  private var present: RowSet?
  /// The most of what is looked for that a rule of the newest edition holds, in the query's language.
  private var mostHeldNow = 0.0

  /// Rules that stand where their score puts them, of whatever edition they are.
  var wanted: Set<UInt32> = []

  /// - Parameters:
  ///   - language: The language that the query is written in.
  ///   - matches: All that was found.
  init(
    _ filter: SearchFilter, language: Language?, of matches: [SearchMatch], in store: RuleStore
  ) throws {
    self.filter = filter
    self.language = language
    self.store = store
    documents = DocumentFilter(filter, in: store)
    guard !filter.everyText, filter.edition == nil else { return }
    present = try store.presentRules()
    guard let present else { return }
    let own = try (filter.language ?? language).map(store.rules)
    for match in matches where match.held > mostHeldNow && present.contains(UInt32(match.rule)) {
      if own?.contains(UInt32(match.rule)) ?? true { mostHeldNow = match.held }
    }
  }

  /// Picks what will be results, in no order.
  ///
  /// A concept is there once, in the newest wording that was found in the best language. If a language
  /// is asked for, a concept that was found in another one is shown in it, after those that were
  /// found in it themselves.
  ///
  /// - Parameter matches: In the order of documents.
  mutating func results(of matches: [SearchMatch]) throws -> [RankedRule] {
    var candidates: [RankedRule] = []
    candidates.reserveCapacity(matches.count)
    /// The best score of the wordings that are as near as the candidate.
    var loudest: [Double] = []
    loudest.reserveCapacity(matches.count)
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
          loudest[place] = max(candidate.tier == known.tier ? loudest[place] : 0, match.score)
        }
        if candidate.isShown(insteadOf: known) { candidates[place] = candidate }
      } else {
        places[match.concept] = candidates.count
        candidates.append(candidate)
        loudest.append(match.score)
      }
    }
    for (place, score) in loudest.enumerated() {
      candidates[place].match.hear(score, share: SiblingBoost.share)
    }
    try markPast(&candidates)
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

  private mutating func markPast(_ candidates: inout [RankedRule]) throws {
    guard present != nil else { return }
    let doubtful = candidates.indices.filter { index in
      let match = candidates[index].match
      return match.held <= mostHeldNow + Self.margin && !wanted.contains(UInt32(match.rule))
        && present?.contains(UInt32(match.rule)) == false
    }
    guard !doubtful.isEmpty else { return }
    let past = try store.pastConcepts(among: doubtful.map { candidates[$0].match.concept })
    for index in doubtful {
      candidates[index].isPast = past.contains(candidates[index].match.concept)
    }
  }

  /// The first results in order, without a look at the documents of those that come far behind.
  ///
  /// - Returns: `nil` if a filter asks for a look at all of them.
  mutating func first(
    _ limit: Int, of matches: [SearchMatch]
  ) throws -> (total: Int, shown: [RankedRule])? {
    guard limit > 0, filter.topic == nil, filter.edition == nil, filter.language == nil else {
      return nil
    }
    var groups: [(best: Double, last: Int)] = []
    var places: [Int: Int] = [:]
    places.reserveCapacity(matches.count)
    /// The match of the same group before each.
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

  /// A result in the newest wording of its concept, even where only an older one has the words of the query.
  mutating func newest(_ result: RankedRule) throws -> RankedRule {
    guard !filter.everyText else { return result }
    var newest = result
    for member in try store.members(ofConcept: result.match.concept)
    where member.head.text.language == result.head.text.language
      && member.head.isNewer(than: newest.head)
    {
      guard try documents.admits(member.document), try store.fits(UInt32(member.key), filter)
      else { continue }
      newest.match = result.match.said(byRule: member.key, ofDocument: member.document)
      newest.head = member.head
    }
    return newest
  }

  /// How far a language is from the one that is looked for.
  private func distance(of other: Language) -> Int {
    guard let wanted = filter.language ?? language, wanted != other else { return 0 }
    return other == .english ? 1 : 2
  }

  /// The newest wording of a concept in a language, if there is one that the search is not narrowed
  /// away from.
  private mutating func rendering(
    of result: RankedRule, in language: Language
  ) throws -> RankedRule? {
    var newest: RankedRule?
    let rows = try store.connection.rows(
      "SELECT rule_id, document_id FROM rule WHERE concept_id = ?1 AND "
        + RuleStore.ruleCondition, .integer(result.match.concept),
      SQLValue(filter.kind?.rawValue), SQLValue(filter.platform?.lowercased()))
    while try rows.next() {
      let head = try store.head(ofDocument: rows.integer(1))
      guard head.text.language == language, filter.takesLanguage(of: head.text),
        try documents.admits(rows.integer(1))
      else { continue }
      let match = result.match.said(
        byRule: try rows.integer(0), ofDocument: try rows.integer(1))
      let rendering = RankedRule(match: match, head: head, tier: 1)
      if let rival = newest, !rendering.isShown(insteadOf: rival) { continue }
      newest = rendering
    }
    return newest
  }
}

extension RankedRule {
  /// Whether this wording of a concept is shown rather than another one.
  fileprivate func isShown(insteadOf other: RankedRule) -> Bool {
    if tier != other.tier { return tier < other.tier }
    if head.isNewer(than: other.head) { return true }
    if other.head.isNewer(than: head) { return false }
    if head.text.language != other.head.text.language {
      return head.text.language < other.head.text.language
    }
    return comesBefore(other)
  }

  /// Whether nothing of such a score, or of a lower one, comes before this.
  fileprivate func outranks(score: Double) -> Bool {
    tier == 0 && !isPast && match.score > score
  }

  /// The order in which results are shown, which does not depend on that of imports: the query's own
  /// language first, then what is advised now, then by score.
  func comesBefore(_ other: RankedRule) -> Bool {
    if (tier == 0) != (other.tier == 0) { return tier == 0 }
    if isPast != other.isPast { return other.isPast }
    if match.score != other.match.score { return match.score > other.match.score }
    if head.isNewer(than: other.head) { return true }
    if other.head.isNewer(than: head) { return false }
    let (id, otherID) = (head.ruleID(ofKey: match.rule), other.head.ruleID(ofKey: other.match.rule))
    return (id.topic, id.text.language, id.ordinal)
      < (otherID.topic, otherID.text.language, otherID.ordinal)
  }
}

extension [RankedRule] {
  /// The first `limit` results in order; all if `limit` is 0.
  func ordered(limit: Int) -> [RankedRule] {
    guard limit > 0, limit < count else { return sorted { $0.comesBefore($1) } }
    var best: [RankedRule] = []
    best.reserveCapacity(limit + 1)
    for result in self { best.insert(result, upTo: limit) }
    return best
  }

  /// Inserts a result where it belongs, if it is one of the first `limit`.
  fileprivate mutating func insert(_ result: RankedRule, upTo limit: Int) {
    if count == limit, !result.comesBefore(self[limit - 1]) { return }
    insert(result, at: firstIndex { result.comesBefore($0) } ?? count)
    if count > limit { removeLast() }
  }
}
