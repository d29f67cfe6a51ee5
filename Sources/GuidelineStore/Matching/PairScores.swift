#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// How well each candidate pair would do as a match, as log odds.
///
/// That two units are alike says less than that they are more alike than either is to any other unit.
/// So the pairs are looked at twice: a rival that the first look finds well matched elsewhere no
/// longer counts as one in the second, which also knows the pages that belong together and what the
/// units around are matched with.
struct PairScores {
  /// For each of the candidates' pairs.
  private(set) var scores: [Double]

  init(_ candidates: CandidatePairs, facts: StatedMatches, _ old: MatchText, _ new: MatchText) {
    let first = Self.firstLook(candidates, facts)
    let sure = Sureness(
      first, bestPairs(candidates, first, above: -2.5), candidates, old.count, new.count)
    let margins = Margins(candidates) { index in
      let pair = candidates.pairs[index]
      let elsewhere = (
        sure.ofOld[pair.old] - sure.ofPair[index], sure.ofNew[pair.new] - sure.ofPair[index]
      )
      return (pair.likeness.whole * (1 - elsewhere.1), pair.likeness.whole * (1 - elsewhere.0))
    }
    let pages = PageAffinity(sure, candidates, old, new)
    let neighbors = neighborhood(sure, candidates, old, new)
    scores = candidates.pairs.indices.map { index in
      let pair = candidates.pairs[index]
      return facts.score(pair.old, pair.new)
        ?? Self.intercept + Self.whole * pair.likeness.whole + Self.leads * pair.likeness.leads
        + Self.covered * pair.likeness.covered + Self.oldMargin * margins.old[index]
        + Self.newMargin * margins.new[index] + Self.neighbor * neighbors[index]
        + Self.page * (pages.affinity(old.pages[pair.old], new.pages[pair.new]) - 1)
    }
  }

  // Fitted by logistic regression on hand-matched pages of three editions, but for `page`, which is
  // set by hand.
  private static let intercept = -5.4
  private static let whole = 3.2
  private static let leads = 2.0
  private static let covered = 2.0
  private static let oldMargin = 6.2
  private static let newMargin = 6.1
  private static let neighbor = 0.9
  private static let page = 2.0

  /// How much the score of a pair rises when its cosine, and so both margins, rise by `gain`.
  static func rise(for gain: Double) -> Double { (whole + oldMargin + newMargin) * gain }

  private static func firstLook(_ candidates: CandidatePairs, _ facts: StatedMatches) -> [Double] {
    let margins = Margins(candidates) { index in
      let whole = candidates.pairs[index].likeness.whole
      return (whole, whole)
    }
    return candidates.pairs.indices.map { index in
      let pair = candidates.pairs[index]
      return facts.score(pair.old, pair.new)
        ?? 5 * (pair.likeness.whole + margins.old[index] + margins.new[index])
        + 3 * pair.likeness.leads - 4.2
    }
  }
}

/// The probability of log odds.
func probability(_ score: Double) -> Double { 1 / (1 + exp(-score)) }

/// Pairs in which no unit stands twice, the best first taken; their indices, best first.
///
/// An optimal assignment finds no more right pairs, for what decides is in the margins already.
func bestPairs(_ candidates: CandidatePairs, _ scores: [Double], above least: Double) -> [Int] {
  let order = scores.indices.filter { scores[$0] > least }.sorted {
    scores[$0] != scores[$1] ? scores[$0] > scores[$1] : $0 < $1
  }
  var old: Set<Int> = []
  var new: Set<Int> = []
  return order.filter { index in
    let pair = candidates.pairs[index]
    guard !old.contains(pair.old) && !new.contains(pair.new) else { return false }
    old.insert(pair.old)
    new.insert(pair.new)
    return true
  }
}
