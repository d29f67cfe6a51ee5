/// A rule that holds what was looked for.
struct SearchMatch {
  let rule: Int
  let document: Int
  let concept: Int
  /// By bm25; more is better.
  let score: Double
}

/// A rule that will be a result.
struct RankedRule {
  let rule: Int
  let document: Int
  let concept: Int
  let score: Double
  /// What goes before the score; less is better.
  let tier: Int
}

/// Puts the rules that hold what was looked for in the order in which they are shown.
struct Ranking {
  private let store: RuleStore
  private let filter: SearchFilter
  private let language: Language?
  private var documents: DocumentFilter

  /// - Parameters:
  ///   - language: The language that the query is written in.
  init(_ filter: SearchFilter, language: Language?, in store: RuleStore) {
    self.filter = filter
    self.language = language
    self.store = store
    documents = DocumentFilter(filter, in: store)
  }

  /// Ranks matches: the query's own language first, then by score.
  ///
  /// A concept is there once, in the newest wording that was found in the best language. If a language
  /// is asked for, a concept that was found in another one is shown in it, after those that were
  /// found in it themselves.
  mutating func ranked(_ matches: [SearchMatch]) throws -> [RankedRule] {
    let matches = try matches.filter { try documents.admits($0.document) }
    var ranked = filter.everyText ? try everyRule(matches) : try everyConcept(matches)
    try ranked.sort { one, other in
      if one.tier != other.tier { return one.tier < other.tier }
      if one.score != other.score { return one.score > other.score }
      return try comesBefore(one, other)
    }
    return ranked
  }

  private func everyRule(_ matches: [SearchMatch]) throws -> [RankedRule] {
    try matches.compactMap { match in
      let head = try store.head(ofDocument: match.document)
      guard filter.language == nil || filter.language == head.language else { return nil }
      return RankedRule(match, tier: distance(of: head.language) == 0 ? 0 : 1)
    }
  }

  private mutating func everyConcept(_ matches: [SearchMatch]) throws -> [RankedRule] {
    var best: [Int: SearchMatch] = [:]
    best.reserveCapacity(matches.count)
    for match in matches {
      if let rival = best[match.concept] {
        if try isBetter(match, than: rival) { best[match.concept] = match }
      } else {
        best[match.concept] = match
      }
    }
    return try best.values.compactMap { match in
      let language = try store.head(ofDocument: match.document).language
      if let wanted = filter.language, wanted != language {
        return try rendering(of: match, in: wanted)
      }
      return RankedRule(match, tier: distance(of: language) == 0 ? 0 : 1)
    }
  }

  /// How far a language is from the one that is looked for.
  private func distance(of other: Language) -> Int {
    guard let wanted = filter.language ?? language, wanted != other else { return 0 }
    return other == .english ? 1 : 2
  }

  /// Whether a wording of a concept is shown rather than another one.
  private func isBetter(_ one: SearchMatch, than other: SearchMatch) throws -> Bool {
    let (left, right) = try (
      store.head(ofDocument: one.document), store.head(ofDocument: other.document)
    )
    let (near, far) = (distance(of: left.language), distance(of: right.language))
    if near != far { return near < far }
    if left.isNewer(than: right) { return true }
    if right.isNewer(than: left) { return false }
    if left.language != right.language { return left.language < right.language }
    if one.score != other.score { return one.score > other.score }
    return try comesBefore(RankedRule(one, tier: 0), RankedRule(other, tier: 0))
  }

  /// The newest wording of a concept in a language, if there is one that the search is not narrowed
  /// away from.
  private mutating func rendering(
    of match: SearchMatch, in language: Language
  ) throws -> RankedRule? {
    var newest: (rule: RankedRule, head: DocumentHead)?
    let rows = try store.connection.rows(
      "SELECT rule_id, document_id FROM rule WHERE concept_id = ?1 AND "
        + RuleStore.ruleCondition, .integer(match.concept), SQLValue(filter.kind?.rawValue),
      SQLValue(filter.platform?.lowercased()))
    while try rows.next() {
      let head = try store.head(ofDocument: rows.integer(1))
      guard head.language == language, try documents.admits(rows.integer(1)) else { continue }
      if let rival = newest, !head.isNewer(than: rival.head) { continue }
      let rule = RankedRule(
        rule: rows.integer(0), document: rows.integer(1), concept: match.concept,
        score: match.score, tier: 1)
      newest = (rule, head)
    }
    return newest?.rule
  }

  /// An order that does not depend on the order of imports.
  private func comesBefore(_ one: RankedRule, _ other: RankedRule) throws -> Bool {
    let (left, right) = try (
      store.head(ofDocument: one.document), store.head(ofDocument: other.document)
    )
    if left.isNewer(than: right) { return true }
    if right.isNewer(than: left) { return false }
    return (left.topic, left.language, left.firstOrdinal + one.rule - left.firstRule)
      < (right.topic, right.language, right.firstOrdinal + other.rule - right.firstRule)
  }
}

extension RankedRule {
  fileprivate init(_ match: SearchMatch, tier: Int) {
    self.init(
      rule: match.rule, document: match.document, concept: match.concept, score: match.score,
      tier: tier)
  }
}
