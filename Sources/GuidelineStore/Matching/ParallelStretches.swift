/// Two texts cut into stretches that render each other, so that matching all pairs within each stretch
/// takes time in proportion to the lengths of the texts.
///
/// Texts no longer than pages are stay whole. Longer ones are cut where both state one concept, or both
/// hold a Latin word or a number that stands in no other unit; between such places evenly. What moved
/// from one stretch to another is not found.
struct ParallelStretches {
  /// Units of both texts that follow one another, and what they state.
  struct Stretch {
    let source: [UnitWords]
    let translation: [UnitWords]
    let facts: StatedMatches
    /// The place in both texts where it starts.
    fileprivate let start: UnitPair
  }

  /// In the order of both texts; each unit is in one of them.
  let stretches: [Stretch]

  /// Texts of fewer pairs stay whole: no real page has as many.
  private static let mostPairs = 500_000
  /// What is cut has fewer pairs in each stretch.
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

  /// The places where stretches start, and the end of the last one.
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
  /// The beads of both texts that lie within, in its own numbers.
  func beads(within beads: [Bead]) -> [Bead] {
    let (rows, columns) = (source.indices, translation.indices)
    return beads.map { $0.moved(by: -start.row, -start.column) }.filter {
      $0.old.allSatisfy(rows.contains) && $0.new.allSatisfy(columns.contains)
    }
  }

  /// One of its own beads, in the numbers of both texts.
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

  /// How many pairs of units there are from here to another place.
  func pairs(upTo end: UnitPair) -> Int { (end.row - row) * (end.column - column) }

  /// Places at even distances between here and another one, so that there are no more pairs from each to
  /// the next.
  func evenCuts(upTo end: UnitPair, most: Int) -> [UnitPair] {
    let count = Int((Double(pairs(upTo: end)) / Double(most)).squareRoot().rounded(.up))
    return (1..<max(count, 1)).map { part in
      UnitPair(
        row: row + (end.row - row) * part / count,
        column: column + (end.column - column) * part / count)
    }
  }

  /// The most places that are surely of one content and ascend in both texts.
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

  /// The unit of each plain word that stands in no other one.
  private static func unitsOfRareWords(_ units: [UnitWords]) -> [MatchWord: Int] {
    var found: [MatchWord: Int?] = [:]
    for (index, unit) in units.enumerated() {
      for word in unit.plainWords {
        found.updateValue(found.keys.contains(word) ? nil : index, forKey: word)
      }
    }
    return found.compactMapValues(\.self)
  }

  /// The most of some places that ascend in both texts, found by patience sorting.
  private static func longestAscent(of places: [UnitPair]) -> [UnitPair] {
    let places = places.sorted { ($0.column, $1.row) < ($1.column, $0.row) }
    // The place that ends the best ascent of each length, and what stands before each place.
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
