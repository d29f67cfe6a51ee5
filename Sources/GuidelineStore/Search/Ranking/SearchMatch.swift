/// A rule that holds what was looked for, or another wording of its concept.
struct SearchMatch {
  let rule: Int
  let document: Int
  let concept: Int
  /// What all stages so far have added up to; more is better.
  private(set) var score: Double
  /// How much of what is looked for the rule itself has, from 0 to 1.
  let held: Double
  /// Whether it gives advice, as far as that is known.
  let isAdvice: Bool
  /// Whether it is for some platforms only.
  let isForPlatforms: Bool
  /// What its words added, if the results are to be explained.
  private let words: [Contribution]
  // What other stages added.
  private(set) var (page, otherWordings, subject) = (0.0, 0.0, 0.0)

  /// A rule that was weighed, with what its words add up to.
  init(
    rule: Int, document: Int, concept: Int, score: Double = 0, held: Double = 0,
    isAdvice: Bool = true, isForPlatforms: Bool = false, words: [Contribution] = []
  ) {
    (self.rule, self.document, self.concept) = (rule, document, concept)
    (self.score, self.held, self.words) = (score, held, words)
    (self.isAdvice, self.isForPlatforms) = (isAdvice, isForPlatforms)
  }

  /// Adds what its page counts for.
  mutating func add(page share: Double) {
    page += share
    score += share
  }

  /// Adds a share of what another wording of the concept counts for beyond this one.
  mutating func hear(_ loudest: Double, share: Double) {
    guard loudest > score else { return }
    otherWordings += share * (loudest - score)
    score += share * (loudest - score)
  }

  /// Puts it as far forward as a score, if it is not there, since it is what the query names.
  mutating func lift(to score: Double) {
    guard score > self.score else { return }
    subject += score - self.score
    self.score = score
  }

  /// Another wording of the concept, which counts for as much.
  func said(byRule rule: Int, ofDocument document: Int) -> SearchMatch {
    var match = SearchMatch(rule: rule, document: document, concept: concept)
    match.hear(score, share: 1)
    return match
  }

  /// What adds up to the score.
  ///
  /// - Parameter terms: Those of the query, which say nothing of a rule that was not weighed.
  func contributions(of terms: [ScoredTerm]) -> [Contribution] {
    (words.isEmpty ? BM25Scorer(terms).contributions + [Contribution(.kind, 0)] : words)
      + [
        Contribution(.page, page), Contribution(.otherWordings, otherWordings),
        Contribution(.subject, subject),
      ]
  }
}
