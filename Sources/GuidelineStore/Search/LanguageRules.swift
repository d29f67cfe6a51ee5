extension RuleStore {
  /// The rules in a language.
  func rules(in language: Language) throws -> RowSet {
    if let known = cache.languageRules[language] { return known }
    var rules = RowSet(capacity: try ruleCapacity())
    // With those in a region: a hyphen goes before a full stop.
    let rows = try connection.rows(
      """
      SELECT first_rule_id, rule_count FROM document
      WHERE language >= ?1 AND language < ?1 || '.'
      """, .text(language.tag))
    while try rows.next() {
      rules.insert(rows.integer(0)..<rows.integer(0) + rows.integer(1))
    }
    cache.languageRules[language] = rules
    return rules
  }
}
