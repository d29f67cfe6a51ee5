/// Finds the units to add to a pair: the second half of a rule that the translation splits, or of
/// two it merges.
struct UnitJoiner {
  /// A unit that could join a pair.
  struct Join {
    /// Whether the unit is from the source.
    var isRow: Bool
    var unit: Int
    /// The index of the pair.
    var pair: Int
    /// The log odds.
    var odds: Double
  }

  let coverage: WordCoverage
  let length: LengthEvidence
  let source: [UnitWords]
  let translation: [UnitWords]

  private static let threshold = -0.5
  /// How far a unit may be from its pair if it has more in common with another.
  private static let near = 2

  /// The likely joins, best first.
  ///
  /// - Parameter prior: Other evidence for a row and a column; `nil` if a stated fact decides.
  func joins(
    _ pairs: [(row: Int, column: Int)], prior: (_ row: Int, _ column: Int) -> Double?
  ) -> [Join] {
    var joins: [Join] = []
    for isRow in [false, true] {
      let side = JoinSide(joiner: self, isRow: isRow)
      let taken = Set(pairs.map { isRow ? $0.row : $0.column })
      for unit in (isRow ? source : translation).indices where !taken.contains(unit) {
        let shares = side.shares(of: unit)
        let best = shares.max() ?? 0
        for (index, pair) in pairs.enumerated() {
          let (own, other) = isRow ? (pair.row, pair.column) : (pair.column, pair.row)
          let distance = abs(unit - own)
          guard prior(pair.row, pair.column) != nil,
            let known = prior(isRow ? unit : pair.row, isRow ? pair.column : unit),
            distance <= Self.near || shares[other] == best || known > 0
          else { continue }
          let rival = shares.indices.reduce(0) { $1 == other ? $0 : max($0, shares[$1]) }
          let gain = side.gain(of: unit, joining: own, other)
          let odds =
            22 * gain.explained + 26 * gain.coverage + 1.6 * gain.length
            + 8.5 * min(0.3, shares[other] - rival)
            + (distance == 1 ? 3.5 : distance == 2 ? 2.8 : 0)
            + known - 6.6
          guard odds > Self.threshold else { continue }
          joins.append(Join(isRow: isRow, unit: unit, pair: index, odds: odds))
        }
      }
    }
    return joins.sorted { first, second in
      (-first.odds, first.isRow ? 1 : 0, first.unit, first.pair)
        < (-second.odds, second.isRow ? 1 : 0, second.unit, second.pair)
    }
  }
}

/// Both sides of a join; `isRow` is the unit's side.
private struct JoinSide {
  let joiner: UnitJoiner
  let isRow: Bool

  /// What a pair gains from a unit.
  struct Gain {
    /// The additional share of the partner's words that is explained.
    var explained: Double
    /// The improvement in mutual coverage.
    var coverage: Double
    /// The improvement in length fit, from -1 to 1.
    var length: Double
  }

  /// The share of the unit's words that each unit of the other side explains.
  func shares(of unit: Int) -> [Double] {
    (isRow ? joiner.translation : joiner.source).indices.map { other in
      let side = sides([unit], other)
      return (side.own + 1) / (side.ownTotal + 5)
    }
  }

  func gain(of unit: Int, joining own: Int, _ other: Int) -> Gain {
    let alone = sides([own], other)
    let joined = sides([own, unit], other)
    return Gain(
      explained: joined.otherShare - alone.otherShare,
      coverage: (joined.ownShare * joined.otherShare).squareRoot()
        - (alone.ownShare * alone.otherShare).squareRoot(),
      length: max(-1, min(1, distance([own], other) - distance([own, unit], other))))
  }

  private struct Sides {
    var own: Double
    var ownTotal: Double
    var other: Double
    var otherTotal: Double
    var ownShare: Double { own / max(ownTotal, 1e-9) }
    var otherShare: Double { other / max(otherTotal, 1e-9) }
  }

  private func sides(_ units: [Int], _ other: Int) -> Sides {
    let explained = joiner.coverage.explained(
      source: isRow ? units : [other], translation: isRow ? [other] : units)
    return isRow
      ? Sides(
        own: explained.source, ownTotal: explained.sourceTotal, other: explained.translation,
        otherTotal: explained.translationTotal)
      : Sides(
        own: explained.translation, ownTotal: explained.translationTotal, other: explained.source,
        otherTotal: explained.sourceTotal)
  }

  private func distance(_ units: [Int], _ other: Int) -> Double {
    let own = (isRow ? joiner.source : joiner.translation)
    let total = units.reduce(0) { $0 + own[$1].length }
    let partner = (isRow ? joiner.translation : joiner.source)[other].length
    return isRow
      ? joiner.length.distance(total, partner) : joiner.length.distance(partner, total)
  }
}
