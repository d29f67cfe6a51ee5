#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Pairs that are certain without a word table, judged by order, lengths, numbers and Latin words.
///
/// On pages that correspond rule by rule it finds nearly all and is almost never wrong; other pages
/// yield none.
struct SurePairs {
  let paths: MonotonePaths

  private static let skip = -2.0
  private static let leastShare = 0.6
  private static let leastProbability = 0.9

  init(_ source: [UnitWords], _ translation: [UnitWords], facts: StatedMatches) {
    var evidence = Self.evidence(source, translation)
    evidence.overrule(by: facts)
    paths = MonotonePaths(evidence, skip: Self.skip)
  }

  var pairs: [(row: Int, column: Int)] {
    guard paths.share >= Self.leastShare else { return [] }
    let least = log(Self.leastProbability)
    let grid = paths.logProbability
    return (0..<grid.rows).flatMap { row in
      (0..<grid.columns).lazy.filter { grid[row, $0] > least }.map { (row, $0) }
    }
  }

  /// The log likelihood ratio of each pair's lengths and plain words, against two unrelated units.
  private static func evidence(_ source: [UnitWords], _ translation: [UnitWords]) -> PairGrid {
    var evidence = PairGrid(rows: source.count, columns: translation.count)
    let stretch = LengthEvidence(source, translation)
    var frequency: [MatchWord: Int] = [:]
    let plain = source.map { Set($0.plainWords) }
    for word in plain.joined() { frequency[word, default: 0] += 1 }
    for (column, unit) in translation.enumerated() {
      let words = unit.plainWords
      for row in source.indices {
        var sum = stretch[source[row].length, unit.length]
        for word in words {
          if plain[row].contains(word), let frequency = frequency[word] {
            sum += min(3, log(Double(source.count) / Double(frequency)))
          } else {
            sum -= 0.7
          }
        }
        evidence[row, column] = sum
      }
    }
    return evidence
  }
}
