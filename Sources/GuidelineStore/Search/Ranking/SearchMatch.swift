/// A rule that contains terms of the query, or another wording of its concept.
struct SearchMatch {
  let rule: Int
  let document: Int
  let concept: Int
  /// The sum of all stages so far; more is better.
  private(set) var score: Double
  /// The fraction of the query that the matched wording contains, from 0 to 1.
  let held: Double
  let isAdvice: Bool
  /// Whether it is for some platforms only.
  let isForPlatforms: Bool
  let mayStateValue: Bool
  /// The parts of the score from words, if the results will be explained.
  private let words: [Contribution]
  // The parts from other stages.
  private(set) var (page, otherWordings, subject) = (0.0, 0.0, 0.0)

  init(
    rule: Int, document: Int, concept: Int, score: Double = 0, held: Double = 0,
    isAdvice: Bool = true, isForPlatforms: Bool = false, mayStateValue: Bool = true,
    words: [Contribution] = []
  ) {
    (self.rule, self.document, self.concept) = (rule, document, concept)
    (self.score, self.held, self.words) = (score, held, words)
    (self.isAdvice, self.isForPlatforms) = (isAdvice, isForPlatforms)
    self.mayStateValue = mayStateValue
  }

  mutating func add(page share: Double) {
    page += share
    score += share
  }

  /// Adds a share of the score by which another wording of the concept exceeds this one.
  mutating func gain(fromWordingWith best: Double, share: Double) {
    guard best > score else { return }
    otherWordings += share * (best - score)
    score += share * (best - score)
  }

  /// Raises the score to at least this value, since the rule is what the query names.
  mutating func raise(to score: Double) {
    guard score > self.score else { return }
    subject += score - self.score
    self.score = score
  }

  /// Another wording of the concept with the same score.
  func reworded(asRule rule: Int, ofDocument document: Int) -> SearchMatch {
    var match = SearchMatch(rule: rule, document: document, concept: concept, held: held)
    match.gain(fromWordingWith: score, share: 1)
    return match
  }

  /// The parts of the score.
  ///
  /// - Parameter terms: The query's terms, which contribute nothing to a rule that wasn't scored.
  func contributions(of terms: [ScoredTerm]) -> [Contribution] {
    (words.isEmpty ? BM25Scorer(terms).contributions + [Contribution(.kind, 0)] : words)
      + [
        Contribution(.page, page), Contribution(.otherWordings, otherWordings),
        Contribution(.subject, subject),
      ]
  }
}
