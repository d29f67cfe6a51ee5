/// Cuts two parallel texts into stretches, so that matching takes time linear in their length.
///
/// Only texts longer than any page are cut: where both state the same concept or contain a Latin
/// word or number that occurs in no other unit, and evenly in between. Matching finds no pairs
/// across stretches.
struct ParallelStretches {
  /// Consecutive units of both texts, with the pairs the texts state.
  struct Stretch {
    let source: [UnitWords]
    let translation: [UnitWords]
    let facts: StatedMatches
    /// Its start in both texts.
    fileprivate let start: UnitPair
  }

  /// In text order; each unit is in exactly one.
  let stretches: [Stretch]

  /// Texts with fewer pairs stay whole; no real page has as many.
  private static let mostPairs = 500_000
  /// The most pairs in a stretch of a text that is cut.
  private static let mostPairsOfStretch = 60_000

  init(_ source: [MatchUnit], _ translation: [MatchUnit]) {
    let (sourceWords, otherWords) = (source.map(UnitWords.init), translation.map(UnitWords.init))
    let facts = StatedMatches(source, translation)
    guard source.count * translation.count > Self.mostPairs else {
      stretches = [
        Stretch(
          source: sourceWords, translation: otherWords, facts: facts,
          start: UnitPair(row: 0, column: 0))
      ]
      return
    }
    let anchors = UnitPair.anchors(sourceWords, otherWords, facts)
    let end = UnitPair(row: source.count, column: translation.count)
    let cuts = Self.cuts(at: anchors, upTo: end)
    stretches = zip(cuts, cuts.dropFirst()).map { start, end in
      let (rows, columns) = (start.row..<end.row, start.column..<end.column)
      return Stretch(
        source: Array(sourceWords[rows]), translation: Array(otherWords[columns]),
        facts: StatedMatches(Array(source[rows]), Array(translation[columns])), start: start)
    }
  }

  /// The starts of stretches, and the end of the last.
  private static func cuts(at anchors: [UnitPair], upTo end: UnitPair) -> [UnitPair] {
    var cuts = [UnitPair(row: 0, column: 0)]
    var last = cuts[0]
    for place in anchors + [end] {
      if cuts[cuts.count - 1].pairs(upTo: place) > mostPairsOfStretch {
        if last != cuts[cuts.count - 1] { cuts.append(last) }
        cuts += last.evenCuts(upTo: place, most: mostPairsOfStretch)
      }
      last = place
    }
    return cuts + [end]
  }
}

extension ParallelStretches.Stretch {
  /// The beads that lie within the stretch, with indices relative to its start.
  func beads(within beads: [Bead]) -> [Bead] {
    let (rows, columns) = (source.indices, translation.indices)
    return beads.map { $0.moved(by: -start.row, -start.column) }.filter {
      $0.old.allSatisfy(rows.contains) && $0.new.allSatisfy(columns.contains)
    }
  }

  /// A bead of the stretch, with indices in the whole texts.
  func bead(inTexts bead: Bead) -> Bead { bead.moved(by: start.row, start.column) }
}

extension Bead {
  fileprivate func moved(by rows: Int, _ columns: Int) -> Bead {
    var bead = Bead(
      old: old.map { $0 + rows }, new: new.map { $0 + columns }, confidence: confidence)
    bead.mainPair = mainPair.map { MainPair(old: $0.old + rows, new: $0.new + columns) }
    return bead
  }
}

/// A unit of each text.
private struct UnitPair: Equatable {
  let row: Int
  let column: Int

  /// The number of pairs of units between here and `end`.
  func pairs(upTo end: UnitPair) -> Int { (end.row - row) * (end.column - column) }

  /// Evenly spaced cuts between here and `end`, with at most `most` pairs between two.
  func evenCuts(upTo end: UnitPair, most: Int) -> [UnitPair] {
    let count = Int((Double(pairs(upTo: end)) / Double(most)).squareRoot().rounded(.up))
    return (1..<max(count, 1)).map { part in
      UnitPair(
        row: row + (end.row - row) * part / count,
        column: column + (end.column - column) * part / count)
    }
  }

  /// The most pairs that certainly match and ascend in both texts.
  static func anchors(
    _ source: [UnitWords], _ translation: [UnitWords], _ facts: StatedMatches
  ) -> [UnitPair] {
    let rows = unitsOfRareWords(source)
    var places: [UnitPair] = []
    for column in translation.indices {
      if let row = facts.partner(ofNew: column) {
        places.append(UnitPair(row: row, column: column))
      }
    }
    for (word, column) in unitsOfRareWords(translation) {
      if let row = rows[word], facts.score(row, column) == nil {
        places.append(UnitPair(row: row, column: column))
      }
    }
    return longestAscent(of: places)
  }

  /// The unit of each plain word that occurs in only one.
  private static func unitsOfRareWords(_ units: [UnitWords]) -> [MatchWord: Int] {
    var found: [MatchWord: Int?] = [:]
    for (index, unit) in units.enumerated() {
      for word in unit.plainWords {
        found.updateValue(found.keys.contains(word) ? nil : index, forKey: word)
      }
    }
    return found.compactMapValues(\.self)
  }

  /// The longest subsequence that ascends in both texts, by patience sorting.
  private static func longestAscent(of places: [UnitPair]) -> [UnitPair] {
    let places = places.sorted { ($0.column, $1.row) < ($1.column, $0.row) }
    // The last place of the best ascent of each length, and each place's predecessor.
    var tops: [Int] = []
    var before: [Int?] = []
    for (index, place) in places.enumerated() {
      let length = tops.partitioningIndex { places[$0].row >= place.row }
      before.append(length > 0 ? tops[length - 1] : nil)
      if length < tops.count { tops[length] = index } else { tops.append(index) }
    }
    var ascent: [UnitPair] = []
    var last = tops.last
    while let index = last {
      ascent.append(places[index])
      last = before[index]
    }
    return ascent.reversed()
  }
}
