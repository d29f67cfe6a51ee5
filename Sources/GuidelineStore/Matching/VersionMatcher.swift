/// Matches the units of two versions of a text in one language, be they pages or whole editions.
package struct VersionMatcher: Sendable {
  /// The words by whose rarity units are compared; those of the two texts if `nil`.
  ///
  /// Pages that are matched alone are matched better for knowing what is rare in the editions that
  /// they belong to.
  package var background: Vocabulary?
  /// For pages of the older text that are known to have gone into others: these pages of the newer.
  var moves: [String: String]

  /// Makes a matcher.
  package init(background: Vocabulary? = nil, moves: [String: String] = [:]) {
    (self.background, self.moves) = (background, moves)
  }

  /// Pairs above these log odds are taken: those that are more likely right than wrong.
  private static let threshold = 0.0
  /// Joins above these are taken; what is gained by right ones makes up for the wrong ones.
  private static let joinThreshold = -0.7
  /// A pair above these is taken if what joins it lifts it above the threshold.
  private static let doubtfulThreshold = -2.9

  /// Paragraphs that open pages of one name are paired above these.
  private static let openingThreshold = -5.0
  /// What is alone between two beads is paired above these.
  private static let gapThreshold = -4.0

  /// The beads of two texts: each unit is in just one of them. They come in the order of the newer
  /// text, the removed units last.
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
