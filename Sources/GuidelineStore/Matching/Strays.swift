/// Candidate pairs across pages, although one of the units has a similar one on its own page's
/// counterpart.
///
/// Common on pages that repeat advice from many others, such as one about a device. Such pairs are
/// weak rivals and rarely match.
struct Strays {
  /// For each pair, whether its old or its new unit has a similar unit on the counterpart.
  private let ofOld: [Bool]
  private let ofNew: [Bool]

  // Set by hand.
  /// The least likeness on the counterpart, as a share of the stray pair's.
  private static let share = 0.7
  private static let rivalry = 0.7
  private static let penalty = -2.0

  init(
    _ candidates: CandidatePairs, _ old: MatchText, _ new: MatchText, moves: [String: String]
  ) {
    let homes = Self.homes(old, new, moves)
    let isAtHome = candidates.pairs.map { homes[old.pages[$0.old]] == new.pages[$0.new] }
    var bestOfOld = [Double](repeating: -1, count: old.count)
    var bestOfNew = [Double](repeating: -1, count: new.count)
    for (pair, isAtHome) in zip(candidates.pairs, isAtHome) where isAtHome {
      bestOfOld[pair.old] = max(bestOfOld[pair.old], pair.likeness.overall)
      bestOfNew[pair.new] = max(bestOfNew[pair.new], pair.likeness.overall)
    }
    ofOld = zip(candidates.pairs, isAtHome).map { pair, isAtHome in
      !isAtHome && bestOfOld[pair.old] >= Self.share * pair.likeness.overall
    }
    ofNew = zip(candidates.pairs, isAtHome).map { pair, isAtHome in
      !isAtHome && bestOfNew[pair.new] >= Self.share * pair.likeness.overall
    }
  }

  /// The share of a pair's likeness that counts against other pairs of its old and its new unit.
  func rivalry(of pair: Int) -> (old: Double, new: Double) {
    (ofOld[pair] ? Self.rivalry : 1, ofNew[pair] ? Self.rivalry : 1)
  }

  /// The amount to add to a pair's log odds.
  func penalty(of pair: Int) -> Double { ofOld[pair] || ofNew[pair] ? Self.penalty : 0 }

  /// For each old page, the new page of the same name or the one it moved to.
  private static func homes(
    _ old: MatchText, _ new: MatchText, _ moves: [String: String]
  ) -> [Int?] {
    let names = new.pages.units.enumerated().map { (new.units[$1[0]].page, $0) }
    let places = Dictionary(names) { first, _ in first }
    return old.pages.units.map { units in
      let page = old.units[units[0]].page
      return places[moves[page] ?? page]
    }
  }
}
