#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The certainty of the pairs chosen in the first pass.
struct Sureness {
  /// The chosen pairs.
  let chosen: [Int]
  /// By candidate pair; 0 if it wasn't chosen.
  let ofPair: [Double]
  /// By unit, the certainty of its chosen pair.
  let ofOld: [Double]
  let ofNew: [Double]

  init(
    _ scores: [Double], _ chosen: [Int], _ candidates: CandidatePairs, _ oldCount: Int,
    _ newCount: Int
  ) {
    var ofPair = [Double](repeating: 0, count: scores.count)
    var ofOld = [Double](repeating: 0, count: oldCount)
    var ofNew = [Double](repeating: 0, count: newCount)
    for index in chosen {
      let pair = candidates.pairs[index]
      ofPair[index] = probability(scores[index])
      ofOld[pair.old] = ofPair[index]
      ofNew[pair.new] = ofPair[index]
    }
    (self.chosen, self.ofPair, self.ofOld, self.ofNew) = (chosen, ofPair, ofOld, ofNew)
  }
}

/// For each pair, how well the neighbors of its two units match each other in order; up to 1.5.
func neighborhood(
  _ sure: Sureness, _ candidates: CandidatePairs, _ old: MatchText, _ new: MatchText
) -> [Double] {
  var evidence = [Double](repeating: 0, count: candidates.pairs.count)
  for index in sure.chosen {
    let pair = candidates.pairs[index]
    for oldStep in -2...2 {
      let one = pair.old + oldStep
      guard 0..<old.count ~= one, old.pages[one] == old.pages[pair.old] else { continue }
      for newStep in -2...2 where (oldStep, newStep) != (0, 0) {
        let other = pair.new + newStep
        guard 0..<new.count ~= other, new.pages[other] == new.pages[pair.new],
          let neighbor = candidates.index(old: one, new: other)
        else { continue }
        evidence[neighbor] +=
          sure.ofPair[index] * exp(-Double(abs(oldStep - newStep)))
          * (max(abs(oldStep), abs(newStep)) == 1 ? 1 : 0.5)
      }
    }
  }
  return evidence.map { min($0, 1.5) }
}
