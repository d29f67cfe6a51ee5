/// Selects the candidates.
///
/// They contain the rarest terms; the other terms only affect their scores. So a question with a
/// word that half of the rules contain costs no more than its rare words do.
struct SearchPlan {
  /// Phrases that a rule must all contain.
  private typealias Together = [FTS5Postings]

  /// A rule must match one entry of each set.
  private let sets: [[Together]]

  init(_ sets: [[FTS5Postings]]) {
    self.sets = sets.map { $0.map { [$0] } }
  }

  /// - Parameters:
  ///   - finding: The indices of the terms of which a rule must contain one, or all.
  ///   - needsAll: Whether it must contain all of them.
  ///   - takesParts: Whether any part of a term is enough; otherwise, all parts are required.
  init(
    _ terms: [ScoredTerm], finding: [Int], needsAll: Bool = false, takesParts: Bool = false
  ) {
    var sets = finding.map { number in
      let term = terms[number]
      return takesParts
        ? Self.each(of: term.phrases)
        : Self.each(of: term.candidatePhrases)
          + (needsAll ? [] : term.wholeParts.map { $0.map(\.postings) })
    }
    if !needsAll { sets = [sets.flatMap(\.self)] }
    sets += terms.lazy.filter(\.term.isRequired).map { Self.each(of: $0.finding) }
    self.sets = sets
  }

  private static func each(of phrases: [ScoredPhrase]) -> [Together] {
    phrases.map { [$0.postings] }
  }

  /// The candidates.
  ///
  /// - Parameter capacity: Greater than the key of any rule.
  func rules(capacity: Int) -> RowSet {
    var rules: RowSet?
    for set in sets {
      var some = RowSet(capacity: capacity)
      for phrases in set { some.insert(Self.rows(withAll: phrases)) }
      if rules != nil { rules?.formIntersection(some) } else { rules = some }
    }
    return rules ?? RowSet(capacity: capacity)
  }

  private static func rows(withAll phrases: Together) -> ContiguousArray<UInt32> {
    let phrases = phrases.count > 1 ? phrases.sorted { $0.rows.count < $1.rows.count } : phrases
    return phrases.dropFirst().reduce(into: phrases[0].rows) { rows, other in
      var index = 0
      rows = rows.filter { row in
        index = other.index(ofRow: row, from: index)
        return index < other.rows.count && other.rows[index] == row
      }
    }
  }
}
