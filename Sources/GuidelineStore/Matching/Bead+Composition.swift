extension Bead {
  /// Composes beads between a first and a third text through a second: current English, the English
  /// of 2019, and its translation.
  ///
  /// A unit without a partner in the third or first text gets a bead of its own.
  static func composed(_ first: [Bead], _ second: [Bead]) -> [Bead] {
    var beadOfMiddle: [Int: Int] = [:]
    for (index, bead) in second.enumerated() where !bead.new.isEmpty {
      for middle in bead.old { beadOfMiddle[middle] = index }
    }
    // Beads that share a bead of the second step are merged.
    var groups: [(seconds: Set<Int>, bead: Bead)] = []
    for bead in first where !bead.old.isEmpty {
      let reached = Set(bead.new.compactMap { beadOfMiddle[$0] })
      guard !reached.isEmpty else { continue }
      var merged = (
        seconds: reached,
        bead: Bead(
          old: bead.old, new: reached.flatMap { second[$0].new },
          confidence: reached.reduce(bead.confidence) {
            min($0, bead.confidence * second[$1].confidence)
          }
        )
      )
      groups.removeAll { group in
        guard !group.seconds.isDisjoint(with: merged.seconds) else { return false }
        merged.seconds.formUnion(group.seconds)
        merged.bead.old += group.bead.old
        merged.bead.new += group.bead.new
        merged.bead.confidence = min(merged.bead.confidence, group.bead.confidence)
        return true
      }
      groups.append(merged)
    }
    let found = groups.map {
      Bead(
        old: Set($0.bead.old).sorted(), new: Set($0.bead.new).sorted(),
        confidence: $0.bead.confidence)
    }.sorted { $0.old.lexicographicallyPrecedes($1.old) }
    let (oldKnown, newKnown) = (Set(found.flatMap(\.old)), Set(found.flatMap(\.new)))
    let removed = first.filter { !$0.old.isEmpty && oldKnown.isDisjoint(with: $0.old) }
    let added = second.filter { !$0.new.isEmpty && newKnown.isDisjoint(with: $0.new) }
    return found + removed.map { Bead(old: $0.old, new: [], confidence: $0.confidence) }
      + added.map { Bead(old: [], new: $0.new, confidence: $0.confidence) }
  }
}
