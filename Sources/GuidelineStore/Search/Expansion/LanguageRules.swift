extension RuleStore {
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
