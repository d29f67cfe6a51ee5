/// Which rules are worth a look.
///
/// They hold the rarest terms; the other terms only weigh them. So a question that holds a word of every
/// second rule costs no more than its rare words do.
struct SearchPlan {
  /// Phrases of which a rule must have all.
  private typealias Together = [FTS5Postings]

  /// Of each set a rule must have one.
  private let sets: [[Together]]

  init(_ sets: [[FTS5Postings]]) {
    self.sets = sets.map { $0.map { [$0] } }
  }

  /// - Parameters:
  ///   - finding: The numbers of the terms of which a rule must have one, or all.
  ///   - needsAll: Whether it must have all of them.
  ///   - takesParts: Whether parts of a term make a rule worth a look, too; else it takes all of them.
  init(
    _ terms: [ScoredTerm], finding: [Int], needsAll: Bool = false, takesParts: Bool = false
  ) {
    var sets = finding.map { number in
      let term = terms[number]
      return takesParts
        ? Self.each(of: term.phrases)
        : Self.each(of: term.worthALook)
          + (needsAll ? [] : term.wholeParts.map { $0.map(\.postings) })
    }
    if !needsAll { sets = [sets.flatMap(\.self)] }
    sets += terms.lazy.filter(\.term.isRequired).map { Self.each(of: $0.finding) }
    self.sets = sets
  }

  private static func each(of phrases: [ScoredPhrase]) -> [Together] {
    phrases.map { [$0.postings] }
  }

  /// The rules.
  ///
  /// - Parameter capacity: More than the key of any rule.
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
