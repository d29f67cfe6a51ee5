#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Matches a text's rules with those of a translation, of the same or another revision.
///
/// A pair's score depends on how well its words explain each other compared to its rivals, and on
/// how well it fits an in-order alignment; order weighs more if such an alignment covers more of
/// the texts. Pairs may cross, so rules may have moved. Remaining units join a pair if they explain
/// what its partner leaves unexplained.
package struct TranslationMatcher: Sendable {
  /// The word table; `nil` to use only order, lengths, numbers and Latin words.
  package var words: WordTable?

  /// A table learned from fewer pairs knows too few words.
  private static let leastPairs = 50

  /// Makes a matcher.
  package init(words: WordTable?) { self.words = words }

  /// Matches units regardless of page; texts longer than any page are matched in stretches.
  ///
  /// - Parameters:
  ///   - source: The original, in the table's source language.
  ///   - pivot: Evidence from another text; see ``Bead/composed(_:_:)``.
  /// - Returns: Beads that contain each unit once: first in source order, then added units.
  /// - Complexity: O(*nm*) for two pages, about a millisecond; O(*n* + *m*) for longer texts.
  package func beads(
    _ source: [MatchUnit], _ translation: [MatchUnit], through pivot: [Bead] = []
  ) -> [Bead] {
    beads(ParallelStretches(source, translation), through: pivot)
  }

  func beads(_ texts: ParallelStretches, through pivot: [Bead] = []) -> [Bead] {
    let found = texts.stretches.flatMap { stretch in
      beads(stretch, PivotEvidence(stretch.beads(within: pivot))).map { stretch.bead(inTexts: $0) }
    }
    return found.filter { !$0.old.isEmpty } + found.filter(\.old.isEmpty)
  }

  private func beads(_ stretch: ParallelStretches.Stretch, _ pivot: PivotEvidence) -> [Bead] {
    let (source, translation) = (stretch.source, stretch.translation)
    let facts = stretch.facts
    guard let words, words.pairCount >= Self.leastPairs else {
      var odds = Self.odds(source, translation, facts: facts)
      odds.add(pivot)
      odds.overrule(by: facts)
      var maker = BeadMaker(odds)
      maker.join(pivot.joined)
      return maker.beads()
    }
    let coverage = WordCoverage(source, translation, table: words)
    let length = LengthEvidence(mean: words.meanStretch)
    var odds = Self.odds(coverage.grid(), source, translation, length, facts: facts)
    odds.add(pivot)
    odds.overrule(by: facts)
    var maker = BeadMaker(odds)
    maker.join(pivot.joined)
    let joiner = UnitJoiner(
      coverage: coverage, length: length, source: source, translation: translation)
    maker.join(joiner) { row, column in
      facts.score(row, column) == nil ? pivot[row, column] : nil
    }
    return maker.beads()
  }

  /// The log odds of each pair, from a word table.
  ///
  /// The weights come from logistic regressions on guidelines and a manual with Korean and Japanese
  /// translations.
  private static func odds(
    _ coverage: PairGrid, _ source: [UnitWords], _ translation: [UnitWords],
    _ length: LengthEvidence, facts: StatedMatches
  ) -> PairGrid {
    let margins = coverage.margins()
    var odds = PairGrid(rows: source.count, columns: translation.count)
    var evidence = odds
    for row in source.indices {
      for column in translation.indices {
        let byWords =
          6.6 * coverage[row, column] + 15.7 * max(-0.3, min(0.3, margins.row[row, column]))
          + 22.1 * max(-0.3, min(0.3, margins.column[row, column])) - 2.5
        odds[row, column] = byWords
        evidence[row, column] =
          byWords + 4 + length[source[row].length, translation[column].length] / 2
      }
    }
    evidence.overrule(by: facts)
    let paths = MonotonePaths(evidence, skip: 0)
    let share = paths.share
    for row in source.indices {
      for column in translation.indices {
        let inOrder = share * (paths.logOdds(row, column) + 4.9)
        odds[row, column] = 0.73 * odds[row, column] + inOrder - 1.2
      }
    }
    return odds
  }

  /// The log odds of each pair, without a table.
  private static func odds(
    _ source: [UnitWords], _ translation: [UnitWords], facts: StatedMatches
  ) -> PairGrid {
    let paths = SurePairs(source, translation, facts: facts).paths
    var odds = PairGrid(rows: source.count, columns: translation.count)
    for row in source.indices {
      for column in translation.indices { odds[row, column] = paths.logOdds(row, column) }
    }
    return odds
  }
}
