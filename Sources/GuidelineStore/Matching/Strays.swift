/// The candidate pairs across pages whose units have a likeness at home: on the page of the same name in
/// the other version, or on the one that it went into.
///
/// A page that repeats the advice of many others, such as one on a kind of device, is full of them. They
/// are hardly rivals to what stands at home, and seldom matches.
struct Strays {
  /// For each pair, whether its old unit has a likeness at home, and whether its new one has.
  private let ofOld: [Bool]
  private let ofNew: [Bool]

  // Set by hand.
  /// What part of a stray pair's likeness one at home has at least.
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

  /// The share of a pair's likeness that counts against the other pairs of its old unit, and of its new
  /// one.
  func rivalry(of pair: Int) -> (old: Double, new: Double) {
    (ofOld[pair] ? Self.rivalry : 1, ofNew[pair] ? Self.rivalry : 1)
  }

  /// What is taken off a pair's log odds.
  func penalty(of pair: Int) -> Double { ofOld[pair] || ofNew[pair] ? Self.penalty : 0 }

  /// For each old page, the new one of the same name, or the one that it went into.
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
