/// How many of the beads that were predicted and of those that are right are both.
struct Tally {
  var found = 0
  var predicted = 0
  var right = 0

  mutating func add(_ predicted: Set<Samples.GoldBead>, _ right: Set<Samples.GoldBead>) {
    found += predicted.intersection(right).count
    self.predicted += predicted.count
    self.right += right.count
  }

  /// The harmonic mean of precision and recall.
  var f: Double {
    found == 0 ? 0 : 2 * Double(found) / Double(predicted + right)
  }
}

/// The scores of a set, summed over its tasks.
struct Scores {
  /// Beads with both sides, each right as a whole or not at all.
  var beads = Tally()
  /// All beads, each right if what became of its rules is right, too.
  var typed = Tally()
  /// The same for each relation.
  var relations: [String: Tally] = [:]
  var seconds = 0.0

  mutating func add(
    _ predicted: [Samples.GoldBead: String], _ right: [Samples.GoldBead: String]
  ) {
    let hasBothSides = { (bead: Samples.GoldBead) in !bead.old.isEmpty && !bead.new.isEmpty }
    beads.add(
      Set(predicted.keys.filter(hasBothSides)), Set(right.keys.filter(hasBothSides)))
    for relation in Set(predicted.values).union(right.values) {
      let of = { (beads: [Samples.GoldBead: String]) in
        Set(beads.filter { $0.value == relation }.keys)
      }
      typed.add(of(predicted), of(right))
      relations[relation, default: Tally()].add(of(predicted), of(right))
    }
  }
}
