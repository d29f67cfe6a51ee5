extension MatchText {
  /// The units that pages begin with and that are paragraphs, by the pages' names.
  fileprivate var openings: [String: Int] {
    let first = pages.units.map { $0[0] }.filter { units[$0].lead.isEmpty }
    return Dictionary(first.map { (units[$0].page, $0) }) { one, _ in one }
  }
}

/// The beads of two texts while they are being made.
struct BeadBuilder {
  private let candidates: CandidatePairs
  private let scores: [Double]
  private var beads: [Bead] = []
  /// For each unit, the index of its bead.
  private var beadOfOld: [Int?]
  private var beadOfNew: [Int?]

  init(_ candidates: CandidatePairs, _ scores: [Double], _ oldCount: Int, _ newCount: Int) {
    self.candidates = candidates
    self.scores = scores
    beadOfOld = .init(repeating: nil, count: oldCount)
    beadOfNew = .init(repeating: nil, count: newCount)
  }

  /// Whether a unit is in no bead yet.
  func isFree(_ isOld: Bool, _ unit: Int) -> Bool {
    (isOld ? beadOfOld[unit] : beadOfNew[unit]) == nil
  }

  /// Makes a bead of a pair whose units are free.
  mutating func take(_ pair: Int) {
    let (old, new) = (candidates.pairs[pair].old, candidates.pairs[pair].new)
    beadOfOld[old] = beads.count
    beadOfNew[new] = beads.count
    beads.append(Bead(old: [old], new: [new], confidence: probability(scores[pair])))
  }

  /// Joins parts to their pairs, the best first; a pair that is no bead yet becomes one.
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

  /// Pairs what is alone between the same two beads in both texts: it was put in other words, rather
  /// than taken out and something else put in.
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

  /// Pairs the paragraphs that pages of one name open with: they say what the page is about, however it
  /// is put.
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

  /// The beads in the order of the newer text, with those of added units; the removed ones last.
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

  /// How sure it is that a unit belongs to none of its candidates.
  private func doubt(_ pairs: some Sequence<Int>) -> Double {
    1 - probability(pairs.lazy.map { scores[$0] }.max() ?? -20)
  }
}
