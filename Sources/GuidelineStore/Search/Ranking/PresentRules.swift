extension RuleStore {
  /// The newest edition; `nil` of an empty store.
  func newestEdition() throws -> Edition? { try editionsHeld().last }

  /// The rules of the newest edition: what is advised now. `nil` if there is no other edition.
  func presentRules() throws -> RowSet? {
    if let known = cache.presentRules { return known }
    let editions = try editionsHeld()
    guard editions.count > 1, let newest = editions.last else { return nil }
    let capacity = try ruleCapacity()
    var rules = RowSet(capacity: capacity)
    let rows = try connection.rows(
      "SELECT first_rule_id, rule_count FROM document WHERE edition = ?1", .text(newest.slug))
    while try rows.next() {
      let first = try rows.integer(0)
      rules.insert(min(first, capacity)..<min(first + (try rows.integer(1)), capacity))
    }
    cache.presentRules = rules
    return rules
  }
}
