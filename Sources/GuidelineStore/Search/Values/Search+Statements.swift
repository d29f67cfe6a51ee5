extension Search {
  /// The statements of values in results, best first.
  func statements(
    in ranked: [RankedRule], _ ranking: ValueRanking
  ) throws -> [ValueRanking.Item] {
    // Tables are long and hold each word once: what counts is how much of the query they hold.
    let likely = ranked.filter(\.match.mayStateValue).sorted {
      ($0.match.held, $0.match.score) > ($1.match.held, $1.match.score)
    }
    .prefix(Self.mostReadForValues)
    let rules = try store.rulesByKey(likely.map(\.match.rule))
    let best = ranked.first?.match.score ?? 1
    return likely.flatMap { result in
      let match = result.match
      return rules[match.rule].map {
        ranking.items(of: $0, share: match.score / best, held: match.held)
      } ?? []
    }.sorted { $0.score > $1.score }
  }

  private static let mostReadForValues = 120

  /// Finds results; for a question for a value, the rule that states it comes first.
  mutating func runForValues() throws -> (total: Int, shown: [RankedRule]) {
    var (total, shown) = try run()
    guard total > 0, !AskedValue.kinds(in: request.query.text).isEmpty else {
      return (total, shown)
    }
    var broad = self
    let ranked = try broad.run(limit: 0, isBroad: true).shown
    if let best = try broad.statements(in: ranked, ValueRanking(broad)).first, best.isWhole,
      best.statement.rule.standing == .current
    {
      let id = best.statement.rule.id
      let found = ranked.first { $0.head.ruleID(ofKey: $0.match.rule) == id }
      shown.removeAll { $0.head.ruleID(ofKey: $0.match.rule) == id }
      if let found { shown.insert(found, at: 0) }
      if filter.limit > 0 { shown = Array(shown.prefix(filter.limit)) }
      total = max(total, shown.count)
    }
    return (total, shown)
  }
}
