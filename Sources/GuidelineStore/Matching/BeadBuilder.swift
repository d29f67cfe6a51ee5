extension MatchText {
  /// The opening paragraph's unit of each page that has one, by page name.
  fileprivate var openings: [String: Int] {
    let first = pages.units.map { $0[0] }.filter { units[$0].lead.isEmpty }
    return Dictionary(first.map { (units[$0].page, $0) }) { one, _ in one }
  }
}

/// Collects the beads of two texts.
struct BeadBuilder {
  private let candidates: CandidatePairs
  private let scores: [Double]
  private var beads: [Bead] = []
  /// The index of each unit's bead.
  private var beadOfOld: [Int?]
  private var beadOfNew: [Int?]

  init(_ candidates: CandidatePairs, _ scores: [Double], _ oldCount: Int, _ newCount: Int) {
    self.candidates = candidates
    self.scores = scores
    beadOfOld = .init(repeating: nil, count: oldCount)
    beadOfNew = .init(repeating: nil, count: newCount)
  }

  func isFree(_ isOld: Bool, _ unit: Int) -> Bool {
    (isOld ? beadOfOld[unit] : beadOfNew[unit]) == nil
  }

  /// Makes a bead of a pair; both units must be free.
  mutating func take(_ pair: Int) {
    let (old, new) = (candidates.pairs[pair].old, candidates.pairs[pair].new)
    beadOfOld[old] = beads.count
    beadOfNew[new] = beads.count
    beads.append(Bead(old: [old], new: [new], confidence: probability(scores[pair])))
  }

  /// Joins parts to pairs, best first; makes a bead of a pair that has none yet.
  mutating func take(_ joins: [PartJoiner.Join]) {
    let ordered = joins.sorted {
      $0.score != $1.score
        ? $0.score > $1.score : ($0.pair, $0.part) < ($1.pair, $1.part)
    }
    for join in ordered where isFree(!join.isSplit, join.part) {
      let pair = candidates.pairs[join.pair]
      if isFree(true, pair.old) && isFree(false, pair.new) { take(join.pair) }
      guard let bead = beadOfOld[pair.old], bead == beadOfNew[pair.new],
        join.isSplit ? beads[bead].old.count == 1 : beads[bead].new.count == 1
      else { continue }
      if join.isSplit {
        beads[bead].new.append(join.part)
        beadOfNew[join.part] = bead
      } else {
        beads[bead].old.append(join.part)
        beadOfOld[join.part] = bead
      }
      beads[bead].confidence = min(beads[bead].confidence, probability(join.score))
    }
  }

  /// Pairs single units between the same two beads in both texts: most likely a rewording, not a
  /// removal and an unrelated addition.
  mutating func fillGaps(above least: Double) {
    for new in beadOfNew.indices.dropFirst().dropLast() where beadOfNew[new] == nil {
      guard let before = beadOfNew[new - 1], let after = beadOfNew[new + 1],
        let old = beads[before].old.max().map({ $0 + 1 }), old + 1 < beadOfOld.count,
        beadOfOld[old] == nil, beadOfOld[old + 1] == after,
        let pair = candidates.index(old: old, new: new), scores[pair] > least
      else { continue }
      take(pair)
    }
  }

  /// Pairs the opening paragraphs of pages with the same name: both introduce the same subject.
  mutating func pairOpenings(of old: MatchText, _ new: MatchText, above least: Double) {
    let homes = old.openings
    for (page, opening) in new.openings {
      guard let home = homes[page], beadOfOld[home] == nil, beadOfNew[opening] == nil,
        let pair = candidates.index(old: home, new: opening), scores[pair] > least
      else { continue }
      take(pair)
      beads[beads.count - 1].confidence = probability(scores[pair] - least)
    }
  }

  /// The beads in the newer text's order, including added units; removed ones last.
  func finished() -> [Bead] {
    var found = beads.map { bead in
      Bead(old: bead.old.sorted(), new: bead.new.sorted(), confidence: bead.confidence)
    }
    for new in beadOfNew.indices where beadOfNew[new] == nil {
      found.append(Bead(old: [], new: [new], confidence: doubt(candidates.byNew[new])))
    }
    found.sort { $0.new[0] < $1.new[0] }
    for old in beadOfOld.indices where beadOfOld[old] == nil {
      found.append(Bead(old: [old], new: [], confidence: doubt(candidates.byOld[old])))
    }
    return found
  }

  /// The probability that a unit belongs to none of its candidates.
  private func doubt(_ pairs: some Sequence<Int>) -> Double {
    1 - probability(pairs.lazy.map { scores[$0] }.max() ?? -20)
  }
}
