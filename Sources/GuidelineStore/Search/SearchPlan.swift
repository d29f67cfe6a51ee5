/// Which rules are worth a look.
///
/// They come from the rarest terms; the others only weigh them. So a question that holds a word of every
/// second rule costs no more than its rare words do.
struct SearchPlan {
  /// Of each set of phrases a rule must have one.
  private let sets: [[FTS5Postings]]

  init(_ sets: [[FTS5Postings]]) {
    self.sets = sets
  }

  /// - Parameters:
  ///   - finding: The numbers of the terms of which a rule must have one, or all.
  ///   - needsAll: Whether it must have all of them.
  ///   - takesParts: Whether parts of a term make a rule worth a look, too.
  init(
    _ terms: [RatedTerm], finding: [Int], needsAll: Bool = false, takesParts: Bool = false
  ) {
    var sets = finding.map { number in
      takesParts ? terms[number].phrases : terms[number].worthALook
    }
    if !needsAll { sets = [sets.flatMap(\.self)] }
    sets += terms.lazy.filter(\.term.isRequired).map(\.finding)
    self.sets = sets.map { $0.map(\.postings) }
  }

  /// The rules.
  ///
  /// - Parameter capacity: More than the key of any rule.
  func rules(capacity: Int) -> RowSet {
    var rules: RowSet?
    for set in sets {
      var some = RowSet(capacity: capacity)
      for postings in set { some.insert(postings.rows) }
      if rules != nil { rules?.formIntersection(some) } else { rules = some }
    }
    return rules ?? RowSet(capacity: capacity)
  }
}
