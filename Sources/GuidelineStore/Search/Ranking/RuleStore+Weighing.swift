extension RuleStore {
  /// Scores rules.
  ///
  /// - Parameters:
  ///   - rules: Keys, ascending.
  ///   - isAcrossLanguages: Whether results are to be in another language than the query.
  ///   - isPlatformNamed: Whether a platform is requested.
  ///   - explains: Whether each match keeps the parts of its score.
  func matches(
    in rules: [UInt32], for terms: [ScoredTerm], isAcrossLanguages: Bool = false,
    isPlatformNamed: Bool, explains: Bool = false
  ) throws -> [SearchMatch] {
    var relevance = BM25Scorer(terms, in: isAcrossLanguages ? try ruleCounts().map(\.key) : [])
    let facts = try facts(ofRules: rules)
    return try rules.indices.map { index in
      let (row, facts) = (rules[index], facts[index])
      let language = isAcrossLanguages ? try head(ofDocument: facts.document).text.language : nil
      let words = relevance.score(of: row, size: facts.size, in: language)
      let score = words * facts.worth(isPlatformNamed: isPlatformNamed)
      return SearchMatch(
        rule: Int(row), document: facts.document, concept: facts.concept, score: score,
        held: relevance.held, isAdvice: facts.isAdvice, isForPlatforms: facts.isForPlatforms,
        mayStateValue: facts.mayStateValue,
        words: explains ? relevance.contributions + [Contribution(.kind, score - words)] : [])
    }
  }
}

extension RuleFacts {
  /// The factor for a rule's score, relative to advice for all platforms.
  fileprivate func worth(isPlatformNamed: Bool) -> Double {
    (isAdvice ? 1 : Self.worthOfOthers)
      * (isForPlatforms && !isPlatformNamed ? Self.worthOnSomePlatforms : 1)
  }
}
