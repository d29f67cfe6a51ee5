/// Lets a match support the other wordings of its concept, in the requested language and in other
/// editions.
struct SiblingBoost {
  private let store: RuleStore
  /// Whether to include wordings without any word of the query.
  private let hearsSilent: Bool

  init(in store: RuleStore, hearsSilent: Bool) {
    self.store = store
    self.hearsSilent = hearsSilent
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
    let heard = best.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(Self.most)
    let own = Dictionary(matches.map { ($0.rule, $0) }) { first, _ in first }
    let concepts = Set(heard.map(\.key))
    var echoes = matches.filter { !concepts.contains($0.concept) }
    let rows = try store.connection.rows(
      """
      SELECT rule_id, document_id, concept_id FROM rule
      WHERE concept_id IN (SELECT value FROM json_each(?1)) AND \(RuleStore.ruleCondition)
      """, .list(concepts.sorted()), SQLValue(filter.kind?.rawValue),
      filter.platformList)
    while try rows.next() {
      let (rule, document, concept) = try (rows.integer(0), rows.integer(1), rows.bits(2))
      let loudest = best[concept] ?? 0
      if var match = own[rule] {
        match.hear(loudest, share: Self.share)
        echoes.append(match)
      } else if hearsSilent,
        try languages.contains(store.head(ofDocument: document).text.language)
      {
        var silent = SearchMatch(rule: rule, document: document, concept: concept)
        silent.hear(loudest, share: Self.shareOfSilent)
        echoes.append(silent)
      }
    }
    matches = echoes.sorted { $0.rule < $1.rule }
  }
}
