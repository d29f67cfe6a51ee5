/// The pair that represents a bead: the one found first, if known, otherwise the one that shares
/// most words, otherwise the longest.
struct MainPair: Hashable {
  let old: Int
  let new: Int

  init(old: Int, new: Int) { (self.old, self.new) = (old, new) }

  /// - Parameter bead: A bead with units on both sides.
  init(of bead: Bead, _ old: [MatchUnit], _ new: [MatchUnit]) {
    if let found = bead.mainPair {
      self = found
      return
    }
    guard bead.old.count > 1 || bead.new.count > 1 else {
      (self.old, self.new) = (bead.old[0], bead.new[0])
      return
    }
    let oldWords = bead.old.map { Self.words(of: old[$0]) }
    let newWords = bead.new.map { Self.words(of: new[$0]) }
    var best = (shared: -1, size: -1, old: 0, new: 0)
    for (one, words) in oldWords.enumerated() {
      for (other, otherWords) in newWords.enumerated() {
        let shared = words.intersection(otherWords).count
        let size = words.count + otherWords.count
        if (shared, size) > (best.shared, best.size) { best = (shared, size, one, other) }
      }
    }
    (self.old, self.new) = (bead.old[best.old], bead.new[best.new])
  }

  private static func words(of unit: MatchUnit) -> Set<[UInt8]> {
    let tokenizer = GuidelineTokenizer()
    return Set(tokenizer.tokens(in: unit.lead + "\n" + unit.body, for: .query).map(\.bytes))
  }
}
