/// Evidence for pairs of two texts that comes from a third.
struct PivotEvidence {
  private var beadOfRow: [Int: Bead] = [:]
  private var beadOfColumn: [Int: Bead] = [:]

  /// - Parameter beads: Beads of the two texts; see ``Bead/composed(_:_:)``.
  init(_ beads: [Bead]) {
    for bead in beads {
      for row in bead.old { beadOfRow[row] = bead }
      for column in bead.new { beadOfColumn[column] = bead }
    }
  }

  /// The splits and merges found through the third text.
  var joined: [Bead] {
    Set(beadOfRow.values).filter { $0.old.count > 1 || $0.new.count > 1 }
      .sorted { $0.old.lexicographicallyPrecedes($1.old) }
  }

  /// The amount to add to a pair's log odds: highest for a pair in a bead, negative if either unit
  /// is in another bead or known to have no partner.
  subscript(row: Int, column: Int) -> Double {
    let bead = beadOfRow[row]
    if let bead, bead.new.contains(column) { return 5 * bead.confidence }
    return -4 * max(bead?.confidence ?? 0, beadOfColumn[column]?.confidence ?? 0)
  }
}
