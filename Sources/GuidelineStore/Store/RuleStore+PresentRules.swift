extension RuleStore {
  /// The newest edition; `nil` if the store is empty.
  func newestEdition() throws -> Edition? { try editionsHeld().last }

  /// The project's documents that a newer revision of the same edition replaced.
  func replacedDocuments() throws -> Set<Int> {
    if let known = cache.replacedDocuments { return known }
    var replaced: Set<Int> = []
    let rows = try connection.rows(
      """
      SELECT page.document_id, page.revision, other.revision
      FROM document AS page JOIN document AS other USING (topic_id, edition, language)
      WHERE page.origin IS NULL AND other.origin IS NULL AND page.revision IS NOT other.revision
        AND (SELECT is_own FROM source WHERE source_id = page.source_id)
        AND (SELECT is_own FROM source WHERE source_id = other.source_id)
      """)
    while try rows.next() {
      guard let other = try rows.revision(2) else { continue }
      if try rows.revision(1).map({ $0 < other }) ?? true { replaced.insert(try rows.integer(0)) }
    }
    cache.replacedDocuments = replaced
    return replaced
  }

  /// The rules of the newest edition in its newest revision; `nil` if there is no other edition.
  func presentRules() throws -> RowSet? {
    if let known = cache.presentRules { return known }
    let editions = try editionsHeld()
    guard editions.count > 1, let newest = editions.last else { return nil }
    let capacity = try ruleCapacity()
    var rules = RowSet(capacity: capacity)
    let replaced = try replacedDocuments()
    let rows = try connection.rows(
      "SELECT first_rule_id, rule_count, document_id FROM document WHERE edition = ?1",
      .text(newest.slug))
    while try rows.next() {
      guard try !replaced.contains(rows.integer(2)) else { continue }
      let first = try rows.integer(0)
      rules.insert(min(first, capacity)..<min(first + (try rows.integer(1)), capacity))
    }
    cache.presentRules = rules
    return rules
  }

  func rules(in language: Language) throws -> RowSet {
    if let known = cache.languageRules[language] { return known }
    var rules = RowSet(capacity: try ruleCapacity())
    // Includes regional variants: a hyphen sorts before a full stop.
    let rows = try connection.rows(
      "SELECT rules FROM language WHERE language >= ?1 AND language < ?1 || '.'",
      .text(language.tag))
    while try rows.next() { rows.withBytes(0) { rules.formUnion(RowSet(bytes: $0)) } }
    cache.languageRules[language] = rules
    return rules
  }
}
