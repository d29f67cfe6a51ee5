/// Marks results that are advice of an older edition only, if a rule of the newest edition contains
/// as much of the query.
struct PastAdvice {
  private let store: RuleStore
  /// The rules of the newest edition.
  private let present: RowSet
  /// The largest fraction of the query that one of them contains, in the query's language.
  private var mostHeldNow = 0.0

  /// - Returns: `nil` if older advice is requested, or if there is only one edition.
  init?(_ request: SearchRequest, among matches: [SearchMatch], in store: RuleStore) throws {
    let filter = request.filter
    guard !filter.everyText, filter.edition == nil, let present = try store.presentRules() else {
      return nil
    }
    self.store = store
    self.present = present
    let own = try (filter.language ?? request.language).map(store.rules)
    for match in matches where match.held > mostHeldNow && present.contains(UInt32(match.rule)) {
      if own?.contains(UInt32(match.rule)) ?? true { mostHeldNow = match.held }
    }
  }

  func mark(_ candidates: inout [RankedRule]) throws {
    let doubtful = candidates.indices.filter { index in
      let match = candidates[index].match
      let rule = UInt32(match.rule)
      return match.held <= mostHeldNow + Self.margin && !present.contains(rule)
    }
    guard !doubtful.isEmpty else { return }
    let past = try store.pastConcepts(among: doubtful.map { candidates[$0].match.concept })
    for index in doubtful {
      candidates[index].isPast = past.contains(candidates[index].match.concept)
    }
  }
}
