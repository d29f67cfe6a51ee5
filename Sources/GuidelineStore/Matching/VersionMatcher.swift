/// Matches the units of two versions of a text in one language: pages or whole editions.
package struct VersionMatcher: Sendable {
  /// The words that determine rarity; `nil` for those of the two texts.
  ///
  /// Single pages match better with the word frequencies of their whole editions.
  package var background: Vocabulary?
  /// Known moves, from pages of the older text to pages of the newer.
  var moves: [String: String]

  /// Makes a matcher.
  package init(background: Vocabulary? = nil, moves: [String: String] = [:]) {
    (self.background, self.moves) = (background, moves)
  }

  /// The least log odds of a pair: more likely right than wrong.
  private static let threshold = 0.0
  /// The least log odds of a join; right ones gain more than wrong ones cost.
  private static let joinThreshold = -0.7
  /// The least log odds of a pair that joins may lift above the threshold.
  private static let doubtfulThreshold = -2.9

  /// The least log odds for opening paragraphs of pages with the same name.
  private static let openingThreshold = -5.0
  /// The least log odds for single units between two beads.
  private static let gapThreshold = -4.0

  /// The beads of two texts, with each unit in exactly one, in the newer text's order; removed
  /// units last.
  package func beads(_ old: [MatchUnit], _ new: [MatchUnit]) -> [Bead] {
    beads(MatchText(old), MatchText(new))
  }

  /// The beads of two texts, as ``beads(_:_:)-([MatchUnit],_)``.
  package func beads(_ old: MatchText, _ new: MatchText) -> [Bead] {
    let common = old.vocabulary.union(new.vocabulary)
    let oldWords = WeighedText(old, common: common, background: background ?? common)
    let newWords = WeighedText(new, common: common, background: background ?? common)
    let facts = StatedMatches(old.units, new.units)
    let candidates = CandidatePairs(
      oldWords, newWords, wordCount: common.words.count, facts: facts)
    let scores = PairScores(candidates, facts: facts, old, new, moves: moves).scores
    let joiner = PartJoiner(
      candidates: candidates, facts: facts, old: (old, oldWords), new: (new, newWords))

    var beads = BeadBuilder(candidates, scores, old.count, new.count)
    let pairs = bestPairs(candidates, scores, above: Self.doubtfulThreshold)
    for pair in pairs where scores[pair] > Self.threshold { beads.take(pair) }
    let joins = joiner.joins(pairs, isFree: beads.isFree, above: Self.joinThreshold).filter {
      scores[$0.pair] > Self.threshold
        || scores[$0.pair] + PairScores.rise(for: $0.gain) > Self.threshold
    }
    beads.take(joins)
    beads.pairOpenings(of: old, new, above: Self.openingThreshold)
    beads.fillGaps(above: Self.gapThreshold)
    return beads.finished()
  }
}
