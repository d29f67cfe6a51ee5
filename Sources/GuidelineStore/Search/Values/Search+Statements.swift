extension Search {
  /// The statements of values in results, best first.
  func statements(
    in ranked: [RankedRule], _ ranking: ValueRanking
  ) throws -> [ValueRanking.Item] {
    // Tables are long and hold each word once: what counts is how much of the query they hold.
    let likely = ranked.sorted { ($0.match.held, $0.match.score) > ($1.match.held, $1.match.score) }
      .prefix(Self.mostReadForValues)
    let rules = try store.rulesByKey(likely.map(\.match.rule))
    let best = ranked.first?.match.score ?? 1
    return likely.flatMap { result in
      rules[result.match.rule].map { ranking.items(of: $0, share: result.match.score / best) } ?? []
    }.sorted { $0.score > $1.score }
  }

  private static let mostReadForValues = 250

  /// Finds results; for a question for a value, the rule that states it comes first.
  mutating func runForValues() throws -> (total: Int, shown: [RankedRule]) {
    guard AskedValue.isAsked(by: request.query) else { return try run() }
    var (total, ranked) = try run(limit: 0)
    let ranking = ValueRanking(terms, tokenizer: try store.tokenizer())
    if let best = try statements(in: ranked, ranking).first, best.isWhole,
      best.statement.rule.standing == .current,
      let place = ranked.firstIndex(where: {
        $0.head.ruleID(ofKey: $0.match.rule) == best.statement.rule.id
      })
    {
      ranked.insert(ranked.remove(at: place), at: 0)
    }
    return (total, filter.limit == 0 ? ranked : Array(ranked.prefix(filter.limit)))
  }
}
