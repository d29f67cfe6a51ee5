/// What is known of the pairs of two texts by way of a third.
struct PivotEvidence {
  private var beadOfRow: [Int: Bead] = [:]
  private var beadOfColumn: [Int: Bead] = [:]

  /// - Parameter beads: Between the two texts; see ``Bead/composed(_:_:)``.
  init(_ beads: [Bead]) {
    for bead in beads {
      for row in bead.old { beadOfRow[row] = bead }
      for column in bead.new { beadOfColumn[column] = bead }
    }
  }

  /// The splits and merges that the third text shows.
  var joined: [Bead] {
    Set(beadOfRow.values).filter { $0.old.count > 1 || $0.new.count > 1 }
      .sorted { $0.old.lexicographicallyPrecedes($1.old) }
  }

  /// What is to be added to the logarithm of a pair's odds: the most for a pair of a bead, less than
  /// nothing if either unit is in a bead without the other, or is known to have no partner.
  subscript(row: Int, column: Int) -> Double {
    let bead = beadOfRow[row]
    if let bead, bead.new.contains(column) { return 5 * bead.confidence }
    return -4 * max(bead?.confidence ?? 0, beadOfColumn[column]?.confidence ?? 0)
  }
}
