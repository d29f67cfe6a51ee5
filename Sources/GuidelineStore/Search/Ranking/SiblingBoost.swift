/// Lets a hit speak for the other wordings of its concept: those in the language that is asked for,
/// and those of other editions.
struct SiblingBoost {
  private let store: RuleStore
  /// Whether wordings are heard that have nothing of what was looked for.
  private let hearsSilent: Bool

  init(in store: RuleStore, hearsSilent: Bool) {
    self.store = store
    self.hearsSilent = hearsSilent
  }

  /// Adds to each match what others of its concept count for, and to the matches the wordings that only these
  /// found.
  ///
  /// - Parameters:
  ///   - filter: What the kind and the platforms of a rule must be.
  ///   - languages: The languages of the wordings that are wanted.
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
