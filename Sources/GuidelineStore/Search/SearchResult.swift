/// A rule found by a search.
public struct SearchResult: Hashable, Sendable {
  /// Its position among all results, counted from 1.
  package let rank: Int
  /// Its BM25 score; higher is better. Results with all words of the query come before
  /// higher-scored ones with some of them.
  public let score: Double
  /// The part of the rule that matches best.
  public let snippet: Snippet
  /// The rule found.
  public let rule: Rule
  /// The concept's rules in other texts, oldest first.
  public let siblings: [RuleID]

  package init(rank: Int, score: Double, snippet: Snippet, rule: Rule, siblings: [RuleID]) {
    self.rank = rank
    self.score = score
    self.snippet = snippet
    self.rule = rule
    self.siblings = siblings
  }
}

/// The results of a search.
public struct SearchAnswer: Hashable, Sendable {
  package let query: String
  /// The number of results, shown or not.
  public let total: Int
  /// The results shown, best first.
  public let results: [SearchResult]
  /// The topic that is the whole query, or one that the query names and the store has no page on.
  package let topic: TopicSummary?
  /// Remarks on the results, or on why there are none.
  public let notes: [Message]
  /// The explanation of the order, if requested.
  package let explanation: SearchExplanation?

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
