/// Lets a match support the other wordings of its concept, in the requested language and in other
/// editions.
struct SiblingBoost {
  private let store: RuleStore
  /// Whether to include wordings without any word of the query.
  private let includesUnmatched: Bool

  init(in store: RuleStore, includesUnmatched: Bool) {
    self.store = store
    self.includesUnmatched = includesUnmatched
  }

  /// Adds to each match a share of its concept's best match, and appends wordings that didn't match
  /// themselves.
  ///
  /// - Parameters:
  ///   - filter: The required kind and platforms.
  ///   - languages: The languages of the wanted wordings.
  func add(
    to matches: inout [SearchMatch], _ filter: SearchFilter, in languages: [Language]
  ) throws {
    var best: [Int: Double] = [:]
    for match in matches { best[match.concept] = max(best[match.concept] ?? 0, match.score) }
    let followed = best.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(Self.most)
    let own = Dictionary(matches.map { ($0.rule, $0) }) { first, _ in first }
    let concepts = Set(followed.map(\.key))
    var boosted = matches.filter { !concepts.contains($0.concept) }
    let rows = try store.connection.rows(
      """
      SELECT rule_id, document_id, concept_id FROM rule
      WHERE concept_id IN (SELECT value FROM json_each(?1)) AND \(RuleStore.ruleCondition)
      """, .list(concepts.sorted()), SQLValue(filter.kind?.rawValue),
      filter.platformList)
    while try rows.next() {
      let (rule, document, concept) = try (rows.integer(0), rows.integer(1), rows.bits(2))
      let score = best[concept] ?? 0
      if var match = own[rule] {
        match.gain(fromWordingWith: score, share: Self.share)
        boosted.append(match)
      } else if includesUnmatched,
        try languages.contains(store.head(ofDocument: document).text.language)
      {
        var unmatched = SearchMatch(rule: rule, document: document, concept: concept)
        unmatched.gain(fromWordingWith: score, share: Self.shareOfUnmatched)
        boosted.append(unmatched)
      }
    }
    matches = boosted.sorted { $0.rule < $1.rule }
  }
}
