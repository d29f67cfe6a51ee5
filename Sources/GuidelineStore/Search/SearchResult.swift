/// A rule that answers a query.
public struct SearchResult: Hashable, Sendable {
  /// Its place among all results, counted from 1.
  package let rank: Int
  /// How well it answers, by bm25: more is better. Results that hold all words of the query come
  /// before better ones that hold some of them.
  public let score: Double
  /// The part of it that answers best.
  public let snippet: Snippet
  /// The rule.
  public let rule: Rule
  /// The rules of the same concept in other texts, from the oldest.
  public let siblings: [RuleID]

  /// Makes it of its parts.
  package init(rank: Int, score: Double, snippet: Snippet, rule: Rule, siblings: [RuleID]) {
    self.rank = rank
    self.score = score
    self.snippet = snippet
    self.rule = rule
    self.siblings = siblings
  }
}

/// What a search found.
public struct SearchAnswer: Hashable, Sendable {
  /// The query as written.
  package let query: String
  /// How many results there are, shown or not.
  public let total: Int
  /// The best of them, in order.
  public let results: [SearchResult]
  /// The topic that the query names and nothing else; or one that it names and the store has no page on.
  package let topic: TopicSummary?
  /// What explains the results, or that there are none.
  public let notes: [Message]
  /// Why they stand where they stand, if that was asked for.
  package let explanation: SearchExplanation?

  /// Makes it of its parts.
  package init(
    query: String, total: Int, results: [SearchResult], notes: [Message],
    topic: TopicSummary? = nil, explanation: SearchExplanation? = nil
  ) {
    self.topic = topic
    self.explanation = explanation
    self.query = query
    self.total = total
    self.results = results
    self.notes = notes
  }
}
