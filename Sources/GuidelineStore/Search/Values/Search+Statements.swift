extension Search {
  /// The best statements of values in results, in order.
  func statements(
    in ranked: [RankedRule], _ ranking: ValueRanking, limit: Int
  ) throws -> [ValueRanking.Item] {
    // Tables are long and hold each word once: what counts is how much of the query they hold.
    let likely = ranked.filter(\.match.mayStateValue).sorted {
      ($0.match.held, $0.match.score) > ($1.match.held, $1.match.score)
    }
    .prefix(Self.mostReadForValues)
    let rules = try store.rulesByKey(likely.map(\.match.rule))
    let most = ranked.first?.match.score ?? 1
    var best: [ValueRanking.Item] = []
    for match in likely.map(\.match) {
      guard let rule = rules[match.rule] else { continue }
      best += ranking.items(
        of: rule, share: match.score / most, held: match.held,
        above: best.count == limit ? best[limit - 1].score : -.infinity)
      best.sort { $0.score > $1.score }
      best.removeLast(max(0, best.count - limit))
    }
    return best
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
    if let best = try broad.statements(in: ranked, ValueRanking(broad), limit: 1).first,
      best.isWhole,
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
