/// The lead of each pair's likeness over the best other pair of its units.
struct Margins {
  /// Over other pairs of the old unit, by pair.
  let old: [Double]
  /// Over other pairs of the new unit, by pair.
  let new: [Double]

  /// Compares each pair with its rivals.
  ///
  /// - Parameters:
  ///   - likeness: The measure to compare.
  ///   - rivalry: The share of a pair's likeness that counts against other pairs of its old and its
  ///     new unit.
  init(
    _ candidates: CandidatePairs, of likeness: (Likeness) -> Double,
    rivalry: (Int) -> (old: Double, new: Double) = { _ in (1, 1) }
  ) {
    let values = candidates.pairs.map { likeness($0.likeness) }
    let rivalries = values.indices.map { index in
      let share = rivalry(index)
      return (old: values[index] * share.old, new: values[index] * share.new)
    }
    var old = values
    var new = values
    for pairs in candidates.byOld {
      let best = Best(pairs.lazy.map { ($0, rivalries[$0].old) })
      for pair in pairs { old[pair] -= best.except(pair) }
    }
    for pairs in candidates.byNew {
      let best = Best(pairs.lazy.map { ($0, rivalries[$0].new) })
      for pair in pairs { new[pair] -= best.except(pair) }
    }
    (self.old, self.new) = (old, new)
  }
}

/// The highest value and the second highest.
private struct Best {
  private var first = (pair: -1, value: 0.0)
  private var second = 0.0

  init(_ values: some Sequence<(Int, Double)>) {
    for (pair, value) in values {
      if value > first.value {
        second = first.value
        first = (pair, value)
      } else {
        second = max(second, value)
      }
    }
  }

  /// The highest value of any other pair; 0 if there is none.
  func except(_ pair: Int) -> Double { pair == first.pair ? second : first.value }
}
