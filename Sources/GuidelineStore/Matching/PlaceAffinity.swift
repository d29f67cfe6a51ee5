/// How much of a page or section is at each place of the other text, from 0 to 1.
struct PlaceAffinity {
  private let old: MatchPlaces
  private let new: MatchPlaces
  /// The sum of sure pairs that two places share.
  private var shared: [Int: Double] = [:]
  /// The sure pairs at each place, plus a constant, because a single pair says little.
  private var ofOld: [Double]
  private var ofNew: [Double]

  init(
    _ sure: Sureness, _ candidates: CandidatePairs, _ old: MatchPlaces, _ new: MatchPlaces
  ) {
    (self.old, self.new) = (old, new)
    ofOld = .init(repeating: 0.5, count: old.count)
    ofNew = .init(repeating: 0.5, count: new.count)
    for index in sure.chosen {
      let pair = candidates.pairs[index]
      shared[place(of: pair), default: 0] += sure.ofPair[index]
      ofOld[old[pair.old]] += sure.ofPair[index]
      ofNew[new[pair.new]] += sure.ofPair[index]
    }
  }

  /// The share of one unit's place found at the other unit's place, whichever is larger.
  ///
  /// - Parameter own: The pair's own certainty, to exclude it.
  func share(of pair: CandidatePairs.Pair, without own: Double = 0) -> Double {
    guard let shared = shared[place(of: pair)] else { return 0 }
    let least = min(ofOld[old[pair.old]], ofNew[new[pair.new]])
    return (shared - own) / (least - own)
  }

  private func place(of pair: CandidatePairs.Pair) -> Int {
    old[pair.old] * new.count + new[pair.new]
  }
}
