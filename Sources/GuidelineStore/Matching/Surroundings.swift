#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// How sure the first look is of the pairs that it chose.
struct Sureness {
  /// The chosen pairs.
  let chosen: [Int]
  /// For each candidate pair; 0 if it was not chosen.
  let ofPair: [Double]
  /// For each unit, that of its chosen pair.
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

/// How much of a page is found on each page of the other text, from 0 to 1.
struct PageAffinity {
  private let newPageCount: Int
  private var affinities: [Double]

  init(_ sure: Sureness, _ candidates: CandidatePairs, _ old: MatchText, _ new: MatchText) {
    newPageCount = new.pageCount
    affinities = .init(repeating: 1, count: old.pageCount * new.pageCount)
    guard affinities.count > 1 else { return }
    var shared = [Double](repeating: 0, count: affinities.count)
    var ofOld = [Double](repeating: 0.5, count: old.pageCount)
    var ofNew = [Double](repeating: 0.5, count: new.pageCount)
    for index in sure.chosen {
      let (here, there) = (
        old.pages[candidates.pairs[index].old], new.pages[candidates.pairs[index].new]
      )
      shared[here * newPageCount + there] += sure.ofPair[index]
      ofOld[here] += sure.ofPair[index]
      ofNew[there] += sure.ofPair[index]
    }
    for here in 0..<old.pageCount {
      for there in 0..<newPageCount {
        let place = here * newPageCount + there
        affinities[place] = max(shared[place] / ofOld[here], shared[place] / ofNew[there])
      }
    }
  }

  func affinity(_ old: Int, _ new: Int) -> Double { affinities[old * newPageCount + new] }
}

/// For each pair, how far the units around its two units are matched with each other in the same
/// order; up to 1.5.
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
