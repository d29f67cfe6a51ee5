#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The log odds of each candidate pair.
///
/// That two units are alike says less than that they are more alike than either is to any other
/// unit. So there are two passes: the second ignores rivals that the first matched well elsewhere,
/// and also considers corresponding pages and sections, and the matches of neighboring units.
struct PairScores {
  /// By index of the candidate pair.
  private(set) var scores: [Double]

  /// - Parameter moves: See ``VersionMatcher/moves``.
  init(
    _ candidates: CandidatePairs, facts: StatedMatches, _ old: MatchText, _ new: MatchText,
    moves: [String: String] = [:]
  ) {
    let strays = Strays(candidates, old, new, moves: moves)
    let first = Self.firstLook(candidates, facts, strays)
    let sure = Sureness(
      first, bestPairs(candidates, first, above: -2.5), candidates, old.count, new.count)
    let margins = Margins(candidates, of: \.overall) { index in
      let pair = candidates.pairs[index]
      let rivalry = strays.rivalry(of: index)
      return (
        rivalry.old * (1 - (sure.ofNew[pair.new] - sure.ofPair[index])),
        rivalry.new * (1 - (sure.ofOld[pair.old] - sure.ofPair[index]))
      )
    }
    let pages = PlaceAffinity(sure, candidates, old.pages, new.pages)
    let page = old.pages.count * new.pages.count > 1 ? Self.page : 0
    let sections = PlaceAffinity(sure, candidates, old.sections, new.sections)
    let neighbors = neighborhood(sure, candidates, old, new)
    scores = candidates.pairs.indices.map { index in
      let pair = candidates.pairs[index]
      if let score = facts.score(pair.old, pair.new) { return score }
      let alike =
        Self.overall * pair.likeness.overall + Self.oldMargin * margins.old[index]
        + Self.newMargin * margins.new[index]
      let around =
        Self.neighbor * neighbors[index]
        + Self.section * sections.share(of: pair, without: sure.ofPair[index])
        + page * (pages.share(of: pair) - 1) + strays.penalty(of: index)
      return Self.intercept + alike + around
    }
  }

  // Fitted by logistic regression on hand-matched pages of four editions; `page` is set by hand.
  private static let intercept = -5.2
  private static let overall = 1.5
  private static let oldMargin = 3.1
  private static let newMargin = 2.2
  private static let neighbor = 0.3
  private static let section = 1.9
  private static let page = 1.0

  /// The increase in a pair's score when its likeness, and so both margins, increase by `gain`.
  static func rise(for gain: Double) -> Double { (overall + oldMargin + newMargin) * gain }

  private static func firstLook(
    _ candidates: CandidatePairs, _ facts: StatedMatches, _ strays: Strays
  ) -> [Double] {
    let margins = Margins(candidates, of: \.whole, rivalry: strays.rivalry)
    return candidates.pairs.indices.map { index in
      let pair = candidates.pairs[index]
      return facts.score(pair.old, pair.new)
        ?? 5 * (pair.likeness.whole + margins.old[index] + margins.new[index])
        + 3 * pair.likeness.leads - 4.2 + strays.penalty(of: index)
    }
  }
}

/// The probability for log odds.
func probability(_ score: Double) -> Double { 1 / (1 + exp(-score)) }

/// The indices of pairs chosen greedily, best first, each unit at most once.
///
/// An optimal assignment finds no more right pairs: the margins already account for rivals.
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
