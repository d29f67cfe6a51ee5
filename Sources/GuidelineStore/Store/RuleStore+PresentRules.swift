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

  /// The rules in a language.
  func rules(in language: Language) throws -> RowSet {
    if let known = cache.languageRules[language] { return known }
    var rules = RowSet(capacity: try ruleCapacity())
    // With those in a region: a hyphen goes before a full stop.
    let rows = try connection.rows(
      "SELECT rules FROM language WHERE language >= ?1 AND language < ?1 || '.'",
      .text(language.tag))
    while try rows.next() { rows.withBytes(0) { rules.formUnion(RowSet(bytes: $0)) } }
    cache.languageRules[language] = rules
    return rules
  }
}
